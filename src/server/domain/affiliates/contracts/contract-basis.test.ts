import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ContractKind, ContractTerms } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { outcome, type TestServices, testServices } from '../../testing.ts';
import { closeHours } from '../line/close-hours.ts';
import { contractBasis } from './contract-basis.ts';
import { checkConflicts, proposeContract } from './propose-contract.ts';
import { addAgent, addContract, addSettlements } from './settlement/testing.ts';

const terms = (rate: number, activeMinimum = '20.00'): ContractTerms => ({
  tiers: [{ turnover: '0.00', activeDownlines: 1, loss: null, rate }],
  activeMinimum,
  carryOver: null,
});

let db: Database;
let services: TestServices;
let top: number;
let middle: number;
let low: number;
let contract: number;
/** 14:07 in Vietnam. */
const NOW = Date.parse('2026-02-20T07:07:00Z');
beforeAll(async () => {
  db = await openTestDatabase();
  services = { ...(await testServices(db)), clock: () => NOW };
  top = await addAgent(db, 'basis_top', null);
  middle = await addAgent(db, 'basis_middle', top);
  low = await addAgent(db, 'basis_low', middle);
  await addAgent(db, 'basis_idle', middle);
  const from = Date.parse('2026-01-31T17:00:00Z');
  await addContract(db, { kind: 'realtime', uplineId: null, downlineId: top, terms: terms(30), from });
  contract = await addContract(db, { kind: 'realtime', uplineId: top, downlineId: middle, terms: terms(25), from });
  await addContract(db, { kind: 'realtime', uplineId: middle, downlineId: low, terms: terms(24), from });
  const bet = (betId: string, memberId: number, stake: string, payout: string, moment: string) => ({
    // Contracts count valid turnover alone.
    betId,
    memberId,
    stake,
    payout,
    turnover: '0.00',
    validTurnover: stake,
    at: Date.parse(moment),
  });
  await addSettlements(db, [
    // At 17:00 UTC begin the 20th on the 19th, the half month on the 15th, 14 days on the 6th.
    bet('k1', low, '1000.00', '900.00', '2026-02-06T16:59:59Z'),
    bet('k2', low, '200.00', '0.00', '2026-02-06T17:00:00Z'),
    bet('k3', middle, '50.00', '0.00', '2026-02-15T17:00:00Z'),
    bet('k4', low, '30.00', '45.50', '2026-02-19T17:00:00Z'),
    bet('k5', middle, '19.99', '0.00', '2026-02-20T07:00:00Z'),
    bet('k6', top, '500.00', '0.00', '2026-02-20T07:00:00Z'),
  ]);
});
afterAll(() => db.close());

const basis = (kind: ContractKind, downline: number, activeMinimum?: string) =>
  contractBasis(services, top, { kind, downlineId: `${downline}`, ...(activeMinimum && { activeMinimum }) });

test('CONTRACT-04 CONTRACT-09 a proposal starts from the own rate, the contract in force and the figures of today', async () => {
  expect(await basis('realtime', middle)).toMatchObject({
    downline: { account: 'basis_middle' },
    type: 2,
    ownRate: 30,
    startsAt: '2026-02-20T07:10:00.000Z',
    asOf: '2026-02-20T07:07:00.000Z',
    current: { contractId: `ct-${contract}`, side: 'downline', version: 2, state: 'valid' },
    open: null,
    // 30.00 + 19.99; 45.50 - 30.00 - 19.99; only 30.00 is from 20.00 on.
    figures: {
      from: '2026-02-19T17:00:00.000Z',
      turnover: '49.99',
      teamResult: '-4.49',
      activeMinimum: '20.00',
      activeDownlines: 1,
    },
  });
});

test('CONTRACT-09 the minimum may be another, and without one everybody of the team is active', async () => {
  expect((await basis('realtime', middle, '19.99')).figures.activeDownlines).toBe(2);
  expect((await basis('realtime', middle, '0.00')).figures.activeDownlines).toBe(3);
});

test('CONTRACT-02 a dividend has the figures of the half month, and without contracts there is no rate to grant', async () => {
  expect(await basis('dividend', middle)).toMatchObject({
    ownRate: 0,
    current: null,
    startsAt: '2026-02-28T17:00:00.000Z',
    figures: { from: '2026-02-15T17:00:00.000Z', turnover: '99.99', teamResult: '-54.49', activeMinimum: '0.00' },
  });
});

test('CONTRACT-04 only an agent directly below has a basis, with an amount of the currency', async () => {
  expect(await outcome(basis('realtime', low))).toBe('contract_party_invalid');
  expect(await outcome(basis('realtime', 1_000_003))).toBe('not_found');
  expect(await outcome(basis('realtime', middle, '0.001'))).toBe('validation_failed');
});

test('CONTRACT-06 what would end tells who loses it and the turnover below in 14 days, from closed hours too', async () => {
  const check = () => checkConflicts(services, top, { kind: 'realtime', downlineId: `${middle}`, terms: terms(22) });
  const told = { downline: { account: 'basis_low' }, type: 2, turnover: '230.00', rate: 24, newRate: 22 };
  expect((await check()).conflicts).toMatchObject([told]);
  await closeHours(services);
  expect((await check()).conflicts).toMatchObject([told]);
});

test('CONTRACT-04 an open proposal is told beside the terms in force, of its kind only', async () => {
  const draft = { kind: 'realtime', downlineId: `${middle}`, terms: terms(24) } as const;
  const { contract: proposed } = await proposeContract(services, { id: top }, draft, 'EN');
  const refuse = `update contracts set state = 'rejected' where state = 'requested'`;
  onTestFinished(async () => void (await db.query('test_refuse', refuse)));
  expect(await basis('realtime', middle)).toMatchObject({
    current: { contractId: `ct-${contract}`, state: 'valid' },
    open: { contractId: proposed.contractId, side: 'downline', state: 'requested', terms: terms(24) },
  });
  expect(await basis('dividend', middle)).toMatchObject({ current: null, open: null });
});
