import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractDetail, ContractTerms } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { lastMessage, MINUTE, outcome, type TestServices, testServices } from '../../testing.ts';
import { actOnContract } from './act-on-contract.ts';
import { checkConflicts, proposeContract } from './propose-contract.ts';
import { addAgent } from './settlement/testing.ts';
import { signContract } from './sign-contract.ts';

const MAI = { id: null, operator: 'Mai' };
const terms = (changes: Partial<ContractTerms> = {}): ContractTerms => ({
  tiers: [{ turnover: '0.00', activeDownlines: 1, loss: null, rate: 30 }],
  activeMinimum: '1.00',
  carryOver: null,
  ...changes,
});

let db: Database;
let services: TestServices;
let [top, below] = [0, 0];
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  top = await addAgent(db, 'refuse_top', null);
  below = await addAgent(db, 'refuse_below', top);
  await sign(top, await propose(top, terms(), MAI));
});
afterAll(() => db.close());

const draft = (downline: number | string, asked: ContractTerms) => ({
  kind: 'hourly' as const,
  downlineId: `${downline}`,
  terms: asked,
});
const propose = (downline: number | string, asked = terms(), by: { id: number | null } = { id: top }, on = services) =>
  proposeContract(on, by, draft(downline, asked), 'EN');
const sign = (by: number, { contract, versions }: ContractDetail, on = services) =>
  signContract(on, by, contract.contractId, { version: contract.version, textHash: versions[0]?.textHash ?? '' });
const act = (
  by: number,
  { contract }: ContractDetail,
  action: 'reject' | 'withdraw' | 'terminate' | 'agree_termination',
) => {
  // Messages of one moment have no order.
  services.pass(MINUTE);
  return actOnContract(services, { id: by }, contract.contractId, {
    action,
    version: contract.version,
    reason: `Because of ${action}`,
  });
};
/** What the newest message to a member gives as its reason. */
const reasonTold = async (id: number) => /Because of (\w+)/.exec((await lastMessage(db, id))?.content ?? '')?.[1];

test('CONTRACT-01 a kind that the brand does not offer is neither proposed nor signed', async () => {
  const { settings } = services.brand;
  const contracts = { ...settings.contracts, hourly: false };
  const without = { ...services, brand: { ...services.brand, settings: { ...settings, contracts } } };
  expect(await outcome(propose(below, terms(), { id: top }, without))).toBe('contract_kind_unavailable');
  expect(await outcome(checkConflicts(without, top, draft(below, terms())))).toBe('contract_kind_unavailable');
  const proposed = await propose(below);
  expect(await outcome(sign(below, proposed, without))).toBe('contract_kind_unavailable');
  await act(top, proposed, 'withdraw');
});

test('CONTRACT-02 terms that are wrong are not proposed', async () => {
  expect(await outcome(propose(below, terms({ activeMinimum: '1.001' })))).toBe('validation_failed');
  expect(await outcome(propose(below, terms({ carryOver: 'none' })))).toBe('validation_failed');
  const tier = { turnover: '10.00', activeDownlines: 1, loss: null };
  const falling = [
    { ...tier, rate: 30 },
    { ...tier, rate: 20 },
  ];
  expect(await outcome(propose(below, terms({ tiers: falling })))).toBe('contract_tiers_invalid');
});

test('CONTRACT-01 a party is named by its whole number alone', async () => {
  const check = (downline: string) => outcome(checkConflicts(services, top, draft(downline, terms())));
  expect([await check(`${below}`), await check(`x${below}`), await check(`${below}x`)]).toEqual([
    'in',
    'not_found',
    'not_found',
  ]);
});

test('CONTRACT-07 each act is told to the other party, with its reason', async () => {
  await act(below, await propose(below), 'reject');
  expect(await reasonTold(top)).toBe('reject');
  await act(top, await propose(below), 'withdraw');
  expect(await reasonTold(below)).toBe('withdraw');
  const signed = await sign(below, await propose(below));
  const asked = await act(top, signed, 'terminate');
  expect(await reasonTold(below)).toBe('terminate');
  await act(below, asked, 'agree_termination');
  expect(await reasonTold(top)).toBe('agree_termination');
});

test('CONTRACT-07 an act of the other party is forbidden at any time, one that comes too early or late is a conflict', async () => {
  const proposed = await propose(below);
  expect(await outcome(act(top, proposed, 'reject'))).toBe('forbidden');
  expect(await outcome(act(below, proposed, 'withdraw'))).toBe('forbidden');
  expect(await outcome(act(top, proposed, 'terminate'))).toBe('conflict');
  expect(await outcome(act(below, proposed, 'agree_termination'))).toBe('conflict');
  const signed = await sign(below, proposed);
  expect(await outcome(act(top, signed, 'reject'))).toBe('forbidden');
  expect(await outcome(act(below, signed, 'reject'))).toBe('conflict');
  const asked = await act(top, signed, 'terminate');
  expect(await outcome(act(top, asked, 'agree_termination'))).toBe('forbidden');
  expect(await outcome(act(below, asked, 'agree_termination'))).toBe('in');
});
