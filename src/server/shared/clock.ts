/** The time, injected so that a test can pass hours in a millisecond. Milliseconds since 1970. */
export type Clock = () => number;
