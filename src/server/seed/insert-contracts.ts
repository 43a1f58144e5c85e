import { and, eq } from 'drizzle-orm';
import type { ContractKind, ContractTerms } from '#generated/model/index.ts';
import { type ContractWindow, windowAt } from '#shared/contracts/contract-windows.ts';
import type { Queries } from '../db/database.ts';
import { contractBills, contractHolds, contracts, contractVersions } from '../db/schema/contracts.ts';
import { contractText } from '../domain/affiliates/contracts/contract-text.ts';
import { payOpen } from '../domain/affiliates/contracts/settlement/pay-open.ts';
import { dueAt, settleWindow } from '../domain/affiliates/contracts/settlement/settle-windows.ts';
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

/** The contracts of the demo agents. The salaries of agent01 stay below what the shipped brands grant. */
const seedContracts: readonly SeedContract[] = [
  {
    kind: 'daily',
    upline: PLATFORM,
    downline: AGENT01,
    terms: {
      tiers: [
        { turnover: '0.00', activeDownlines: 1, loss: null, rate: 20 },
        { turnover: '10000.00', activeDownlines: 10, loss: null, rate: 30 },
      ],
      activeMinimum: '20.00',
      carryOver: null,
    },
  },
  { kind: 'daily', upline: AGENT01, downline: AGENT02, terms: flat(20, '20.00') },
  {
    kind: 'dividend',
    upline: PLATFORM,
    downline: AGENT01,
    terms: {
      tiers: [
        { turnover: '50000.00', activeDownlines: 10, loss: '1000.00', rate: 500 },
        { turnover: '100000.00', activeDownlines: 20, loss: '5000.00', rate: 1000 },
      ],
      activeMinimum: '100.00',
      carryOver: 'none',
    },
  },
  { kind: 'hourly', upline: PLATFORM, downline: AGENT01, terms: flat(20, '1.00') },
  { kind: 'realtime', upline: PLATFORM, downline: AGENT01, terms: flat(10, '1.00') },
  { kind: 'daily', upline: AGENT02, downline: PROMOTER, terms: flat(15, '20.00'), requested: true },
];

/** How many days the salaries of the demo were settled for. */
const SETTLED_DAYS = 10;
/** How many windows of the real-time salary were. Some have no bets. */
const SETTLED_REALTIME = 12;
type NotPaid = 'pending' | 'denied' | 'expired' | 'part_collected' | 'insufficient';
/** What became of daily salaries that were not paid at once, by the days since their windows. */
const unpaidDays: ReadonlyMap<number, NotPaid> = new Map([
  [2, 'pending'],
  [3, 'pending'],
  [4, 'pending'],
  [5, 'insufficient'],
  [6, 'part_collected'],
  [8, 'denied'],
  [10, 'expired'],
]);
const reasons = {
  pending: 'We check the bets of this line.',
  denied: 'One person played with several accounts.',
  expired: 'We check the bets of this line.',
  part_collected: null,
  insufficient: null,
} as const;

/** The past of contracts whose windows were settled before the seeding. */
interface Past {
  /** The first moment that contracts of the kind pay for. */
  readonly from: Readonly<Partial<Record<ContractKind, number>>>;
  /** The windows that were due, in the order of their payment. */
  readonly windows: readonly PastWindow[];
}

interface PastWindow {
  readonly kind: ContractKind;
  readonly window: ContractWindow;
  readonly due: number;
  /** The state of agent01's bill, where it was not paid at once. */
  readonly state: NotPaid | undefined;
}

interface Seeding {
  readonly now: Date;
  readonly currency: SeedCurrency;
  /** The zone by whose days past bets were paid for; without one contracts pay from now on. */
  readonly timeZone: string | undefined;
}

/**
 * Contracts of the demo agents. With a zone, daily salaries, a dividend and an hour of real-time salaries are settled
 * over the sandbox's bets. Otherwise contracts pay from the first window that begins after now.
 */
export async function insertContracts(tx: Queries, { now, currency, timeZone }: Seeding): Promise<void> {
  if (timeZone === undefined) return insertAll(tx, now, { currency, from: {} });
  const { from, windows } = pastBefore(now, timeZone);
  await insertAll(tx, now, { currency, from });
  for (const past of windows) {
    const brand = { currency, timeZone, contractPayments: { pendingDays: 7, dailyBudget: null } };
    const settle = () => settleWindow({ brand, clock: () => past.due }, tx, past);
    if (past.state === undefined) await settle();
    else await settleHeld(tx, settle, past.state);
    if (past.state === 'part_collected') await payHalf(tx, brand, new Date(past.due));
  }
}

/** Whose payments were held; with those of agent02 more than one agent has bills that wait. */
const heldAgents = {
  pending: [AGENT01.id, AGENT02.id],
  denied: [AGENT01.id],
  expired: [AGENT01.id],
  part_collected: [AGENT01.id],
  insufficient: [AGENT01.id],
} as const;

/** Settles a window while payments are held, and gives the bills their state. */
async function settleHeld(tx: Queries, settle: () => Promise<unknown>, state: keyof typeof reasons): Promise<void> {
  const reason = reasons[state] ?? 'open';
  const hold = { reason, heldBy: 'Support', heldAt: new Date(0) };
  await tx.orm.insert(contractHolds).values(heldAgents[state].map((memberId) => ({ ...hold, memberId })));
  await settle();
  await tx.orm.delete(contractHolds);
  await tx.orm
    .update(contractBills)
    .set({ state, reason: reasons[state] })
    .where(and(eq(contractBills.state, 'pending'), eq(contractBills.reason, reason)));
}

/** Pays half of what is open, as a budget of the day would that did not reach. */
async function payHalf(tx: Queries, brand: Parameters<typeof payOpen>[0], at: Date): Promise<void> {
  const [open] = await tx.query<{ half: string }>(
    'seed_half_bill',
    `select trunc(sum(net) / 2, $1::int)::text as half from contract_bills where state = 'part_collected'`,
    [brand.currency.decimals],
  );
  const contractPayments = { ...brand.contractPayments, dailyBudget: open?.half ?? '0' };
  await payOpen({ ...brand, contractPayments }, tx, at);
}

function pastBefore(now: Date, timeZone: string): Past {
  const at = now.getTime();
  const dividend = windowAt('dividend', windowAt('dividend', at, timeZone).from - 1, timeZone);
  const days = lastWindows('daily', SETTLED_DAYS, at, timeZone);
  const minutes = lastWindows('realtime', SETTLED_REALTIME, at, timeZone);
  const windows = [
    { kind: 'dividend' as const, window: dividend, state: undefined },
    ...days.map((window, n) => ({ kind: 'daily' as const, window, state: unpaidDays.get(SETTLED_DAYS - n) })),
    ...minutes.map((window) => ({ kind: 'realtime' as const, window, state: undefined })),
  ].map((each) => ({ ...each, due: dueAt(each.kind, each.window, timeZone) }));
  return {
    from: { dividend: dividend.from, daily: days[0]?.from ?? at, realtime: minutes[0]?.from ?? at },
    // The server settles what is not due yet.
    windows: windows.filter(({ due }) => due <= at).sort((a, b) => a.due - b.due),
  };
}

/** The last windows of a kind that have ended, in their order. */
function lastWindows(kind: ContractKind, count: number, at: number, timeZone: string): ContractWindow[] {
  const found: ContractWindow[] = [];
  for (let to = windowAt(kind, at, timeZone).from; found.length < count; to = found[0]?.from ?? to) {
    found.unshift(windowAt(kind, to - 1, timeZone));
  }
  return found;
}

async function insertAll(
  tx: Queries,
  now: Date,
  { currency, from }: { readonly currency: SeedCurrency; readonly from: Past['from'] },
): Promise<void> {
  for (const { kind, upline, downline, requested = false, ...seeded } of seedContracts) {
    const terms = termsIn(seeded.terms, currency);
    const effectiveFrom = new Date(from[kind] ?? now);
    const proposedAt = new Date((Math.floor((requested ? now : effectiveFrom).getTime() / DAY) - 2) * DAY);
    const signedAt = new Date(proposedAt.getTime() + HOUR);
    const [row] = await tx.orm
      .insert(contracts)
      .values({
        kind,
        terms,
        uplineId: upline.id,
        downlineId: downline.id,
        rate: terms.tiers.at(-1)?.rate ?? 1,
        state: requested ? 'requested' : 'valid',
        version: requested ? 1 : 2,
        effectiveFrom: requested ? null : effectiveFrom,
        createdAt: proposedAt,
        updatedAt: requested ? proposedAt : signedAt,
      })
      .returning({ id: contracts.id });
    if (row === undefined) throw new Error('a contract was not stored');
    const names = { upline: upline.account, downline: downline.account };
    const { text, textHash } = contractText(kind, terms, names, { language: 'EN', currency });
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
