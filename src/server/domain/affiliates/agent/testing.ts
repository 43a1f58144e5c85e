import type { GameCategory } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import type { Session } from '../../identity/session/session.ts';
import { transferToUpline } from '../../money/transfers/member-transfers.ts';
import { type Entry, type PostingKind, post } from '../../money/wallet/post.ts';
import { betOfRound, payBet, placeOnRound, settleBet } from '../../play/bets/round-bet.ts';
import { addMembers, HOUR, sessionOf, type TestServices } from '../../testing.ts';

/** `head` has `sub`, who has `leaf` and `gone`. */
export interface TestTeam {
  readonly head: Session;
  readonly sub: Session;
  readonly idOf: (name: 'head' | 'sub' | 'leaf' | 'gone') => number;
}

/** The time in which everything happens to the team of `addTeam`. */
export const teamRange = { from: '2026-01-05T09:30:00Z', to: '2026-01-06T09:30:00Z' };

/** Adds a team; each hour something happens to `leaf`, from 09:30 on. */
export async function addTeam(db: Database, services: TestServices): Promise<TestTeam> {
  await addMembers(db, [
    { account: 'team_head', type: 1 },
    { account: 'team_sub', type: 2 },
    { account: 'team_leaf' },
    { account: 'team_gone', status: 'disabled' },
  ]);
  const rows = await db.query<{ id: number; account: string }>(
    'test_ids',
    `select id, account from members where account like 'team\\_%'`,
  );
  const ids = new Map(rows.map(({ id, account }) => [account.slice(5), id]));
  const idOf: TestTeam['idOf'] = (name) => ids.get(name) ?? 0;
  const place = 'update members set upline_id = $2, rebate = $3, to_upline = true where id = $1';
  await db.query('test_place', place, [idOf('head'), null, 90]);
  await db.query('test_place', place, [idOf('sub'), idOf('head'), 60]);
  await db.query('test_place', place, [idOf('leaf'), idOf('sub'), 30]);
  await db.query('test_place', place, [idOf('gone'), idOf('sub'), 0]);
  const team = { head: await sessionOf(services, 'team_head'), sub: await sessionOf(services, 'team_sub'), idOf };
  await happenings(db, services, team);
  return team;
}

/** What happens to a team: an hour passes with each. */
async function happenings(db: Database, services: TestServices, { idOf, sub }: TestTeam): Promise<void> {
  const give = async (
    name: 'leaf' | 'sub',
    kind: PostingKind,
    amount: string,
    house: 'payments' | 'promotions' | 'fees',
  ) => {
    const memberId = idOf(name);
    const negative = amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
    const entries: Entry[] = [
      { house, amount: negative },
      { memberId, purpose: 'main', amount },
    ];
    const at = new Date(services.clock());
    const reason = { kind: 'operator', id: `team-${kind}` } as const;
    await post(db, { key: `team:${name}:${kind}`, kind, reason, at, currency: 'USD', entries });
    services.pass(HOUR);
  };
  await give('leaf', 'deposit', '100.00', 'payments');
  await give('leaf', 'promotion', '7.00', 'promotions');
  await give('leaf', 'rebate', '2.50', 'promotions');
  await give('leaf', 'fee', '-0.50', 'fees');
  const bet = betting(db, services, idOf('leaf'));
  await bet('won', 'RNG', 'SAF', '10.00', '35.00');
  await bet('lost', 'LIVE', 'KIT', '4.00', '0');
  await bet('void', 'RNG', 'SAF', '3.00', '3.00');
  await bet('open', 'SPORTS', 'SAF', '2.00');
  await give('sub', 'deposit', '40.00', 'payments');
  await db.transaction((tx) => transferToUpline(services, tx, sub, { amount: '15.00' }));
  services.pass(HOUR);
}

/** Places bets of a member, which are settled half an hour later where they pay anything or nothing. */
function betting(db: Database, services: TestServices, memberId: number) {
  return async (name: string, gameType: GameCategory, vendor: string, stake: string, payout?: string) => {
    const round = { vendor, memberId, roundId: `team-${name}` };
    const game = { nodeId: null, gameName: `Game ${name}`, gameType };
    const at = () => new Date(services.clock());
    await placeOnRound(db, { ...round, id: `b-team-${name}`, game, stake, summary: 'One', at: at() });
    services.pass(HOUR / 2);
    if (payout !== undefined) {
      const placed = await betOfRound(db, round);
      if (placed === undefined) throw new Error('no such round');
      const refund = name === 'void' ? payout : '0';
      const paid = await payBet(db, placed, { amount: payout, refund, retaken: '0', result: null, at: at() });
      await settleBet(db, paid, at(), name === 'void' ? 'void' : undefined);
    }
    services.pass(HOUR / 2);
  };
}
