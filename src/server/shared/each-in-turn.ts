/** Works on items in turn; one that fails keeps no other waiting. Throws an `AggregateError` of the failures at the end. */
export async function eachInTurn<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  wording: (count: number) => string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, wording(failures.length));
}
