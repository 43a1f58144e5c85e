import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Load } from './load.ts';
import type { Store } from './store.ts';
import { type ChaosResult, underLoad } from './under-load.ts';

/** Room for the seeded database and some load. */
const SIZE = '400m';
/** So long without an acknowledgement means that the server refuses. */
const QUIET_MS = 5_000;

/**
 * Fills the disk of the database under load until the server acknowledges nothing more. Then makes room and starts both
 * again. The disk is a file system in memory, which only root may mount; otherwise undefined.
 */
export async function fillDisk(store: Store, say: (line: string) => void): Promise<ChaosResult | undefined> {
  const disk = mkdtempSync(join(tmpdir(), 'portico-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    rmSync(disk, { recursive: true });
    return undefined;
  }
  try {
    return await fillUnderLoad(store, disk, say);
  } finally {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  }
}

function fillUnderLoad(store: Store, disk: string, say: (line: string) => void): Promise<ChaosResult> {
  return underLoad(
    store,
    async (site, load) => {
      await load.more(30);
      const filler = join(disk, 'filler');
      fill(filler);
      say(`the disk is full after ${load.acknowledged.length} movements`);
      await untilQuiet(load);
      say(`the server refuses after ${load.acknowledged.length} movements`);
      rmSync(filler);
      // PostgreSQL may have given up on the full disk.
      const took = (await site.crashDatabase()) + (await site.crashServer());
      say(`there is room again, and the server back after ${took.toFixed(0)} ms`);
      await load.more(30);
    },
    disk,
  );
}

/** Writes a file until the disk has no room left. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  const sizes = [1 << 20, 4_096];
  for (const size of sizes) {
    try {
      while (writeSync(file, Buffer.alloc(size)) === size);
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
      if (!isFull) throw error;
    }
  }
  closeSync(file);
}

async function untilQuiet({ acknowledged }: Load): Promise<void> {
  let before: number;
  do {
    before = acknowledged.length;
    await pause(QUIET_MS);
  } while (acknowledged.length > before);
}
