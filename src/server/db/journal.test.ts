import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../paths.ts';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string; readonly when: number }[];
}

interface Snapshot {
  readonly id: string;
  readonly prevId: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(migrationsFolder, 'meta', file), 'utf8'));
// drizzle-kit writes these files.
const { entries } = read('_journal.json') as Journal;
const snapshotOf = (tag: string) => read(`${tag.slice(0, 4)}_snapshot.json`) as Snapshot;

test('each migration is later than those before it, so that an existing database gets it', () => {
  // 0020 stands with the moment that it was released with.
  const later = entries.filter(({ idx }) => idx !== 20);
  expect(later.map(({ when }) => when)).toEqual(later.map(({ when }) => when).toSorted((a, b) => a - b));
});

test('each snapshot follows the one before it, so that drizzle-kit can generate the next', () => {
  const snapshots = entries.slice(-4).map(({ tag }) => snapshotOf(tag));
  for (const [at, { prevId }] of snapshots.entries()) if (at > 0) expect(prevId).toBe(snapshots[at - 1]?.id);
});
