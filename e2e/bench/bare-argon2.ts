import { setPriority } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { HASHING_PRIORITY, WORK } from '../../src/server/domain/session/hashing-work.ts';
import { median } from './result.ts';

/**
 * Verifies a password for some seconds, so many at a time, on the threads of this process, and prints the time of one in
 * ms, after a second to warm up. `UV_THREADPOOL_SIZE` says how many threads there are; they hurry as little as those of
 * the server do.
 */
if (process.platform === 'linux') setPriority(0, HASHING_PRIORITY);
const [concurrency = '', seconds = ''] = process.argv.slice(2);
const stored = await hash('Portico123', WORK);
const warm = performance.now() + 1000;
const end = warm + Number(seconds) * 1000;
const times: number[] = [];

async function go(): Promise<void> {
  while (performance.now() < end) {
    const began = performance.now();
    if (!(await verify(stored, 'Portico123'))) throw new Error('The password is right');
    if (began > warm) times.push(performance.now() - began);
  }
}

await Promise.all(Array.from({ length: Number(concurrency) }, go));
process.stdout.write(String(median(times)));
