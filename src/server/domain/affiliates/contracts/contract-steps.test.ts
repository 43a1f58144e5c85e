import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractState } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { outcome, type TestServices, testServices } from '../../testing.ts';
import { actOnContract } from './act-on-contract.ts';
import { contractDetail } from './contract-row.ts';
import { proposeContract } from './propose-contract.ts';
import { signContract } from './sign-contract.ts';

const DOWNLINE = 1_000_002;
const PLATFORM = { id: null, operator: 'Mai' };

let db: Database;
let services: TestServices;
let id: string;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  const tiers = [{ turnover: '0.00', activeDownlines: 1, loss: null, rate: 30 }];
  const terms = { tiers, activeMinimum: '1.00', carryOver: null };
  const draft = { kind: 'daily' as const, downlineId: `${DOWNLINE}`, terms };
  id = (await proposeContract(services, PLATFORM, draft, 'EN')).contract.contractId;
});
afterAll(() => db.close());

type Party = 'upline' | 'downline';
type Action = 'sign' | 'reject' | 'withdraw' | 'terminate' | 'agree_termination';
type Situation = readonly [state: ContractState, waitsFor: Party | null];

const AT_STATE = `
  update contracts set state = $1, waits_for = $2, effective_to = null, effective_from = case
    when $1 in ('requested', 'rejected', 'withdrawn') then null else timestamptz '2026-01-05T17:00:00Z' end
  where id = (select max(id) from contracts where downline_id = $3)`;

const shown = () => contractDetail(db, services.brand, id, null);

/** What an act of a party leads to from a state: the next state, or the code of its failure. */
async function led([state, waitsFor]: Situation, party: Party, action: Action): Promise<string> {
  await db.query('test_contract_state', AT_STATE, [state, waitsFor, DOWNLINE]);
  const { contract, versions } = await shown();
  const { version } = contract;
  const by = party === 'downline' ? { id: DOWNLINE } : PLATFORM;
  const answer = await outcome(
    action === 'sign'
      ? signContract(services, by.id ?? 0, id, { version, textHash: versions[0]?.textHash ?? '' })
      : actOnContract(services, by, id, { action, version }),
  );
  const now = (await shown()).contract;
  expect(now.version, 'only a step makes a version').toBe(version + (answer === 'in' ? 1 : 0));
  if (answer !== 'in') expect(now.state, 'what is refused changes nothing').toBe(state);
  return answer === 'in' ? now.state : answer;
}

// Written from the specification: requested -> valid | rejected | withdrawn, valid -> terminating -> terminated.
const steps: Readonly<Record<string, ContractState>> = {
  'requested, sign by downline': 'valid',
  'requested, reject by downline': 'rejected',
  'requested, withdraw by upline': 'withdrawn',
  'valid, terminate by downline': 'terminating',
  'valid, terminate by upline': 'terminating',
  'terminating for downline, agree_termination by downline': 'terminated',
  'terminating for upline, agree_termination by upline': 'terminated',
};
const situations: readonly Situation[] = [
  ['requested', null],
  ['valid', null],
  ['rejected', null],
  ['withdrawn', null],
  ['terminating', 'downline'],
  ['terminating', 'upline'],
  ['terminated', null],
  ['superseded', null],
];
const actions: readonly Action[] = ['sign', 'reject', 'withdraw', 'terminate', 'agree_termination'];

test.each(situations)(
  'CONTRACT-05 CONTRACT-07 no act leads anywhere else from %s, waiting for %s',
  async (...situation) => {
    const [state, waitsFor] = situation;
    for (const party of ['downline', 'upline'] as const) {
      for (const action of actions) {
        const name = `${state}${waitsFor ? ` for ${waitsFor}` : ''}, ${action} by ${party}`;
        const step = steps[name];
        const answer = await led(situation, party, action);
        if (step !== undefined) expect(answer, name).toBe(step);
        else expect(['conflict', 'forbidden', 'not_found'], name).toContain(answer);
      }
    }
  },
);
