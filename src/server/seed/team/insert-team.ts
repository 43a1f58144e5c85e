import type { Queries } from '../../db/database.ts';
import { members } from '../../db/schema/members.ts';
import { hashPassword } from '../../domain/identity/session/password.ts';
import { insertPlays } from '../history/insert-plays.ts';
import { DEMO_PASSWORD, seedMembers } from '../members.ts';
import type { SeedCurrency } from '../with-amounts.ts';
import { planPlay, type TeamPlay } from './plan-play.ts';
import { planTeam, type TeamAccount } from './plan-team.ts';

const TOP = 'agent01';
const DAY = 86_400_000;

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
  const plays = planPlay(team, now);
  await insertAccounts(tx, team, plays, now);
  await tx.query('seed_team_wallets', OPEN_WALLETS, [team.map(({ id }) => id), currency.code]);
  await insertPlays(
    tx,
    plays.map(({ account, ...play }) => ({ ...play, memberId: account.id })),
    currency,
  );
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
      passwordHash,
      passwordChangedAt: createdAt,
      welcomedAt: createdAt,
      createdAt,
      lastLoginAt: lastPlayed.get(row.id) ?? createdAt,
    };
  });
  await tx.orm.insert(members).values(rows);
}
