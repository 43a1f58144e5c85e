/** Processes the items, at most `width` in parallel; the results keep the order of the items. */
export async function pool<T, R>(items: readonly T[], width: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Map<number, R>();
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results.set(index, await work(item));
  };
  await Promise.all(Array.from({ length: width }, worker));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
