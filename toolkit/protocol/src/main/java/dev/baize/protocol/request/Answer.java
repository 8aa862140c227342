package dev.baize.protocol.request;

import java.util.Map;

/**
 * An answer to a request.
 *
 * @param type its type
 * @param fields its other fields, without the number of the request
 */
public record Answer(String type, Map<String, Object> fields) {}
