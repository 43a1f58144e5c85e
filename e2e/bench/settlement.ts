import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../src/tools/postgres.ts';
import { peakMb } from './processes.ts';
import type { Figure } from './result.ts';
import { BETS_EACH, fillDraw, insertEntries, makeBettors } from './settlement-bets.ts';

const part = 'settlement';
const [FEW, MANY] = [100_000, 1_000_000];

/**
 * Measures the settlement of a draw with many bets on PostgreSQL: its time, and the memory of the process. That must
 * not grow with the bets. The time to insert as many entries of the ledger stands beside it. Bets, records and winners
 * take half of the time, the postings take the other half.
 */
export async function settlement(say: (line: string) => void): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    say('settlement, members');
    await makeBettors(postgres.url, MANY / BETS_EACH);
    const few = await measure(postgres.url, { drawId: 'VN_NORTH-20260105', day: '2026-01-05', count: FEW }, say);
    const many = await measure(postgres.url, { drawId: 'VN_NORTH-20260106', day: '2026-01-06', count: MANY }, say);
    return [
      ...figuresOf(FEW, few),
      ...figuresOf(MANY, many),
      {
        part,
        name: 'time of ten times the bets',
        value: many.seconds / few.seconds,
        unit: 'x',
        target: ['<=', 12],
      },
      {
        part,
        name: 'peak memory of ten times the bets',
        value: many.memory / few.memory,
        unit: 'x',
        target: ['<=', 1.2],
      },
    ];
  } finally {
    await postgres.stop();
  }
}

interface Draw {
  readonly drawId: string;
  readonly day: string;
  readonly count: number;
}

interface Measured {
  readonly seconds: number;
  /** Peak, MB. */
  readonly memory: number;
  /** The seconds in which as many entries are inserted. */
  readonly entries: number;
}

async function measure(url: string, { drawId, day, count }: Draw, say: (line: string) => void): Promise<Measured> {
  const drawAt = `${day}T11:15:00Z`;
  say(`settlement, ${count} bets`);
  await fillDraw(url, drawId, new Date(drawAt), count);
  say(`settlement, ${count} entries`);
  const entries = await insertEntries(url, drawId, count);
  say(`settlement, settling ${count} bets`);
  const settled = await settle(url, drawId, drawAt);
  if (settled.bets !== count) throw new Error(`${settled.bets} bets were settled instead of ${count}`);
  return { ...settled, entries };
}

async function settle(url: string, drawId: string, drawAt: string) {
  const child = spawn('node', [join(import.meta.dirname, 'settle-a-draw.ts'), url, drawId, drawAt], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [ended, printed] = [once(child, 'exit'), text(child.stdout)];
  let memory = 0;
  while (child.exitCode === null) {
    memory = Math.max(memory, await peakMb(child.pid ?? 0));
    await Promise.race([ended, pause(100)]);
  }
  if (child.exitCode !== 0) throw new Error('the draw was not settled');
  // The program above wrote it.
  const { seconds, bets } = JSON.parse(await printed) as { readonly seconds: number; readonly bets: number };
  return { seconds, bets, memory };
}

function figuresOf(count: number, { seconds, memory, entries }: Measured): Figure[] {
  const of = `${count.toLocaleString('en')} bets`;
  return [
    { part, name: `${of} on a draw, settled`, value: seconds, unit: 's' },
    { part, name: `${of}, as many entries inserted`, value: entries, unit: 's' },
    { part, name: `${of}, settled to inserted`, value: seconds / entries, unit: 'x', target: ['<=', 3] },
    { part, name: `${of}, peak memory of the process`, value: memory, unit: 'MB' },
  ];
}
