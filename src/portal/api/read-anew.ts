import { onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Reads again what is shown of the given queries. It ends when all is read or has failed, or when the network is lost:
 * nobody could say for how long.
 */
export async function readAnew(queries: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  const readings = Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  let end = () => {};
  const lost = new Promise<void>((lose) => {
    end = onlineManager.subscribe((isOnline) => !isOnline && lose());
  });
  await Promise.race([readings, lost]);
  end();
}

/** Reads again what a change has made wrong. What is not shown is forgotten, so that no page begins with it. */
export function replaceAll(queries: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  for (const queryKey of keys) queries.removeQueries({ queryKey, type: 'inactive' });
  return readAnew(queries, keys);
}
