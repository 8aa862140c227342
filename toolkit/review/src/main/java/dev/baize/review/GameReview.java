package dev.baize.review;

import dev.baize.core.record.Header;
import java.util.List;

/**
 * The review of a game: what the decisions of some seats cost, and what luck did.
 *
 * @param header of the record
 * @param judge the player whose advice was taken, with its settings
 * @param leftOpen whether the hand in which the record ends is not over, and counts nowhere
 * @param seats the reviews of seats, one or more
 */
public record GameReview(Header header, String judge, boolean leftOpen, List<SeatReview> seats) {}
