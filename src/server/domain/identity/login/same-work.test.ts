import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { addMembers, outcome, sliderTicket, testServices, testVisitor } from '../../testing.ts';
import type { HashingTask } from '../session/hashing-worker.ts';
import { setHashingWork } from '../session/password.ts';
import { login } from './login.ts';

let db: Database;
beforeAll(async () => {
  // Existing and missing accounts must cost the shipped amount of work.
  setHashingWork();
  db = await openTestDatabase();
  await addMembers(db, [
    { account: 'member01' },
    { account: 'closed01', status: 'disabled' },
    { account: 'office01', type: 2, memberAccess: false },
    { account: 'keyless01', password: null, number: ['84', '901234567'] },
  ]);
});
afterAll(() => db.close());
afterEach(() => vi.restoreAllMocks());

/** A new address for each attempt, because addresses have limits too. */
let addresses = 0;
const elsewhere = () => ({ ...testVisitor, ip: `198.51.100.${++addresses}` });

/** The argon2id parameters of each task that a login with a wrong password gives to the hashing threads. */
async function workOf(username: string): Promise<(string | undefined)[]> {
  const services = await testServices(db);
  const sliderTicketOfIt = await sliderTicket(services);
  const given = vi.spyOn(Worker.prototype, 'postMessage');
  const attempt = login(
    services,
    { type: 'username', username, password: 'wrong', sliderTicket: sliderTicketOfIt },
    elsewhere(),
  );
  expect(await outcome(attempt)).toBe('invalid_credentials');
  // The threads receive only tasks of this type.
  return given.mock.calls.map(([task]) => /^\$argon2id\$v=19\$[^$]+/.exec((task as HashingTask).stored ?? '')?.[0]);
}

test.each([
  ['that there is', 'member01'],
  ['that there is not', 'nobody01'],
  ['that is a number of nobody', '0909090909'],
  ['that is the number of one without password', '901234567'],
  ['without password', 'keyless01'],
  ['that is closed', 'closed01'],
  ['that belongs to another site', 'office01'],
])('ERROR-10 a wrong password costs one verification with the same work for an account %s', async (_what, username) => {
  expect(await workOf(username)).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
});
