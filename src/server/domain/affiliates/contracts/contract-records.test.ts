import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ContractDetail, ContractTerms } from '#generated/model/index.ts';
import {
  listContractRequestsDefaults,
  listContractsDefaults,
  listPlatformContractsDefaults,
} from '#generated/server/defaults.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { auditOf, lastMessage, MINUTE, type TestServices, testServices } from '../../testing.ts';
import { actOnContract } from './act-on-contract.ts';
import { contractDetail } from './contract-row.ts';
import { listContractRequests, listContracts, listPlatformContracts } from './list-contracts.ts';
import { checkConflicts, proposeContract } from './propose-contract.ts';
import { addAgent } from './settlement/testing.ts';
import { signContract, signingConflicts } from './sign-contract.ts';

/** For each test anew: the platform pays `high` daily and hourly; `high` pays `low` daily, and `low` pays `last` daily. */
let db: Database;
let services: TestServices;
let [high, low, last] = [0, 0, 0];
let [platformDaily, platformHourly, highDaily, lowDaily] = ['', '', '', ''];
const PLATFORM = { id: null, operator: 'Mai' };
beforeEach(async () => {
  db = await openTestDatabase();
  const shipped = await testServices(db);
  // Of a brand that grants more than the shipped one.
  services = { ...shipped, brand: { ...shipped.brand, turnover: { ...shipped.brand.turnover, mostSalary: 200 } } };
  high = await addAgent(db, 'rec_high', null);
  low = await addAgent(db, 'rec_low', high);
  last = await addAgent(db, 'rec_last', low);
  await db.query('test_names', `update members set nickname = 'Mr <' || account || '>' where account like 'rec\\_%'`);
  platformDaily = await signed(PLATFORM, 'daily', high, 60);
  platformHourly = await signed(PLATFORM, 'hourly', high, 50);
  highDaily = await signed({ id: high }, 'daily', low, 40);
  lowDaily = await signed({ id: low }, 'daily', last, 30);
});
afterEach(() => db.close());

const terms = (rate: number): ContractTerms => ({
  tiers: [{ turnover: '0.00', activeDownlines: 1, loss: null, rate }],
  activeMinimum: '1.00',
  carryOver: null,
});
const propose = (
  by: { readonly id: number | null; readonly operator?: string },
  kind: 'daily' | 'hourly',
  downline: number,
  rate: number,
) => proposeContract(services, by, { kind, downlineId: `${downline}`, terms: terms(rate) }, 'EN');
const sign = (by: number, { contract, versions }: ContractDetail) =>
  signContract(services, by, contract.contractId, { version: 1, textHash: versions[0]?.textHash ?? '' });

/** Each act comes a minute after the one before. */
async function signed(by: Parameters<typeof propose>[0], kind: 'daily' | 'hourly', downline: number, rate: number) {
  const made = await propose(by, kind, downline, rate);
  services.pass(MINUTE);
  await sign(downline, made);
  services.pass(MINUTE);
  return made.contract.contractId;
}

describe('the lists of contracts', () => {
  const listed = async (of: number, query: object = {}) =>
    (await listContracts(services, of, { ...listContractsDefaults, ...query })).content.map(
      ({ contractId }) => contractId,
    );

  test('CONTRACT-07 AGENT-17 are of a side, kind, state and name, in the order asked for', async () => {
    expect(await listed(high)).toEqual([highDaily, platformHourly, platformDaily]);
    expect(await listed(high, { side: 'own' })).toEqual([platformHourly, platformDaily]);
    expect(await listed(high, { side: 'downline' })).toEqual([highDaily]);
    expect(await listed(high, { kind: 'hourly' })).toEqual([platformHourly]);
    expect(await listed(high, { state: 'terminating' })).toEqual([]);
    expect(await listed(high, { sort: 'rate' })).toEqual([highDaily, platformHourly, platformDaily]);
    expect(await listed(high, { sort: '-account', kind: 'daily' })).toEqual([highDaily, platformDaily]);
    expect(await listed(high, { search: ' REC_LOW ' })).toEqual([highDaily]);
    expect(await listed(low, { search: 'mr <rec_hi' })).toEqual([highDaily]);
    expect(await listed(low, { search: 'last' })).toEqual([lowDaily]);
    expect(await listed(high, { search: '  ' })).toHaveLength(3);
    expect(await listed(last)).toEqual([lowDaily]);
  });

  test('of the platform have its own contracts alone, those that wait for an operator first', async () => {
    const own = async (query: object = {}) => {
      const asked = { ...listPlatformContractsDefaults, search: 'rec_', ...query };
      return (await listPlatformContracts(services, asked)).content.map(({ contractId, side }) => [contractId, side]);
    };
    const [daily, hourly] = [
      [platformDaily, 'downline'],
      [platformHourly, 'downline'],
    ];
    expect(await own()).toEqual([hourly, daily]);
    expect(await own({ kind: 'daily' })).toEqual([daily]);
    expect(await own({ state: 'requested' })).toEqual([]);
    expect(await own({ search: 'rec_low' })).toEqual([]);
    const ask = { action: 'terminate', version: 2, reason: 'Too <little>' } as const;
    await actOnContract(services, { id: high }, platformDaily, ask);
    services.pass(MINUTE);
    const renewed = await propose(PLATFORM, 'hourly', high, 55);
    // The end that an agent asks for waits for the platform, its own proposal does not.
    expect((await own()).map(([id]) => id)).toEqual([platformDaily, renewed.contract.contractId, platformHourly]);
    expect(await own({ state: 'terminating' })).toEqual([daily]);
  });

  test('CONTRACT-08 of what waits tell who acts and what is wanted, the oldest first', async () => {
    await actOnContract(services, { id: high }, platformDaily, {
      action: 'terminate',
      version: 2,
      reason: 'Too little.',
    });
    services.pass(MINUTE);
    await propose(PLATFORM, 'hourly', high, 55);
    services.pass(MINUTE);
    const made = await propose({ id: high }, 'hourly', low, 20);
    const waiting = async (of: number, query: object = {}) => {
      const { content } = await listContractRequests(services, of, { ...listContractRequestsDefaults, ...query });
      return content.map(({ contract, direction, wants, since }) => [contract.contractId, direction, wants, since]);
    };
    const id = made.contract.contractId;
    const own = [id, 'outgoing', 'signature', made.contract.createdAt];
    const all = await waiting(high);
    expect(all.map(([, direction, wants]) => `${direction} ${wants}`)).toEqual([
      'outgoing termination',
      'incoming signature',
      'outgoing signature',
    ]);
    expect(all.at(-1)).toEqual(own);
    // What waits for the platform, which is no member, is outgoing too.
    expect(await waiting(high, { direction: 'outgoing' })).toEqual([all[0], own]);
    expect(await waiting(high, { direction: 'outgoing', kind: 'hourly' })).toEqual([own]);
    expect((await waiting(high, { direction: 'incoming' })).map(([, , wants]) => wants)).toEqual(['signature']);
    expect(await waiting(low)).toEqual([[id, 'incoming', 'signature', made.contract.createdAt]]);
    expect(await waiting(last)).toEqual([]);
    await actOnContract(services, { id: high }, id, { action: 'withdraw', version: 1 });
    expect(await waiting(low)).toEqual([]);
  });
});

describe('an act on a contract', () => {
  test('CONTRACT-05 is told to the other party in both languages, with its reason, and names are no HTML', async () => {
    services.pass(MINUTE);
    const detail = await actOnContract(services, { id: low }, highDaily, {
      action: 'terminate',
      version: 2,
      reason: 'Too <little>',
    });
    expect(detail.contract).toMatchObject({
      state: 'terminating',
      side: 'own',
      actions: [],
      version: 3,
      effectiveTo: null,
      upline: { id: `${high}`, account: 'rec_high', nickname: 'Mr <rec_high>' },
      downline: { id: `${low}`, account: 'rec_low', nickname: 'Mr <rec_low>' },
    });
    expect(detail.versions[0]).toMatchObject({ action: 'terminate', state: 'terminating', reason: 'Too <little>' });
    const between = 'Mr &lt;rec_high&gt; (rec_high) and Mr &lt;rec_low&gt; (rec_low)';
    expect(await lastMessage(db, high)).toEqual({
      title: 'The end of a contract was asked for',
      category: 'account',
      content: `<p>Contract ${highDaily} between ${between}.</p><p>Too &lt;little&gt;</p>`,
    });
    expect((await lastMessage(db, high, 'VI'))?.content).toBe(
      `<p>Hợp đồng ${highDaily} giữa ${between.replace(' and ', ' và ')}.</p><p>Too &lt;little&gt;</p>`,
    );
    const links = 'select linkage from messages where member_id = $1 order by sent_at desc limit 1';
    expect(await db.query('test_links', links, [high])).toEqual([
      { linkage: `/index?modal=agentCenter&panel=agentContractRequests%3Fcontract%3D${highDaily}` },
    ]);
    expect((await contractDetail(db, services.brand, highDaily, high)).contract.actions).toEqual(['agree_termination']);
    expect((await auditOf(db, low)).at(-1)).toEqual([
      'contract_termination_asked',
      expect.any(String),
      { contractId: highDaily, contractKind: 'daily', action: 'terminate' },
    ]);
  });

  test('CONTRACT-05 of the platform bears the name of the brand, and the operator in the audit log', async () => {
    const { contract } = await contractDetail(db, services.brand, platformHourly, high);
    expect(contract.upline).toEqual({ id: null, account: 'platform', nickname: services.brand.name });
    const proposals = (await auditOf(db, high)).filter(([kind]) => kind === 'contract_proposed');
    expect(proposals[0]).toEqual([
      'contract_proposed',
      'Mai',
      { contractId: platformDaily, contractKind: 'daily', action: 'propose' },
    ]);
    expect(proposals).toHaveLength(2);
    expect((await lastMessage(db, low))?.content).not.toContain('null');
  });
});

test('CONTRACT-06 the contracts that a lower rate would end are told with both rates, the highest first', async () => {
  const other = await addAgent(db, 'rec_other', low);
  await signed({ id: low }, 'daily', other, 35);
  const told = await checkConflicts(services, high, { kind: 'daily', downlineId: `${low}`, terms: terms(25) });
  const party = (id: number, account: string, nickname: string) => ({ id: `${id}`, account, nickname });
  const upline = party(low, 'rec_low', 'Mr <rec_low>');
  const common = { kind: 'daily', upline, type: 2, turnover: '0.00', newRate: 25, endsAt: '2026-01-05T17:00:00.000Z' };
  expect(told.conflicts).toEqual([
    { ...common, contractId: expect.any(String), downline: party(other, 'rec_other', 'rec_other'), rate: 35 },
    { ...common, contractId: lowDaily, downline: party(last, 'rec_last', 'Mr <rec_last>'), rate: 30 },
  ]);
  expect(told.conflictHash).toMatch(/^[0-9a-f]{64}$/);
  expect(await checkConflicts(services, high, { kind: 'daily', downlineId: `${low}`, terms: terms(35) })).toEqual({
    conflicts: [],
    conflictHash: null,
  });
  // What is in force conflicts with nothing any more.
  expect(await signingConflicts(services, low, highDaily)).toEqual({ conflicts: [], conflictHash: null });
});
