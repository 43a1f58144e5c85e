import { useStored } from '#portal/lib/browser-state.ts';
import { randomId } from '#portal/lib/random-id.ts';
import { localStore } from '#portal/lib/storage.ts';

/** What the contract accepts as the player's own seed. */
const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/;

export function isClientSeed(text: string): boolean {
  return CLIENT_SEED.test(text);
}

/** A seed that nobody else knows. */
export function freshClientSeed(): string {
  return randomId().slice(0, 16);
}

let first: string | undefined;

/** The player's own seed, which this browser remembers. The first one is random. */
export function useClientSeed(): readonly [seed: string, keep: (seed: string) => void] {
  const [kept, keep] = useStored(localStore, 'clientSeed');
  first ??= freshClientSeed();
  return [kept !== null && isClientSeed(kept) ? kept : first, keep];
}
