import type { ContractKind, ContractTerms } from '../../../../generated/server/model/index.ts';
import { contractText } from '../../domain/contracts/contract-text.ts';
import type { Queries } from '../database.ts';
import { contracts, contractVersions } from '../schema/contracts.ts';
import { inCurrency, type SeedCurrency } from './with-amounts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const [AGENT01, AGENT02, PROMOTER] = [
  { id: 1_000_002, account: 'agent01' },
  { id: 1_000_003, account: 'agent02' },
  { id: 1_000_004, account: 'promoter41' },
] as const;
const PLATFORM = { id: null, account: 'platform' } as const;

interface Party {
  readonly id: number | null;
  readonly account: string;
}

interface SeedContract {
  readonly kind: ContractKind;
  readonly upline: Party;
  readonly downline: Party & { readonly id: number };
  readonly terms: ContractTerms;
  /** Whether it waits for its signature. */
  readonly requested?: boolean;
}

/** A salary of one rate for everybody. */
function flat(rate: number, activeMinimum: string): ContractTerms {
  return { tiers: [{ turnover: '0.00', activeDownlines: 1, loss: null, rate }], activeMinimum, carryOver: null };
}

/** The contracts of the demo agents, with the terms of the contract's examples. */
const seedContracts: readonly SeedContract[] = [
  {
    ...{ kind: 'daily', upline: PLATFORM, downline: AGENT01 },
    terms: {
      tiers: [
        { turnover: '0.00', activeDownlines: 1, loss: null, rate: 60 },
        { turnover: '10000.00', activeDownlines: 10, loss: null, rate: 90 },
      ],
      ...{ activeMinimum: '20.00', carryOver: null },
    },
  },
  { kind: 'daily', upline: AGENT01, downline: AGENT02, terms: flat(60, '20.00') },
  {
    ...{ kind: 'dividend', upline: PLATFORM, downline: AGENT01 },
    terms: {
      tiers: [
        { turnover: '50000.00', activeDownlines: 10, loss: '1000.00', rate: 500 },
        { turnover: '100000.00', activeDownlines: 20, loss: '5000.00', rate: 1000 },
      ],
      ...{ activeMinimum: '100.00', carryOver: 'none' },
    },
  },
  { kind: 'hourly', upline: PLATFORM, downline: AGENT01, terms: flat(30, '1.00') },
  { kind: 'realtime', upline: PLATFORM, downline: AGENT01, terms: flat(10, '1.00') },
  { kind: 'daily', upline: AGENT02, downline: PROMOTER, terms: flat(40, '20.00'), requested: true },
];

/**
 * Contracts of the demo agents. They pay from the first window that begins after now, because nothing of the history
 * was settled.
 */
export async function insertContracts(tx: Queries, now: Date, currency: SeedCurrency): Promise<void> {
  for (const { kind, upline, downline, requested = false, ...seeded } of seedContracts) {
    const terms = termsIn(seeded.terms, currency);
    const proposedAt = new Date(now.getTime() - 2 * DAY);
    const signedAt = new Date(proposedAt.getTime() + HOUR);
    const [row] = await tx.orm
      .insert(contracts)
      .values({
        ...{ kind, terms, uplineId: upline.id, downlineId: downline.id, rate: terms.tiers.at(-1)?.rate ?? 1 },
        ...{
          state: requested ? 'requested' : 'valid',
          version: requested ? 1 : 2,
          effectiveFrom: requested ? null : now,
        },
        ...{ createdAt: proposedAt, updatedAt: requested ? proposedAt : signedAt },
      })
      .returning({ id: contracts.id });
    if (row === undefined) throw new Error('a contract was not stored');
    const { text, textHash } = contractText(kind, terms, { upline: upline.account, downline: downline.account }, 'EN');
    const words = { contractId: row.id, text, textLanguage: 'EN', textHash } as const;
    await tx.orm
      .insert(contractVersions)
      .values([
        { ...words, version: 1, action: 'propose', state: 'requested', byId: upline.id, at: proposedAt },
        ...(requested
          ? []
          : [{ ...words, version: 2, action: 'sign', state: 'valid', byId: downline.id, at: signedAt } as const]),
      ]);
  }
}

/** Terms whose amounts are of the size that the currency has. */
function termsIn({ tiers, activeMinimum, carryOver }: ContractTerms, currency: SeedCurrency): ContractTerms {
  return {
    tiers: tiers.map(({ turnover, loss, ...tier }) => ({
      ...tier,
      turnover: inCurrency(turnover, currency),
      loss: loss === null ? null : inCurrency(loss, currency),
    })),
    activeMinimum: inCurrency(activeMinimum, currency),
    carryOver,
  };
}
