import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContractTerms } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { auditOf, DAY, HOUR, MINUTE, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { contractDetail } from '../contracts/contract-row.ts';
import { proposeContract } from '../contracts/propose-contract.ts';
import { settleWindows } from '../contracts/settlement/settle-windows.ts';
import { addContract, addSettlements } from '../contracts/settlement/testing.ts';
import { getTeamMember } from './get-team-member.ts';
import { moveLine } from './move-line.ts';
import { teamOverview } from './team-overview.ts';

const [AGENT01, AGENT02, PROMOTER, PLAYER] = [1_000_002, 1_000_003, 1_000_004, 1_000_001];

let db: Database;
let services: TestServices;
// Each test begins with two contracts of `agent01` with the platform; one test moves a line.
beforeEach(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  const from = services.clock() - DAY;
  for (const kind of ['daily', 'hourly'] as const) {
    await addContract(db, { kind, uplineId: null, downlineId: AGENT01, terms: terms(50), from });
  }
});
afterEach(() => db.close());

const terms = (rate: number): ContractTerms => ({
  tiers: [{ turnover: '0.00', activeDownlines: 1, loss: null, rate }],
  activeMinimum: '1.00',
  carryOver: null,
});
const propose = (from: number, kind: 'daily' | 'hourly', downlineId: number, rate: number) =>
  proposeContract(services, { id: from }, { kind, downlineId: `${downlineId}`, terms: terms(rate) }, 'EN');
const card = async (account: string, memberId: number) => {
  const { contracts, contractKinds } = await getTeamMember(
    services,
    await sessionOf(services, account),
    `${memberId}`,
    {},
  );
  return { contracts, contractKinds };
};

test('AGENT-05 the card of a member has its contracts, and the kinds that can be proposed to it', async () => {
  expect(await card('agent01', AGENT02)).toEqual({ contracts: [], contractKinds: ['daily', 'hourly'] });
  const { contract } = await propose(AGENT01, 'daily', AGENT02, 40);
  expect(await card('agent01', AGENT02)).toEqual({
    contracts: [{ contractId: contract.contractId, kind: 'daily', state: 'requested', rate: 40 }],
    contractKinds: ['hourly'],
  });
  // Not directly below, and no agent.
  expect((await card('agent01', PROMOTER)).contractKinds).toEqual([]);
  expect((await card('agent01', PLAYER)).contractKinds).toEqual([]);
});

test('AGENT-18 whoever is moved has no contract with its former upline any more, from the next window on', async () => {
  const [, second] = [await propose(AGENT01, 'hourly', AGENT02, 30), await sessionOf(services, 'promoter41')];
  const force = await addContract(db, {
    kind: 'daily',
    uplineId: AGENT02,
    downlineId: PROMOTER,
    terms: terms(20),
    from: services.clock() - DAY,
  });
  const below = await db.query<{ id: number }>(
    'test_below',
    `insert into contracts (kind, upline_id, downline_id, state, terms, rate, created_at, updated_at)
     select 'hourly', upline_id, downline_id, 'requested', terms, 10, created_at, updated_at from contracts where id = $1
     returning id`,
    [force],
  );
  await db.query(
    'test_below_version',
    `insert into contract_versions select $1, 1, 'propose', 'requested', by_id, at, text, text_language, text_hash, null
     from contract_versions where contract_id = $2 and version = 1`,
    [below[0]?.id ?? 0, force],
  );
  const moved = await moveLine(services, 'Mai', {
    memberId: `${PROMOTER}`,
    uplineId: `${AGENT01}`,
    reason: 'Asked for.',
  });
  expect(moved.endedContracts).toEqual([{ contractId: `ct-${force}`, kind: 'daily', state: 'terminated', rate: 20 }]);
  const ended = await contractDetail(db, services.brand, `ct-${force}`, second.memberId);
  // 16:30 in Vietnam; the day ends at 17:00 UTC.
  expect(ended.contract).toMatchObject({ state: 'terminated', effectiveTo: '2026-01-05T17:00:00.000Z', actions: [] });
  expect(ended.versions[0]).toMatchObject({
    action: 'end_by_conflict',
    by: { account: 'platform' },
    reason: 'Asked for.',
  });
  const proposal = await contractDetail(db, services.brand, `ct-${below[0]?.id}`, second.memberId);
  expect(proposal.contract.state).toBe('withdrawn');
  const kinds = (await auditOf(db, PROMOTER)).map(([kind, actor]) => [kind, actor]);
  expect(kinds).toEqual(
    expect.arrayContaining([
      ['contract_terminated', 'Mai'],
      ['contract_withdrawn', 'Mai'],
    ]),
  );
});

test('AGENT-03 the overview has the income that was paid in the period', async () => {
  const agent = await sessionOf(services, 'agent01');
  expect((await teamOverview(services, agent, 'today')).income.value).toBe('0.00');
  const at = services.clock() - HOUR;
  await addSettlements(db, [
    { betId: 'ov1', memberId: AGENT01, stake: '900.00', payout: '0.00', turnover: '900.00', at },
  ]);
  await settleWindows(services, 'hourly');
  services.pass(MINUTE);
  expect((await teamOverview(services, agent, 'today')).income).toEqual({ value: '4.50', previous: '0.00' });
});
