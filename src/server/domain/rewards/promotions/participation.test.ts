import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { loadBrand } from '#server/config/load-brand.ts';
import { reward } from '#server/seed/promotions.ts';
import type { RuleFacts } from '../grants/claim-rules.ts';
import type { ApplicationRow } from './application-row.ts';
import { isUsedUp } from './deposit-terms.ts';
import { type Joinable, joinRefusal, type MemberFacts, participationOf } from './participation.ts';

const shipped = loadBrand(readConfig({}));
const rules = { accountAgeDays: 7, waitingDays: 3, onePerContact: false, onePerDevice: false, opposingOdds: null };
const brand = { ...shipped, promotionRules: rules };
const at = (time: string) => new Date(`2026-01-${time}Z`);
/** A Monday, 16:30 in Vietnam. */
const now = at('05T09:30:00.000').getTime();

const promotion: Joinable = {
  id: 'p-1',
  applyMode: 'join',
  startsAt: at('01T00:00:00.000'),
  endsAt: null,
  minDeposit: '20.00000000',
  rule: null,
  reward: reward('bonus', { rate: 2_000, maximum: '100.00' }),
  left: null,
};
const old: RuleFacts = { openedAt: new Date(0), lastBonusAt: null, taken: new Set() };
const nothing: MemberFacts = {
  entries: [],
  waiting: new Map(),
  applications: new Map(),
  tickets: new Map(),
  hasDeposited: false,
  rules: old,
};
const entry = { promotionId: 'p-1', round: '', joinedAt: at('02T08:00:00.000'), deposited: null };
const joined = { ...nothing, entries: [{ ...entry, issuedAt: null, bonusId: null }] };
const joinedAnother = { ...nothing, entries: joined.entries.map((one) => ({ ...one, promotionId: 'p-2' })) };
const issued = {
  ...nothing,
  entries: [{ ...entry, deposited: '200.00000000', issuedAt: at('03T08:00:00.000'), bonusId: 'bn-1' }],
};
const prize = {
  promotionId: 'p-1',
  rewardId: 'rw-1',
  reward: reward('cash', { amount: '3.50000000' }),
  grantedAt: at('04T08:00:00.000'),
  expiresAt: at('08T08:00:00.000'),
  claimedAt: null,
  bonusId: null,
};
const waits = { ...nothing, waiting: new Map([['p-1', prize]]) };
const claimed = {
  ...nothing,
  waiting: new Map([['p-1', { ...prize, claimedAt: at('05T08:00:00.000'), bonusId: 'bn-2' }]]),
};
const filed: ApplicationRow = {
  id: 'ap-1',
  memberId: 1,
  promotionId: 'p-1',
  state: 'applying',
  remark: 'Here',
  imageCount: 1,
  filedAt: at('02T09:00:00.000'),
  reviewer: null,
  takenAt: null,
  decidedAt: null,
  reason: null,
  note: null,
  bonusId: null,
};
const applied = (changes: Partial<ApplicationRow> = {}) => ({
  ...nothing,
  applications: new Map([['p-1', { ...filed, ...changes }]]),
});
const taken = { takenAt: at('03T09:00:00.000'), state: 'processing' } as const;
const given = { ...taken, decidedAt: at('04T09:00:00.000'), state: 'issued', bonusId: 'bn-3' } as const;

describe('a member may not join', () => {
  const weekly = { kind: 'weekday_deposit', weekday: 0 } as const;
  test.each<[string, Partial<Joinable>, Partial<MemberFacts>, string | undefined]>([
    ['at its beginning: it may', { startsAt: new Date(now) }, {}, undefined],
    ['a millisecond before it begins', { startsAt: new Date(now + 1) }, {}, 'soon'],
    ['at its end', { endsAt: new Date(now) }, {}, 'over'],
    ['a millisecond before its end: it may', { endsAt: new Date(now + 1) }, {}, undefined],
    ['again', {}, joined, 'joined'],
    ['after it joined another promotion: it may', {}, joinedAnother, undefined],
    ['again, after its bonus', {}, issued, 'joined'],
    ['on another weekday', { rule: { ...weekly, weekday: 1 } }, {}, 'day'],
    ['what it joined in another round: it may', { rule: weekly }, joined, undefined],
    ['a first deposit after one', { rule: { kind: 'first_deposit' } }, { hasDeposited: true }, 'first'],
    ['another after a deposit: it may', {}, { hasDeposited: true }, undefined],
    ['what is used up', { left: '0.00000000' }, {}, 'used_up'],
    ['what does not reach for the smallest bonus', { left: '3.99000000' }, {}, 'used_up'],
    ['what reaches for it: it may', { left: '4.00000000' }, {}, undefined],
    ['what comes with the registration', { applyMode: 'claim', rule: { kind: 'registration' } }, {}, 'registration'],
    ['what comes by itself', { applyMode: 'auto' }, {}, 'itself'],
    ['what it applied for', { applyMode: 'apply' }, applied(), 'joined'],
    ['what it was given for an application', { applyMode: 'apply' }, applied(given), 'joined'],
    ['after it was rejected: it may', { applyMode: 'apply' }, applied({ state: 'rejected' }), undefined],
  ])('PROMO-08 %s', (_, changes, facts, refusal) => {
    expect(joinRefusal(brand, { ...promotion, ...changes }, { ...nothing, ...facts }, now)).toBe(refusal);
  });

  const day = 86_400_000;
  test.each<[string, Partial<RuleFacts>, string | undefined]>([
    ['with an account of seven days: it may', { openedAt: new Date(now - 7 * day) }, undefined],
    ['with one a millisecond younger', { openedAt: new Date(now - 7 * day + 1) }, 'account_age'],
    ['three days after a bonus: it may', { lastBonusAt: new Date(now - 3 * day) }, undefined],
    ['a millisecond sooner', { lastBonusAt: new Date(now - 3 * day + 1) }, 'waiting'],
    ['what another account of the person took', { taken: new Set(['p-1 ']) }, 'same_person'],
    ['what it took in another round: it may', { taken: new Set(['p-1 2026-01-05', 'p-2 ']) }, undefined],
  ])('PROMO-08 PROMO-01 %s', (_, facts, refusal) => {
    const known = { ...nothing, rules: { ...old, ...facts } };
    expect(joinRefusal(brand, promotion, known, now)).toBe(refusal);
    const none = { ...rules, accountAgeDays: 0, waitingDays: 0 };
    const isOfRules = refusal === 'same_person';
    expect(joinRefusal({ ...brand, promotionRules: none }, promotion, known, now)).toBe(
      isOfRules ? refusal : undefined,
    );
  });
});

describe('how a member stands', () => {
  const stands = (facts: MemberFacts, changes: Partial<Joinable> = {}, language: 'EN' | 'VI' = 'EN') =>
    participationOf({ brand, clock: () => now }, { ...promotion, ...changes }, facts, language);
  const free = {
    promotionId: 'p-1',
    state: 'join',
    changedAt: null,
    eligible: true,
    ineligibleReason: null,
    joinedAt: null,
    progress: null,
    application: null,
    rewardId: null,
    claimAmount: null,
    claimUntil: null,
    bonusId: null,
    openTickets: 0,
  };
  const again = { eligible: false, ineligibleReason: 'You have joined already.' };
  const both = { joinedAt: '2026-01-02T08:00:00.000Z', ...again };

  test('PROMO-01 free to join, and in Vietnamese why not', () => {
    expect(stands(nothing)).toEqual(free);
    expect(stands(nothing, { left: '0' }, 'VI')).toEqual({
      ...free,
      eligible: false,
      ineligibleReason: 'Tiền thưởng của khuyến mãi đã phát hết.',
    });
  });

  test('PROMO-01 with what it joined: its progress, and its bonus', () => {
    const progress = { kind: 'deposit', target: '20.00', progress: '0.00' };
    expect(stands(joined)).toEqual({
      ...free,
      ...both,
      state: 'signed',
      changedAt: '2026-01-02T08:00:00.000Z',
      progress,
    });
    expect(stands(joined, { minDeposit: null }).progress).toBeNull();
    expect(stands(joined, { applyMode: 'auto' }).progress).toBeNull();
    expect(stands(issued)).toEqual({
      ...free,
      ...both,
      state: 'issued',
      changedAt: '2026-01-03T08:00:00.000Z',
      bonusId: 'bn-1',
      progress: { ...progress, progress: '200.00' },
    });
  });

  test('PROMO-01 with a reward that waits, and after it was claimed', () => {
    expect(stands(waits)).toEqual({
      ...free,
      state: 'claim',
      changedAt: '2026-01-04T08:00:00.000Z',
      rewardId: 'rw-1',
      claimAmount: '3.50',
      claimUntil: '2026-01-08T08:00:00.000Z',
    });
    expect(stands(claimed)).toEqual({
      ...free,
      state: 'claimed',
      changedAt: '2026-01-05T08:00:00.000Z',
      rewardId: 'rw-1',
      bonusId: 'bn-2',
    });
    const points = { ...nothing, waiting: new Map([['p-1', { ...prize, reward: reward('points', { points: 5 }) }]]) };
    expect(stands(points)).toMatchObject({ state: 'claim', claimAmount: null });
    const endless = { ...nothing, waiting: new Map([['p-1', { ...prize, expiresAt: null }]]) };
    expect(stands(endless)).toMatchObject({ state: 'claim', claimUntil: null });
  });

  test.each<[string, Partial<ApplicationRow>, object]>([
    ['filed', {}, { state: 'applying', changedAt: '2026-01-02T09:00:00.000Z', ...again }],
    ['taken up', taken, { state: 'processing', changedAt: '2026-01-03T09:00:00.000Z', ...again }],
    ['given', given, { state: 'issued', changedAt: '2026-01-04T09:00:00.000Z', bonusId: 'bn-3', ...again }],
    [
      'rejected',
      { ...taken, decidedAt: given.decidedAt, state: 'rejected', reason: 'Blurred' },
      { state: 'rejected', changedAt: '2026-01-04T09:00:00.000Z' },
    ],
  ])('PROMO-01 with an application that was %s', (_, changes, told) => {
    const {
      id,
      memberId: _id,
      reviewer,
      takenAt,
      note,
      bonusId,
      filedAt,
      decidedAt,
      ...row
    } = { ...filed, ...changes };
    expect(stands(applied(changes), { applyMode: 'apply' })).toEqual({
      ...free,
      ...told,
      application: {
        ...row,
        applicationId: id,
        filedAt: filedAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      },
    });
  });

  test('PROMO-01 with tickets that can be drawn', () => {
    const tickets = { ...nothing, tickets: new Map([['p-1', 3]]) };
    expect(stands(tickets, { applyMode: 'raffle' })).toMatchObject({
      state: 'claim',
      openTickets: 3,
      claimUntil: null,
    });
    expect(stands({ ...nothing, tickets: new Map([['p-2', 3]]) })).toEqual(free);
  });
});

test.each<[string, string | null, string | null, boolean]>([
  ['without a budget', null, '20.00', false],
  ['that is gone', '0.00000000', null, true],
  ['with a cent left, of any deposit', '0.01', null, false],
  ['that reaches for the smallest bonus', '4.00', '20.00', false],
  ['that does not', '3.99', '20.00', true],
])('WALLET-12 a promotion %s', (_, left, minDeposit, isGone) => {
  expect(isUsedUp({ left, minDeposit, reward: promotion.reward }, 2)).toBe(isGone);
});
