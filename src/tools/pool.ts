/** Works through the items with at most `width` of them in hand; the results stand in the items' order. */
export async function pool<T, R>(items: readonly T[], width: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Map<number, R>();
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results.set(index, await work(item));
  };
  await Promise.all(Array.from({ length: width }, worker));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
