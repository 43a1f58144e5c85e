import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractTerms } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { auditOf, DAY, MINUTE, type TestServices, testServices } from '../../testing.ts';
import { moveLine } from '../agent/move-line.ts';
import { actOnContract } from './act-on-contract.ts';
import { contractDetail } from './contract-row.ts';
import { proposeContract } from './propose-contract.ts';
import { addAgent, addContract } from './settlement/testing.ts';
import { signContract } from './sign-contract.ts';

let db: Database;
let services: TestServices;
let lines = 0;
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

/** Two agents of a line, whose hourly contract has been in force for a day. */
async function lineInForce() {
  lines += 1;
  const top = await addAgent(db, `ends_top${lines}`, null);
  const low = await addAgent(db, `ends_low${lines}`, top);
  const hourly = { kind: 'hourly', from: services.clock() - DAY } as const;
  await addContract(db, { ...hourly, uplineId: null, downlineId: top, terms: terms(90) });
  const old = `ct-${await addContract(db, { ...hourly, uplineId: top, downlineId: low, terms: terms(40) })}`;
  return { top, low, old };
}

const proposeTo = (low: number, top: number, kind: 'hourly' | 'daily' = 'hourly') =>
  proposeContract(services, { id: top }, { kind, downlineId: `${low}`, terms: terms(50) }, 'EN');

/** The messages that a member got at this moment: title and content. */
async function toldNow(memberId: number): Promise<string[]> {
  const rows = await db.query<{ told: string }>(
    'test_told_now',
    `select concat(t.title, ': ', t.content) as told from messages m
     join message_texts t on t.message_id = m.id and t.language = 'EN'
     where m.member_id = $1 and m.sent_at = $2 order by told`,
    [memberId, new Date(services.clock())],
  );
  return rows.map(({ told }) => told);
}

test.each([
  ['in force', 'superseded'],
  ['about to end', 'terminated'],
] as const)('CONTRACT-07 a contract %s that another replaces is %s, and each party is told', async (was, state) => {
  const { top, low, old } = await lineInForce();
  if (was === 'about to end') {
    await actOnContract(services, { id: top }, old, { action: 'terminate', version: 2 });
  }
  const { contract, versions } = await proposeTo(low, top);
  services.pass(MINUTE);
  const textHash = versions[0]?.textHash ?? '';
  await signContract(services, low, contract.contractId, { version: 1, textHash });
  const shown = await contractDetail(db, services.brand, old, top);
  // The hour that runs in Vietnam ends at 10:00 UTC.
  expect(shown.contract).toMatchObject({ state, effectiveTo: '2026-01-05T10:00:00.000Z', actions: [] });
  expect(shown.versions[0]).toMatchObject({ action: 'supersede', state, by: { id: `${low}` }, reason: null });
  const between = (id: string) => `<p>Contract ${id} between ends_top${lines} and ends_low${lines}.</p>`;
  const replaced = `A contract was replaced: ${between(old)}`;
  expect(await toldNow(low)).toEqual([replaced]);
  expect(await toldNow(top)).toEqual([replaced, `A contract was signed: ${between(contract.contractId)}`]);
  expect((await auditOf(db, low)).slice(-2)).toEqual([
    ['contract_superseded', expect.any(String), { contractId: old, contractKind: 'hourly', action: 'supersede' }],
    ['contract_signed', expect.any(String), expect.objectContaining({ contractId: contract.contractId })],
  ]);
});

test('AGENT-18 what ends with a move of the line is told to both parties, and a proposal never was in force', async () => {
  const { top, low, old } = await lineInForce();
  await addContract(db, {
    kind: 'daily',
    uplineId: null,
    downlineId: top,
    terms: terms(90),
    from: services.clock() - DAY,
  });
  const { contract } = await proposeTo(low, top, 'daily');
  const other = await addAgent(db, `ends_other${lines}`, null);
  services.pass(MINUTE);
  const reason = 'Asked <for>.';
  await moveLine(services, 'Mai', { memberId: `${low}`, uplineId: `${other}`, reason });
  const between = (id: string) =>
    `<p>Contract ${id} between ends_top${lines} and ends_low${lines}.</p><p>Asked &lt;for&gt;.</p>`;
  for (const party of [low, top]) {
    expect(await toldNow(party)).toEqual([
      `A contract ends: ${between(old)}`,
      expect.stringMatching(/^A line has moved: /),
      `A proposed contract was withdrawn: ${between(contract.contractId)}`,
    ]);
  }
  const [ended, withdrawn] = await Promise.all(
    [old, contract.contractId].map((id) => contractDetail(db, services.brand, id, low)),
  );
  expect(ended?.contract).toMatchObject({ state: 'terminated', effectiveTo: '2026-01-05T10:00:00.000Z' });
  expect(withdrawn?.contract).toMatchObject({ state: 'withdrawn', effectiveFrom: null, effectiveTo: null });
  expect(withdrawn?.versions[0]).toMatchObject({ action: 'withdraw', by: { account: 'platform' }, reason });
});
