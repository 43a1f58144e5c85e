/** The time in milliseconds since 1970, injected so that a test can pass hours in a millisecond. */
export type Clock = () => number;
