@echo off
rem Starts the command line of Baize on Windows.
rem
rem Environment:
rem   JAVA_HOME           the Java to use, instead of the first on the PATH
rem   BAIZE_JAVA_OPTIONS  more options for Java
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
"%JAVA%" -XX:-UsePerfData -XX:+DisplayVMOutputToStderr -Xshare:auto -Xlog:disable ^
  -XX:+IgnoreUnrecognizedVMOptions -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0 ^
  %BAIZE_JAVA_OPTIONS% -cp "%~dp0..\lib\baize-cli.jar" dev.baize.cli.Main %*
