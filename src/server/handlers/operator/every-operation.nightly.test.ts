import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subtractAmounts } from '#shared/money/amount.ts';
import { type OperationEntry, operationEntries } from '../../http/operation-entries.ts';
import { extremesOf, withExtreme } from './testing/extremes.ts';
import { banner, because, block, maintenance, message, note, notice, reason, terms } from './testing/payloads.ts';
import { longText, startOperatorServer } from './testing.ts';

let site: Awaited<ReturnType<typeof startOperatorServer>>;
beforeAll(async () => {
  site = await startOperatorServer({ history: true });
});
afterAll(() => site.stop());

type Payload = Readonly<Record<string, unknown>>;

/** What the operation acts on, and a payload that it accepts, with its free texts at their longest. */
interface Act {
  readonly path: string;
  readonly payload: Payload;
  /** Whether each try makes a new record, which stays for the members to read. */
  readonly isKept?: boolean;
  /** Whether all is taken back, as the rest of the site could not be read with it. */
  readonly isUndone?: boolean;
}

const at = (path: string, payload: Payload = {}): Act => ({ path: `/wps/operator/${path}`, payload });
const kept = (path: string, payload: Payload) => async () => ({ ...at(path, payload), isKept: true });
const once = (path: string, payload?: Payload) => async () => at(path, payload);

const undone = (path: string, payload: Payload) => async () => ({ ...at(path, payload), isUndone: true });

async function made(path: string, payload: Payload): Promise<Payload> {
  const { status, answer } = await site.make(path, payload);
  expect([path, status, answer]).toEqual([path, 200, expect.anything()]);
  return answer.value ?? {};
}

/** The change of a record, which names the version that it replaces. */
const change = (list: string, id: string, payload: Payload) => async () => {
  const record =
    (await site.read(`/wps/operator/${list}?pageSize=1`)).content[0] ?? (await made(`/wps/operator/${list}`, payload));
  return at(`${list}/${record[id]}`, { ...payload, version: record['version'] });
};

/** An act that ends a record, which is made for it. */
const end = (list: string, id: string, act: string, payload: Payload) => async () =>
  at(`${list}/${(await made(`/wps/operator/${list}`, payload))[id]}/${act}`);

interface Prize {
  readonly prize: string;
  readonly count: number;
  readonly digits: number;
}

/** A result of equal digits. */
const alike = (table: readonly Prize[], digit: string) =>
  table.map(({ prize, count, digits }) => ({
    prize,
    numbers: Array.from({ length: count }, () => digit.repeat(digits)),
  }));

/** A day to come, of which the server of this test has the same clock. */
const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function due() {
  const [row = {}] = (await site.read('/wps/operator/draws')).content;
  return { drawId: (row['draw'] as Payload)['drawId'], table: row['prizeTable'] as readonly Prize[] };
}

/** The contract in force between the platform and agent01, by its kind. */
async function contract(kind: string) {
  const { content } = await site.read('/wps/operator/contracts');
  const rows = content.map((row) => (row['contract'] ?? row) as Payload);
  const found = rows.find((row) => row['kind'] === kind && row['state'] === 'valid');
  expect([kind, found]).toEqual([kind, expect.anything()]);
  return found ?? {};
}

async function proposed() {
  const value = await made('/wps/operator/contracts', { kind: 'realtime', downlineId: '1000002', terms });
  return value['contract'] as Payload;
}

async function pendingBill() {
  const { content } = await site.read('/wps/operator/contractBills?state=pending');
  const { bill } = content[0] as { readonly bill: Payload };
  return bill['billId'];
}

/** The application of a member for a promotion that asks for pictures. */
async function application() {
  const body = new FormData();
  body.set('promotionId', 'p-105');
  body.set('remark', longText(140));
  const blank = sharp({ create: { width: 4, height: 3, channels: 3, background: '#c00' } }).png();
  body.append('images', new Blob([new Uint8Array(await blank.toBuffer())], { type: 'image/png' }), 'receipt.png');
  const { status, answer } = await site.send('/wps/relay/MCSFE_activityApply', body, await site.comeIn('player01'));
  expect([status, answer]).toEqual([200, expect.anything()]);
  return `applications/${answer.value?.['applicationId']}`;
}

async function thread(account: string) {
  const question = { clientMessageId: 'an-extreme-of-a-test', content: longText(2000) };
  const { status } = await site.make('/wps/relay/MCSFE_chatSend', question, await site.comeIn(account));
  expect(status).toBe(200);
  return (await site.read('/wps/operator/chats')).content[0]?.['threadId'];
}

let applied: Promise<string> | undefined;
let entered: string | undefined;

/** The one application; a second one would be refused. */
function onlyApplication() {
  applied ??= application();
  return applied;
}

async function enterResult() {
  const { drawId, table } = await due();
  entered = String(drawId);
  return at(`draws/${drawId}/result`, { prizes: alike(table, '9') });
}

const payment = { bankReference: longText(80), paidAt: '2026-01-05T09:30:00Z', note };

let payments = 0;

/** A payment of a statement, with a reference of its own. */
function recorded(reference: string) {
  payments += 1;
  return { amount: '20.00', currency: 'USD', reference: `${reference} ${payments}` };
}

const acts: Readonly<Record<string, () => Promise<Act>>> = {
  enterDrawResult: enterResult,
  correctDrawResult: async () => {
    if (entered === undefined) {
      const { path, payload } = await enterResult();
      await made(path, payload);
    }
    const { value } = await site.read(`/wps/operator/draws/${entered}`);
    const versions = value?.['versions'] as readonly Payload[];
    const prizes = alike(value?.['prizeTable'] as readonly Prize[], versions.length % 2 === 0 ? '9' : '0');
    return at(`draws/${entered}/correction`, { replacesVersion: versions.length, prizes, reason });
  },
  changeDrawDay: once(`draw-days/VN_NORTH/${daysAhead(3)}`, { change: 'close', movedTo: null, reason }),
  voidDraw: async () => at(`draws/${(await due()).drawId}/void`, { reason }),
  startWithdrawalReview: once('withdrawals/wd-4105/review'),
  approveWithdrawal: once('withdrawals/wd-4104/approve', { note }),
  rejectWithdrawal: once('withdrawals/wd-4105/reject', because),
  markWithdrawalPaid: once('withdrawals/wd-4103/paid', payment),
  returnWithdrawal: async () => {
    // Where it is paid already, this changes nothing.
    await site.make('/wps/operator/withdrawals/wd-4103/paid', payment);
    return at('withdrawals/wd-4103/return', because);
  },
  confirmWithdrawalReceived: once('withdrawals/wd-4101/received', { evidence: note }),
  confirmDeposit: once('deposits/dep-2102/confirm', {
    receivedAmount: '999999999999.99',
    bankReference: `C${longText(79)}`,
    note,
  }),
  failDeposit: async () => {
    const deposit = { methodId: 'dm-bank', amount: '200.00' };
    const { answer } = await site.make('/wps/v2/wallets/deposits', deposit, await site.comeIn('player01'));
    const { deposit: asked } = answer.value as { readonly deposit: Payload };
    return at(`deposits/${asked['depositId']}/fail`, because);
  },
  reverseDeposit: async () => {
    const [deposit] = (await site.read('/wps/operator/deposits?state=credited')).content;
    return at(`deposits/${deposit?.['depositId']}/reverse`, because);
  },
  recordUnmatchedPayment: once('payments', {
    amount: '999999999999.99',
    currency: 'USD',
    reference: `R${longText(79)}`,
    payerName: longText(80),
    note,
  }),
  creditUnmatchedPayment: async () => {
    const { answer } = await site.make('/wps/operator/payments', recorded('credited'));
    return at(`payments/${answer.value?.['paymentId']}/credit`, {
      depositId: 'dep-2102',
      receivedAmount: '999999999.99',
      note,
    });
  },
  returnUnmatchedPayment: async () => {
    const { answer } = await site.make('/wps/operator/payments', recorded('returned'));
    return at(`payments/${answer.value?.['paymentId']}/return`, { ...because, bankReference: longText(80) });
  },
  writeOffDebt: async () => {
    // The whole of what an amount can be, so that no extreme is more than is owed.
    const owed = await site.takeFrom(1_000_004, '1000000.00');
    await site.takeFrom(1_000_004, subtractAmounts('999999999999999.99', owed));
    return at('debts/1000004/writeOff', { amount: '0.01', reason });
  },
  startApplicationReview: async () => at(`${await onlyApplication()}/review`),
  decideApplication: async () => at(`${await onlyApplication()}/decide`, { decision: 'reject', ...because }),
  completeRedemption: once('redemptions/rd-8103/complete', { tracking: longText(120), note }),
  rejectRedemption: once('redemptions/rd-8102/reject', because),
  answerSupportThread: async () => kept(`chats/${await thread('player01')}/answers`, { content: longText(2000) })(),
  closeSupportThread: async () => at(`chats/${await thread('agent01')}/close`),
  // Changes come before what stays: the lists that are read after each one are short then.
  updateNotice: change('notices', 'noticeId', notice),
  updateBanner: change('banners', 'bannerId', banner),
  createNotice: kept('notices', notice),
  withdrawNotice: end('notices', 'noticeId', 'withdraw', notice),
  createBanner: kept('banners', banner),
  withdrawBanner: end('banners', 'bannerId', 'withdraw', banner),
  sendMessage: kept('messages', message),
  recallMessage: end('messages', 'sentMessageId', 'recall', message),
  startMaintenance: undone('maintenances', maintenance),
  endMaintenance: end('maintenances', 'maintenanceId', 'end', maintenance),
  updateMaintenance: async () => {
    const { content } = await site.read('/wps/operator/maintenances');
    const open =
      content.find((row) => row['state'] !== 'ended') ?? (await made('/wps/operator/maintenances', maintenance));
    return at(`maintenances/${open['maintenanceId']}`, { endsAt: null, endsByItself: false });
  },
  createBlock: undone('blocks', block),
  liftBlock: end('blocks', 'blockId', 'lift', block),
  checkPlatformConflicts: once('contractConflicts', { kind: 'realtime', downlineId: '1000002', terms }),
  proposePlatformContract: undone('contracts', { kind: 'realtime', downlineId: '1000002', terms }),
  withdrawPlatformContract: async () => {
    const { contractId, version } = await proposed();
    return at(`contracts/${contractId}/withdraw`, { version });
  },
  terminatePlatformContract: async () => {
    const { contractId, version } = await contract('daily');
    return at(`contracts/${contractId}/terminate`, { version, reason });
  },
  agreeToPlatformTermination: async () => {
    const { contractId, version } = await contract('hourly');
    const asked = `/wps/agent/contracts/${contractId}/terminate`;
    const { answer } = await site.make(asked, { version, reason }, await site.comeIn('agent01'));
    expect(answer).toMatchObject({ value: expect.anything() });
    const ending = (answer.value?.['contract'] ?? answer.value) as Payload;
    return at(`contracts/${contractId}/agreeTermination`, { version: ending['version'] });
  },
  holdContractPayments: async () => {
    await site.make('/wps/operator/contractHolds/1000003/lift', { payPending: false });
    return at('contractHolds', { memberId: '1000003', reason });
  },
  liftContractHold: async () => {
    await site.make('/wps/operator/contractHolds', { memberId: '1000003', reason });
    return at('contractHolds/1000003/lift', { payPending: true, note });
  },
  releaseContractBill: async () => at(`contractBills/${await pendingBill()}/release`, { note }),
  denyContractBill: async () => at(`contractBills/${await pendingBill()}/deny`, because),
  createGeneralAgent: once('accounts', {
    username: 'general_of_tests',
    password: 'Welcome2Lumo',
    nickname: longText(64),
    rebate: 100,
  }),
  moveLine: once('lines/move', { memberId: '1000001', uplineId: '1000002', reason }),
};

const ofOperators = operationEntries.filter(({ security }) => security === 'operator');
const writes = ofOperators.filter(({ method }) => method !== 'get');
const reads = ofOperators.filter(({ method }) => method === 'get');

/** The public operations that show what operators enter. */
const shownBy: Readonly<Record<string, RegExp>> = {
  notices: /Announcement/,
  banners: /Announcement|Whitelabel|Menus/,
  maintenances: /SystemStatus|Vendors|Games/,
  draws: /Draw|Numero/,
};

/** The lists that cannot be read of those that show what an operation acts on. */
async function unreadableAfter({ path }: Act): Promise<readonly string[]> {
  const [, , , area = ''] = path.split('/');
  const list = `/wps/operator/${area}`;
  const hasNoList = area === 'lines' || area === 'contractConflicts';
  const failed = hasNoList || (await site.read(list)).status === 200 ? [] : [list];
  const ids = shownBy[area];
  return ids ? [...failed, ...(await site.unreadable({}, ids))] : failed;
}

/** Tries an act. Where it is accepted and does not stay, its lists must be readable at once. */
async function send(entry: OperationEntry, act: Act) {
  const { status, answer } = await site.make(act.path, act.payload);
  const shown = `${entry.id} ${JSON.stringify(act.payload).slice(0, 300)}`;
  expect([shown, status, status < 500 ? '' : answer]).toEqual([shown, status, '']);
  if (status === 200 && !act.isKept) {
    expect([shown, await unreadableAfter(act)]).toEqual([shown, []]);
  }
  return { shown, status, code: answer.code };
}

test('every operation of operators that changes something is among those that are tried', () => {
  expect(Object.keys(acts).sort()).toEqual(writes.map(({ id }) => id).sort());
});

// One after the other, as the acts build on each other: what was reviewed is decided next.
test('each operation answers the extremes of its fields within the contract, and every list can be read after it', async () => {
  for (const [id, act] of Object.entries(acts)) {
    const entry = writes.find((one) => one.id === id);
    if (!entry) throw new Error(`${id} is no operation`);
    await tryExtremes(entry, await act());
    expect([id, await site.unreadable()]).toEqual([id, []]);
  }
  for (const account of ['player01', 'player02', 'agent01', 'agent02', 'promoter41']) {
    expect([account, await site.unreadable(await site.comeIn(account))]).toEqual([account, []]);
  }
}, 600_000);

async function tryExtremes(entry: OperationEntry, base: Act): Promise<void> {
  const statuses: number[] = [];
  for (const extreme of await extremesOf(entry, 'body')) {
    const next = { ...base, payload: withExtreme(base.payload, extreme) };
    const tried = () => send(entry, next);
    const { shown, status, code } = await (base.isKept ? tried() : site.restoring(tried));
    // Another version is a conflict indeed.
    if (/version/i.test(String(extreme.at[0]))) continue;
    // Otherwise the target was changed already, and nobody looked at the extreme.
    expect([shown, code]).not.toEqual([shown, 'conflict']);
    statuses.push(status);
  }
  if (statuses.length > 0) expect(statuses).toContain(200);
  const ending = () => send(entry, base);
  const { shown, status } = await (base.isUndone ? site.restoring(ending) : ending());
  expect([shown, status]).toEqual([shown, 200]);
}

test('every list of operators answers the extremes of its filters within the contract', async () => {
  for (const entry of reads) {
    if (/[{:]/.test(entry.path)) continue;
    for (const {
      at: [name = ''],
      value,
    } of await extremesOf(entry, 'query')) {
      const query = new URLSearchParams({ [name]: String(value) });
      const { status } = await site.read(`${entry.path}?${query}`);
      expect([`${entry.id}?${query}`.slice(0, 300), status < 500]).toEqual([expect.anything(), true]);
    }
  }
});
