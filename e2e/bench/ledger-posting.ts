import type { Database } from '../../src/server/db/database.ts';
import { TEST_NOW } from '../../src/server/db/testing.ts';
import { post } from '../../src/server/domain/money/wallet/post.ts';
import { FIRST_MEMBER, MEMBERS } from './ledger-books.ts';
import { CLIENTS, pgbench, SECONDS } from './pgbench.ts';
import { type Figure, median } from './result.ts';

const ROUNDS = 3;
const part = 'ledger';

/** Postings a second at 16 clients, ours and those of pgbench with the same statements, in turn. */
export async function comparePosting(db: Database, url: string, say: (line: string) => void): Promise<Figure[]> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    say(`ledger, posting ${round}/${ROUNDS}`);
    ours.push(await postRepeatedly(db, round));
    const bare = await pgbench(url);
    if (bare !== undefined) theirs.push(bare);
  }
  const rate: Figure = { part, name: 'posting at 16 clients', value: median(ours), unit: '/s' };
  if (theirs.length < ROUNDS) {
    say('ledger, there is no pgbench to compare with');
    return [rate];
  }
  const ratio = median(ours.map((one, round) => one / (theirs[round] ?? Number.NaN)));
  return [
    rate,
    { part, name: 'the same by pgbench -M prepared', value: median(theirs), unit: '/s' },
    { part, name: 'posting to pgbench', value: ratio, unit: 'x', target: ['>=', 0.6] },
  ];
}

async function postRepeatedly(db: Database, round: number): Promise<number> {
  const begin = performance.now();
  const end = begin + SECONDS * 1000;
  let posted = 0;
  const client = async (number: number) => {
    for (let n = 0; performance.now() < end; n++) {
      const memberId = FIRST_MEMBER + (((n * CLIENTS + number) * 7919) % MEMBERS);
      await db.transaction((tx) =>
        post(tx, {
          key: `bench:${round}:${number}:${n}`,
          kind: 'adjustment',
          reason: { kind: 'operator', id: 'bench' },
          at: new Date(TEST_NOW),
          currency: 'USD',
          entries: [
            { house: 'house', amount: '-1.00' },
            { memberId, purpose: 'main', amount: '1.00' },
          ],
        }),
      );
      posted++;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return posted / ((performance.now() - begin) / 1000);
}
