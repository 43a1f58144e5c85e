import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractDetail, ContractKind, ContractTerms } from '#generated/model/index.ts';
import { listContractsDefaults } from '#generated/server/defaults.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { auditOf, DAY, lastMessage, MINUTE, outcome, type TestServices, testServices } from '../../testing.ts';
import { actOnContract } from './act-on-contract.ts';
import { contractDetail } from './contract-row.ts';
import { listContractRequests, listContracts } from './list-contracts.ts';
import { checkConflicts, proposeContract } from './propose-contract.ts';
import { addAgent, addContract } from './settlement/testing.ts';
import { signContract, signingConflicts } from './sign-contract.ts';

const [AGENT01, AGENT02, PROMOTER, PLAYER] = [1_000_002, 1_000_003, 1_000_004, 1_000_001];
const MAI = { id: null, operator: 'Mai' };

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

const terms = (rate: number): ContractTerms => ({
  tiers: [{ turnover: '0.00', activeDownlines: 1, loss: null, rate }],
  activeMinimum: '1.00',
  carryOver: null,
});
const draft = (downline: number, rate: number) => ({
  kind: 'hourly' as const,
  downlineId: `${downline}`,
  terms: terms(rate),
});
const propose = (from: number, downline: number, rate: number, conflictHash?: string) =>
  proposeContract(services, { id: from }, { ...draft(downline, rate), ...(conflictHash && { conflictHash }) }, 'EN');
const sign = (by: number, { contract, versions }: ContractDetail, conflictHash?: string) =>
  signContract(services, by, contract.contractId, {
    version: contract.version,
    textHash: versions[0]?.textHash ?? '',
    ...(conflictHash && { conflictHash }),
  });

/** The titles of the messages that a member has got at this moment. */
const titlesNow = async (memberId: number) => {
  const sql = `
    select t.title from messages m join message_texts t on t.message_id = m.id
    where m.member_id = $1 and t.language = 'EN' and m.sent_at = $2 order by t.title`;
  const rows = await db.query<{ title: string }>('test_titles', sql, [memberId, new Date(services.clock())]);
  return rows.map(({ title }) => title);
};

test('CONTRACT-04 CONTRACT-05 CONTRACT-06 CONTRACT-07 contracts go their way: proposed by the platform and by agents, signed as shown, replaced, ended by conflict', async () => {
  expect(await outcome(propose(AGENT01, AGENT02, 20))).toBe('contract_rate_too_high');
  expect(await outcome(proposeContract(services, MAI, draft(AGENT02, 30), 'EN'))).toBe('contract_party_invalid');
  const top = await proposeContract(services, MAI, draft(AGENT01, 30), 'EN');
  expect(top.contract).toMatchObject({ state: 'requested', side: 'downline', version: 1, actions: ['withdraw'] });
  expect(top.versions[0]?.text.split('\n\n')).toEqual([
    'Lumo pays agent01 an hourly salary of 0.30% of the team turnover of each hour. A downline is active from $1.00 of turnover; without one nothing is paid.',
    'Lumo trả agent01 lương giờ bằng 0,30% tính trên doanh thu cược của nhóm trong mỗi giờ. Tuyến dưới được tính là hoạt động khi có doanh thu cược từ $1.00; không có tuyến dưới hoạt động thì không được trả.',
  ]);
  expect(top.versions[0]?.textHash).toBe('92b2b87ad50b0e6bc76f1a5b6d7548fb25bebd62419f296e4909ab007aefa1d6');
  const other = { ...top, versions: top.versions.map((version) => ({ ...version, textHash: '0'.repeat(64) })) };
  expect(await outcome(sign(AGENT01, other))).toBe('conflict');
  const twice = await Promise.all([outcome(sign(AGENT01, top)), outcome(sign(AGENT01, top))]);
  expect(twice.sort()).toEqual(['conflict', 'in']);
  const signed = await contractDetail(db, services.brand, top.contract.contractId, AGENT01);
  // 09:30 UTC is 16:30 in Vietnam: the next hour begins at 10:00 UTC.
  expect(signed.contract).toMatchObject({ state: 'valid', version: 2, effectiveFrom: '2026-01-05T10:00:00.000Z' });
  expect(signed.contract.actions).toEqual(['terminate']);

  expect(await outcome(propose(AGENT01, AGENT02, 31))).toBe('contract_rate_too_high');
  expect(await outcome(propose(AGENT01, PROMOTER, 20))).toBe('contract_party_invalid');
  expect(await outcome(propose(AGENT02, PLAYER, 20))).toBe('contract_party_invalid');
  expect(await outcome(propose(AGENT02, AGENT01, 20))).toBe('not_found');
  const middle = await propose(AGENT01, AGENT02, 20);
  expect(await outcome(propose(AGENT01, AGENT02, 21))).toBe('contract_proposal_open');
  expect(await lastMessage(db, AGENT02)).toMatchObject({ title: 'A contract waits for your signature' });
  const waiting = await listContractRequests(services, AGENT02, { direction: 'incoming', pageNo: 1, pageSize: 20 });
  expect(waiting.content.map(({ wants, contract }) => [wants, contract.contractId])).toEqual([
    ['signature', middle.contract.contractId],
  ]);
  expect(await outcome(sign(AGENT01, middle))).toBe('forbidden');
  expect(await outcome(sign(PROMOTER, middle))).toBe('not_found');
  await sign(AGENT02, middle);
  const bottom = await propose(AGENT02, PROMOTER, 15);
  await sign(PROMOTER, bottom);

  const conflicts = await checkConflicts(services, AGENT01, draft(AGENT02, 10));
  expect(conflicts.conflicts).toMatchObject([
    { contractId: bottom.contract.contractId, rate: 15, newRate: 10, endsAt: '2026-01-05T10:00:00.000Z' },
  ]);
  expect(await outcome(propose(AGENT01, AGENT02, 10))).toBe('contract_conflicts');
  expect(await outcome(propose(AGENT01, AGENT02, 10, '0'.repeat(64)))).toBe('contract_conflicts_changed');
  const lower = await propose(AGENT01, AGENT02, 10, conflicts.conflictHash ?? '');
  expect(lower.contract.replaces).toBe(middle.contract.contractId);
  expect(await outcome(sign(AGENT02, lower))).toBe('contract_conflicts');
  // Another act on the listed contract makes the hash stale.
  await actOnContract(services, { id: AGENT02 }, bottom.contract.contractId, {
    action: 'terminate',
    version: 2,
    reason: 'Too dear',
  });
  expect(await outcome(sign(AGENT02, lower, conflicts.conflictHash ?? ''))).toBe('contract_conflicts_changed');
  const { conflictHash } = await signingConflicts(services, AGENT02, lower.contract.contractId);
  services.pass(31 * MINUTE);
  const now = await sign(AGENT02, lower, conflictHash ?? '');
  expect(now.contract).toMatchObject({ state: 'valid', replaces: middle.contract.contractId });
  // Each party is told of each of its contracts.
  const told = await Promise.all([AGENT01, AGENT02, PROMOTER].map(titlesNow));
  const [over, replacement] = [['A contract ends'], ['A contract was replaced']];
  expect(told).toEqual([[...replacement, 'A contract was signed'], [...over, ...replacement], over]);
  const ended = await contractDetail(db, services.brand, bottom.contract.contractId, PROMOTER);
  expect(ended.contract).toMatchObject({ state: 'terminated', effectiveTo: '2026-01-05T11:00:00.000Z', actions: [] });
  expect(ended.versions.map(({ action }) => action)).toEqual(['end_by_conflict', 'terminate', 'sign', 'propose']);
  const replaced = await contractDetail(db, services.brand, middle.contract.contractId, AGENT01);
  expect(replaced.contract).toMatchObject({ state: 'superseded', effectiveTo: '2026-01-05T11:00:00.000Z' });
  expect((await auditOf(db, PROMOTER)).map(([kind]) => kind)).toEqual(
    expect.arrayContaining([
      'contract_proposed',
      'contract_signed',
      'contract_termination_asked',
      'contract_terminated',
    ]),
  );
});

test('CONTRACT-05 CONTRACT-07 an end needs both parties, and a proposal is rejected by one and withdrawn by the other', async () => {
  const daily = (rate: number) => ({ kind: 'daily' as const, downlineId: `${AGENT01}`, terms: terms(rate) });
  const first = await proposeContract(services, MAI, daily(30), 'VI');
  const id = first.contract.contractId;
  expect(first.versions[0]).toMatchObject({ textLanguage: 'VI' });
  expect(first.versions[0]?.text.split('\n\n')).toEqual([
    'Lumo trả agent01 lương ngày bằng 0,30% tính trên doanh thu cược của nhóm trong mỗi ngày. Tuyến dưới được tính là hoạt động khi có doanh thu cược từ $1.00; không có tuyến dưới hoạt động thì không được trả.',
    'Lumo pays agent01 a daily salary of 0.30% of the team turnover of each day. A downline is active from $1.00 of turnover; without one nothing is paid.',
  ]);
  const act = (
    by: number | null,
    action: 'reject' | 'withdraw' | 'terminate' | 'agree_termination',
    version: number,
    of = id,
  ) => actOnContract(services, { id: by }, of, { action, version });
  expect(await outcome(act(AGENT01, 'withdraw', 1))).toBe('forbidden');
  expect(await outcome(act(AGENT02, 'reject', 1))).toBe('not_found');
  expect(await outcome(act(AGENT01, 'reject', 2))).toBe('conflict');
  expect((await act(AGENT01, 'reject', 1)).contract).toMatchObject({
    state: 'rejected',
    effectiveFrom: null,
    actions: [],
  });
  expect(await outcome(sign(AGENT01, first))).toBe('conflict');
  const second = await proposeContract(services, MAI, daily(30), 'EN');
  expect((await act(null, 'withdraw', 1, second.contract.contractId)).contract.state).toBe('withdrawn');
  const third = await proposeContract(services, MAI, daily(30), 'EN');
  const of = third.contract.contractId;
  await sign(AGENT01, third);
  expect((await act(null, 'terminate', 2, of)).contract).toMatchObject({ state: 'terminating', effectiveTo: null });
  expect(await outcome(act(null, 'agree_termination', 3, of))).toBe('conflict');
  const ended = await act(AGENT01, 'agree_termination', 3, of);
  // The day ends at 17:00 UTC in Vietnam.
  expect(ended.contract).toMatchObject({ state: 'terminated', effectiveTo: '2026-01-05T17:00:00.000Z' });
  await expect(db.query('test_change', 'update contract_versions set reason = $1', ['x'])).rejects.toThrow(
    'never changed',
  );
});

test('CONTRACT-09 the salaries that the platform pays an agent come to no more than the site grants, whatever their kinds', async () => {
  const top = await addAgent(db, 'bound_top', null);
  const offer = (kind: ContractKind, rate: number) =>
    proposeContract(services, MAI, { kind, downlineId: `${top}`, terms: terms(rate) }, 'EN');
  expect(services.brand.turnover.mostSalary).toBe(65);
  expect(await outcome(offer('daily', 66))).toBe('contract_rate_too_high');
  const [daily, hourly] = [await offer('daily', 50), await offer('hourly', 16)];
  await sign(top, daily);
  expect(await outcome(sign(top, hourly))).toBe('contract_rate_too_high');
  expect(await outcome(offer('realtime', 16))).toBe('contract_rate_too_high');
  await sign(top, await offer('realtime', 15));
  // A dividend is a share of losses.
  const [tier] = terms(5000).tiers;
  const dividend = { tiers: [{ ...tier, loss: '1.00' }], activeMinimum: '1.00', carryOver: 'none' } as ContractTerms;
  const offered = { kind: 'dividend' as const, downlineId: `${top}`, terms: dividend };
  expect(await outcome(proposeContract(services, MAI, offered, 'EN'))).toBe('in');
});

test('CONTRACT-07 AGENT-17 what is in force is listed however long ago it was signed, and what ended only by its range', async () => {
  const [upline, old] = [await addAgent(db, 'force_top', null), services.clock() - 400 * DAY];
  const ids: string[] = [];
  for (const [at, kind] of (['daily', 'hourly', 'dividend'] as const).entries()) {
    const downlineId = await addAgent(db, `force_${kind}`, upline);
    const given = {
      kind,
      uplineId: upline,
      downlineId,
      terms: terms(20),
      from: old,
      to: at === 2 ? old + DAY : undefined,
    };
    ids.push(`ct-${await addContract(db, given)}`);
  }
  await db.query('test_ending', `update contracts set state = 'terminating', waits_for = 'upline' where id = $1`, [
    Number(ids[1]?.slice(3)),
  ]);
  const listed = async (range: object) =>
    (await listContracts(services, upline, { ...listContractsDefaults, ...range })).content.map(
      (row) => row.contractId,
    );
  const [force, ending, ended] = ids;
  expect((await listed({})).sort()).toEqual([force, ending].sort());
  const then = { from: new Date(old - DAY).toISOString(), to: new Date(old + DAY).toISOString() };
  expect((await listed(then)).sort()).toEqual([force, ending, ended].sort());
  expect(await listed({ state: 'terminated' })).toEqual([]);
});
