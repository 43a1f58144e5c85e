let last: Promise<unknown> = Promise.resolve();

/** Does the work once all that came here before is done, well or badly. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
