import { hashPassword } from '../../../domain/session/password.ts';
import { postAll } from '../../../domain/wallet/post.ts';
import type { Queries } from '../../database.ts';
import { betSettlements, bets } from '../../schema/bets.ts';
import { depositSteps, deposits } from '../../schema/deposits.ts';
import { members } from '../../schema/members.ts';
import { betPostings, depositPostings } from '../history/history-postings.ts';
import { betRow, depositRow, depositStepRows, settlementRow } from '../history/history-rows.ts';
import { betIn, depositIn } from '../history/past-in-currency.ts';
import { DEMO_PASSWORD, seedMembers } from '../members.ts';
import type { SeedCurrency } from '../with-amounts.ts';
import { planPlay, type TeamPlay } from './plan-play.ts';
import { planTeam, type TeamAccount } from './plan-team.ts';

const TOP = 'agent01';
const DAY = 86_400_000;
/** A statement has at most 65,535 parameters. */
const ROWS = 2_000;

const OPEN_WALLETS = `
  with opened as (
    insert into accounts (kind, member_id, currency) select 'main', id, $2 from unnest($1::bigint[]) id
    returning id, member_id
  )
  insert into wallets (member_id, kind, account_id, currency) select member_id, 'main', id, $2 from opened`;

/**
 * Inserts the team of the demo's agent: some 400 accounts in five levels with the bets and deposits of 90 days. They
 * have the demo's password. The accounts of the demo keep their places and their balances.
 */
export async function insertTeam(tx: Queries, now: Date, currency: SeedCurrency): Promise<void> {
  const top = seedMembers.find(({ account }) => account === TOP);
  if (top === undefined) throw new Error(`no demo account ${TOP}`);
  const team = planTeam(top.id, top.ageDays);
  const plays = planPlay(team, now).map((play) => inBrand(play, currency));
  await insertAccounts(tx, team, plays, now);
  await tx.query('seed_team_wallets', OPEN_WALLETS, [team.map(({ id }) => id), currency.code]);
  const pasts = plays.map((play) => pastOf(play, currency.code));
  await inParts(
    pasts.flatMap(({ rows }) => rows.bets),
    (rows) => tx.orm.insert(bets).values(rows),
  );
  await inParts(
    pasts.flatMap(({ rows }) => rows.settlements),
    (rows) => tx.orm.insert(betSettlements).values(rows),
  );
  await inParts(
    pasts.flatMap(({ rows }) => rows.deposits),
    (rows) => tx.orm.insert(deposits).values(rows),
  );
  await inParts(
    pasts.flatMap(({ rows }) => rows.steps),
    (rows) => tx.orm.insert(depositSteps).values(rows),
  );
  await inParts(
    pasts.flatMap(({ postings }) => postings),
    (postings) => postAll(tx, postings),
  );
}

function inBrand({ account, ...play }: TeamPlay, currency: SeedCurrency): TeamPlay {
  return {
    account,
    bets: play.bets.map((bet) => betIn(currency, bet)),
    deposits: play.deposits.map((deposit) => depositIn(currency, deposit)),
  };
}

async function insertAccounts(
  tx: Queries,
  team: readonly TeamAccount[],
  plays: readonly TeamPlay[],
  now: Date,
): Promise<void> {
  // One hash for all, because each takes a processor for some 20 ms.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const lastPlayed = new Map(plays.map(({ account, bets }) => [account.id, bets.at(-1)?.placedAt]));
  const rows = team.map(({ sittings: _, avatar, ageDays, ...row }) => {
    const createdAt = new Date(now.getTime() - ageDays * DAY);
    return {
      ...row,
      memberAccess: true,
      avatarUrl: `/art/avatar/${avatar}.svg`,
      ...{ passwordHash, passwordChangedAt: createdAt, welcomedAt: createdAt, createdAt },
      lastLoginAt: lastPlayed.get(row.id) ?? createdAt,
    };
  });
  await tx.orm.insert(members).values(rows);
}

/** The rows of what an account has played, and its movements of money in the order of their times. */
function pastOf({ account: { id }, ...play }: TeamPlay, currency: string) {
  const postings = [
    ...betPostings(play.bets, id, currency),
    ...play.deposits.flatMap((deposit) => depositPostings(deposit, currency)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const past = { ...play, postings, withdrawals: [] };
  return {
    postings,
    rows: {
      bets: play.bets.map((bet) => betRow(bet, id)),
      settlements: play.bets.flatMap((bet) => settlementRow(bet, id)),
      deposits: play.deposits.map((deposit) => depositRow(deposit, past)),
      steps: play.deposits.flatMap(depositStepRows),
    },
  };
}

async function inParts<Row>(rows: readonly Row[], insert: (part: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS) await insert(rows.slice(at, at + ROWS));
}
