import type { ContractKind, ContractState, ContractTerms } from '#generated/model/index.ts';
import { windowAt } from '#shared/contracts/contract-windows.ts';
import type { Queries } from '../../db/database.ts';
import { contracts, contractVersions } from '../../db/schema/contracts.ts';
import { contractText } from '../../domain/affiliates/contracts/contract-text.ts';
import { seedMembers } from '../members.ts';
import { inCurrency, type SeedCurrency } from '../with-amounts.ts';
import { planTeam } from './plan-team.ts';

const DAY = 86_400_000;
const AGENT = 2;

/** Small rates in basis points, below those of the agent above. */
const rates: Readonly<Record<ContractKind, number>> = { dividend: 100, daily: 20, hourly: 5, realtime: 2 };

type Step = Pick<typeof contractVersions.$inferInsert, 'action' | 'state' | 'reason'> & {
  readonly by: 'upline' | 'downline';
};

const proposed: Step = { action: 'propose', state: 'requested', by: 'upline' };
const signed: Step = { action: 'sign', state: 'valid', by: 'downline' };
const terminating: Step = { action: 'terminate', state: 'terminating', by: 'upline', reason: 'We agree on new rates.' };

/** What was done with a contract, by the place of the agent below; the last two follow each other. */
const histories: readonly { readonly place: number; readonly steps: readonly Step[] }[] = [
  { place: 0, steps: [proposed] },
  { place: 1, steps: [proposed, { action: 'reject', state: 'rejected', by: 'downline', reason: 'The rate is low.' }] },
  { place: 2, steps: [proposed, { action: 'withdraw', state: 'withdrawn', by: 'upline' }] },
  { place: 3, steps: [proposed, signed, terminating] },
  {
    place: 4,
    steps: [proposed, signed, terminating, { action: 'agree_termination', state: 'terminated', by: 'downline' }],
  },
  { place: 5, steps: [proposed, signed, { action: 'supersede', state: 'superseded', by: 'downline' }] },
  { place: 5, steps: [proposed, signed] },
];

interface Seeding {
  readonly now: Date;
  readonly currency: SeedCurrency;
  readonly timeZone: string;
}

/**
 * Contracts of the demo's agent with the agents directly below: of each kind one in each state. Proposals are
 * weeks old; all that followed was in the window that runs now, so none has paid yet.
 */
export async function insertTeamContracts(tx: Queries, { now, currency, timeZone }: Seeding): Promise<void> {
  const upline = seedMembers.find(({ account }) => account === 'agent01');
  if (upline === undefined) throw new Error('no demo account agent01');
  const line = planTeam(upline.id, upline.ageDays).filter(
    ({ type, uplineId }) => type === AGENT && uplineId === upline.id,
  );
  for (const kind of ['dividend', 'daily', 'hourly', 'realtime'] as const) {
    const window = windowAt(kind, now.getTime(), timeZone);
    for (const [order, { place, steps }] of histories.entries()) {
      const downline = line[place];
      if (downline === undefined) throw new Error(`no agent ${place} below ${upline.account}`);
      const terms = termsOf(kind, rates[kind] + (order === histories.length - 1 ? 1 : 0), currency);
      const state: ContractState = steps.at(-1)?.state ?? 'requested';
      const proposedAt = new Date(window.from - 20 * DAY);
      const since = now.getTime() - window.from;
      const next = new Date(window.to);
      const [row] = await tx.orm
        .insert(contracts)
        .values({
          kind,
          terms,
          uplineId: upline.id,
          downlineId: downline.id,
          rate: terms.tiers[0]?.rate ?? 1,
          state,
          version: steps.length,
          waitsFor: state === 'terminating' ? 'downline' : null,
          effectiveFrom: steps.includes(signed) ? next : null,
          effectiveTo: state === 'terminated' || state === 'superseded' ? next : null,
          createdAt: proposedAt,
          updatedAt: steps.length === 1 ? proposedAt : now,
        })
        .returning({ id: contracts.id });
      if (row === undefined) throw new Error('a contract was not stored');
      const names = { upline: upline.account, downline: downline.account };
      const words = contractText(kind, terms, names, { language: 'EN', currency });
      await tx.orm.insert(contractVersions).values(
        steps.map(({ by, ...step }, at) => ({
          ...step,
          ...words,
          contractId: row.id,
          version: at + 1,
          textLanguage: 'EN' as const,
          byId: by === 'upline' ? upline.id : downline.id,
          at: at === 0 ? proposedAt : new Date(window.from + (since * at) / (steps.length - 1)),
        })),
      );
    }
  }
}

function termsOf(kind: ContractKind, rate: number, currency: SeedCurrency): ContractTerms {
  const isDividend = kind === 'dividend';
  const loss = isDividend ? inCurrency('1000.00', currency) : null;
  return {
    tiers: [{ turnover: inCurrency('0.00', currency), activeDownlines: 1, loss, rate }],
    activeMinimum: inCurrency('20.00', currency),
    carryOver: isDividend ? 'half-month' : null,
  };
}
