let last: Promise<unknown> = Promise.resolve();

/** Runs the work after all earlier work has ended, failed or not. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
