/** The figures of fast draws move on after at most this long. */
export const REFRESH_MS = 30_000;
