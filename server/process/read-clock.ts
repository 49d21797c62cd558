/** The real time; everything below takes it as an argument, so that tests can choose it. */
export function readClock(): Date {
  return new Date();
}
