import { afterAll, beforeAll, expect, test } from 'vitest';
import { longText, moments, startOperatorServer, textsOf } from './testing.ts';

let site: Awaited<ReturnType<typeof startOperatorServer>>;
beforeAll(async () => {
  site = await startOperatorServer({ history: true });
});
afterAll(() => site.stop());

type Payload = Readonly<Record<string, unknown>>;

/** Sends every payload, undoes what was accepted after a look at the list, and returns the number of accepted ones. */
async function enter(path: string, payloads: readonly Payload[], id: string, undo: string): Promise<number> {
  let accepted = 0;
  for (const payload of payloads) {
    const { status, answer } = await site.make(path, payload);
    expect([status, payload]).toEqual([status < 500 ? status : 'an answer', payload]);
    if (status !== 200) continue;
    accepted += 1;
    expect([(await site.read(path)).status, payload]).toEqual([200, payload]);
    expect((await site.make(`${path}/${answer.value?.[id]}/${undo}`, {})).status).toBe(200);
    expect([(await site.read(path)).status, payload]).toEqual([200, payload]);
  }
  expect(await site.unreadable()).toEqual([]);
  return accepted;
}

test('each maintenance that operators enter is refused, or can be told', async () => {
  const now = { startsAt: '2026-01-05T00:00:00Z', endsAt: null, endsByItself: false, note: null };
  const vendor = { ...now, scope: 'vendor', vassalage: 'NOR', nodeId: null };
  const payloads = [
    ...moments.map((startsAt) => ({ ...vendor, startsAt })),
    ...moments.map((endsAt) => ({ ...vendor, startsAt: '1970-01-01T00:00:00Z', endsAt })),
    ...moments.map((endsAt) => ({ ...vendor, endsAt, endsByItself: true })),
    ...textsOf(300).map((note) => ({ ...vendor, note })),
    ...moments.map((startsAt) => ({ ...vendor, scope: 'site', vassalage: null, startsAt, endsAt: moments.at(-2) })),
  ];
  const path = '/wps/operator/maintenances';
  expect(await enter(path, payloads, 'maintenanceId', 'end')).toBeGreaterThan(25);
  const { answer } = await site.make(path, vendor);
  for (const endsAt of moments) {
    const moved = await site.make(`${path}/${answer.value?.['maintenanceId']}`, { endsAt, endsByItself: false });
    expect([moved.status, endsAt]).toEqual([moved.status < 500 ? moved.status : 'an answer', endsAt]);
    expect([(await site.read(path)).status, endsAt]).toEqual([200, endsAt]);
  }
});

test('each block that operators enter is refused, or can be told', async () => {
  const region = { kind: 'region', network: null, country: 'US', endsAt: null, reason: 'x' };
  const address = { ...region, kind: 'ip', country: null };
  const networks = ['0.0.0.0/0', '::/0', '255.255.255.255/32', '999.0.0.1', '::ffff:198.51.100.7/120', '::1.2.3.4'];
  const payloads = [
    ...moments.map((endsAt) => ({ ...region, endsAt })),
    ...textsOf(300).map((reason) => ({ ...region, reason })),
    ...['AA', 'XX', 'ZZ'].map((country) => ({ ...region, country })),
    ...[...networks, `${'ffff:'.repeat(7)}ffff/128`].map((network) => ({ ...address, network })),
  ];
  expect(await enter('/wps/operator/blocks', payloads, 'blockId', 'lift')).toBeGreaterThan(20);
});

test('each message that operators send is refused, or can be read by operators and members', async () => {
  const words = (title: string, content: string) => ({ EN: { title, content }, VI: { title, content } });
  const message = {
    audience: 'members',
    memberIds: ['1000001'],
    rankLevels: [],
    category: 'account',
    words: words('Race', '<p>Paid.</p>'),
    linkageType: null,
    linkage: null,
  };
  const payloads = [
    ...textsOf(160).map((title) => ({ ...message, words: words(title, 'x') })),
    ...textsOf(20_000).map((content) => ({ ...message, words: words('Race', content) })),
    ...['/', `/${'x'.repeat(2047)}`, `https://a.example/${'%20'.repeat(600)}`].map((linkage) => ({
      ...message,
      linkageType: linkage.startsWith('/') ? 'ROUTE' : 'URL',
      linkage,
    })),
    ...[[0], [20], Array.from({ length: 21 }, (_, level) => level)].map((rankLevels) => ({
      ...message,
      audience: 'ranks',
      memberIds: [],
      rankLevels,
    })),
  ];
  const member = await site.comeIn('player01');
  let accepted = 0;
  for (const payload of payloads) {
    const { status } = await site.make('/wps/operator/messages', payload);
    expect([status, JSON.stringify(payload).slice(0, 300)]).toEqual([
      status < 500 ? status : 'an answer',
      expect.anything(),
    ]);
    if (status === 200) accepted += 1;
    const newest = (await site.read('/wps/relay/CSP_messageList', member)).content[0];
    const detail = await site.read(`/wps/relay/CSP_messageDetail?messageId=${newest?.['messageId']}`, member);
    expect([detail.status, JSON.stringify(payload).slice(0, 300)]).toEqual([200, expect.anything()]);
  }
  expect(accepted).toBeGreaterThan(payloads.length / 2);
  expect(await site.unreadable()).toEqual([]);
  expect(await site.unreadable(member)).toEqual([]);
});

test('each contract that operators propose is refused, or can be read by both parties', async () => {
  const tier = { turnover: '0.00', activeDownlines: 0, loss: null, rate: 1 };
  // More is not granted beside the agent's other salaries.
  const most = { turnover: '9'.repeat(15).concat('.99'), activeDownlines: 1_000_000, loss: null, rate: 25 };
  const steps = Array.from({ length: 6 }, (_, step) => ({ ...tier, activeDownlines: step, rate: step + 1 }));
  const agent = await site.comeIn('agent01');
  const path = '/wps/operator/contracts';
  let accepted = 0;
  for (const tiers of [[tier], [most], [tier, most], steps, [most, tier]]) {
    for (const activeMinimum of ['0.00', most.turnover]) {
      const terms = { tiers, activeMinimum, carryOver: null };
      const { status, answer } = await site.make(path, { kind: 'hourly', downlineId: '1000002', terms });
      expect([status, terms]).toEqual([status < 500 ? status : 'an answer', terms]);
      if (status !== 200) continue;
      accepted += 1;
      expect([(await site.read(path)).status, terms]).toEqual([200, terms]);
      expect([(await site.read('/wps/agent/contractRequests', agent)).status, terms]).toEqual([200, terms]);
      const proposed = answer.value?.['contract'] as Payload | undefined;
      const withdraw = `${path}/${proposed?.['contractId']}/withdraw`;
      expect((await site.make(withdraw, { version: proposed?.['version'] })).status).toBe(200);
    }
  }
  expect(accepted).toBeGreaterThan(3);
  expect(await site.unreadable(agent)).toEqual([]);
});

test('each decision of an operator can be read by operators and members, with the longest words', async () => {
  const reason = longText(300);
  const note = longText(500);
  const because = { reason, note };
  const bankReference = longText(80);
  const arrived = { receivedAmount: '9'.repeat(12).concat('.99'), bankReference, note };
  const decisions: readonly (readonly [path: string, payload: Payload, status: number])[] = [
    ['withdrawals/wd-4101/received', { evidence: note }, 200],
    ['withdrawals/wd-4103/paid', { bankReference, paidAt: moments[0], note }, 400],
    ['withdrawals/wd-4103/paid', { bankReference, paidAt: moments.at(-1), note }, 400],
    ['withdrawals/wd-4103/paid', { bankReference, paidAt: '2026-01-05T09:30:00Z', note }, 200],
    ['withdrawals/wd-4103/return', because, 200],
    ['withdrawals/wd-4105/reject', because, 200],
    ['deposits/dep-2102/confirm', arrived, 200],
    ['deposits/dep-2006/fail', because, 409],
    ['redemptions/rd-8103/complete', { tracking: longText(120), note }, 200],
    ['redemptions/rd-8102/reject', because, 200],
    ['lines/move', { memberId: '1000003', uplineId: null, reason }, 422],
  ];
  for (const [path, payload, status] of decisions) {
    const made = await site.make(`/wps/operator/${path}`, payload);
    expect([path, made.status, made.answer]).toEqual([path, status, expect.anything()]);
  }
  for (const path of ['withdrawals/wd-4103', 'withdrawals/wd-4105', 'deposits/dep-2102', 'redemptions/rd-8103']) {
    expect([path, (await site.read(`/wps/operator/${path}`)).status]).toEqual([path, 200]);
  }
  const player = await site.comeIn('player02');
  for (const path of ['withdrawals/wd-4103', 'withdrawals/wd-4105', 'deposits/dep-2102']) {
    expect([path, (await site.read(`/wps/v2/wallets/${path}`, player)).status]).toEqual([path, 200]);
  }
  for (const account of ['player02', 'agent01', 'promoter41']) {
    expect(await site.unreadable(await site.comeIn(account))).toEqual([]);
  }
  expect(await site.unreadable()).toEqual([]);
});
