import type { LotteryGameCode } from '#generated/model/index.ts';
import { localStore } from '#portal/lib/storage.ts';

type Kept = Readonly<Record<string, readonly LotteryGameCode[]>>;

/** The favourite games of a user as this browser knows them (`LOTTFAV`); undefined where it knows none. */
export function keptFavourites(username: string): readonly LotteryGameCode[] | undefined {
  const kept = readAll();
  return Object.hasOwn(kept, username) ? kept[username] : undefined;
}

/** Keeps the favourite games of a user; those of the browser's other users stay (LOTTERY-06). */
export function keepFavourites(username: string, codes: readonly LotteryGameCode[]): void {
  localStore.set('LOTTFAV', JSON.stringify({ ...readAll(), [username]: codes }));
}

/** What is stored may be of an earlier version, or of somebody's hand. */
function readAll(): Kept {
  try {
    const stored: unknown = JSON.parse(localStore.get('LOTTFAV') ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const lists = Object.entries(stored).filter((entry): entry is [string, string[]] => isList(entry[1]));
    return Object.fromEntries(lists);
  } catch {
    return {};
  }
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((code) => typeof code === 'string');
}
