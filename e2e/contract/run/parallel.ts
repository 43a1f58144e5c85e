/**
 * Processes items with limited concurrency. The first error stops the work and is thrown when all started items are
 * done.
 */
export async function parallel<T>(
  items: readonly T[],
  abreast: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  let failure: { readonly error: unknown } | undefined;
  const worker = async () => {
    for (const item of left) {
      if (failure) return;
      try {
        await work(item);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(abreast, items.length) }, worker));
  if (failure) throw failure.error;
}
