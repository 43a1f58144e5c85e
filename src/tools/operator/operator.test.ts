import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#server/testing/sign-in.ts';
import { apply, ENTER, ESCAPE, personIn, scriptIn, withOperatorSite } from './testing.ts';

const { folder, env, script } = withOperatorSite();
let url: string;
let token: string;

beforeAll(async () => {
  url = env.OPERATOR_URL;
  ({ token } = await signIn(url, 'player01', 'Portico123'));
});

let keys = 0;
/** A call of a member that moves money; returns the value of the answer. */
async function asMember(path: string, body: unknown, own = token) {
  keys += 1;
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${own}`,
      'Idempotency-Key': `operator-test-key-${keys}`,
    },
    body: JSON.stringify(body),
  });
  return (await response.json()).value;
}

/** What a member reads. */
async function readAs(own: string, path: string) {
  return (await (await fetch(url + path, { headers: { Authorization: `Bearer ${own}` } })).json()).value;
}

/** A withdrawal that the member asks for; returns its id. */
async function askForWithdrawal(amount: string): Promise<string> {
  const body = { amount, accountId: 'ba-1101', paymentPassword: '730185' };
  return (await asMember('/wps/v2/wallets/withdrawals', body)).withdrawal.withdrawalId;
}

/** A deposit by bank transfer that a member begins; returns its id. */
async function beginDeposit(amount: string, own = token): Promise<string> {
  return (await asMember('/wps/v2/wallets/deposits', { methodId: 'dm-bank', amount }, own)).deposit.depositId;
}

describe('commands for scripts', () => {
  test('WALLET-11 a withdrawal goes from the list to paid', async () => {
    const id = await askForWithdrawal('40.00');
    expect((await script('withdrawals', 'list')).out).toMatch(new RegExp(`${id} +requested +player01 +40\\.00`));
    expect((await script('withdrawals', 'take', id)).out).toMatch(/state +reviewing/);
    expect((await script('withdrawals', 'approve', id, '--yes', '--note', 'Seen')).out).toMatch(
      /approved .+ Support +Seen/,
    );
    const paid = await script('withdrawals', 'paid', id, '--bank-reference', 'SMB-1', '--yes', '--json');
    expect(paid.code).toBe(0);
    expect(JSON.parse(paid.out)).toMatchObject({ withdrawalId: id, state: 'paid', bankReference: 'SMB-1' });
  });

  test('WALLET-01 a deposit is found and confirmed, and another one fails', async () => {
    const id = await beginDeposit('200.00');
    expect((await script('deposits', 'list')).out).toMatch(new RegExp(`${id} +pending +player01 .+ 200\\.00`));
    const money = ['--received-amount', '200.00', '--bank-reference', `SMB-IN-${id}`];
    expect((await script('deposits', 'confirm', id, ...money, '--yes')).out).toMatch(/received +200\.00/);
    await expect.poll(async () => (await script('deposits', 'show', id)).out).toMatch(/credited +200\.00/);
    const other = await beginDeposit('50.00');
    const failed = await script('deposits', 'fail', other, '--reason', 'Another name', '--yes', '--json');
    expect(JSON.parse(failed.out)).toMatchObject({ depositId: other, state: 'failed', reason: 'Another name' });
  });

  test('WALLET-14 a payment without a deposit is recorded and credited, and another one sent back', async () => {
    const deposit = await beginDeposit('60.00');
    await script('deposits', 'fail', deposit, '--reason', 'Nothing came', '--yes');
    const arrived = ['--amount', '60.00', '--currency', 'USD', '--payer-name', 'TRAN A'];
    const record = async (reference: string) =>
      JSON.parse((await script('payments', 'record', ...arrived, '--reference', reference, '--json')).out).paymentId;
    const [id, other] = [await record(`SMB-P-${deposit}`), await record(`SMB-Q-${deposit}`)];
    expect((await script('payments', 'list')).out).toMatch(new RegExp(`${id} +open +no_deposit +60\\.00 USD +SMB-P`));
    const credit = ['payments', 'credit', id, '--deposit-id', deposit] as const;
    expect(await script(...credit)).toMatchObject({ code: 2, err: expect.stringContaining('Add --yes') });
    expect((await script(...credit, '--yes')).out).toMatch(new RegExp(`credited to +${deposit}`));
    await expect.poll(async () => (await script('deposits', 'show', deposit)).out).toMatch(/credited +60\.00/);
    const back = ['--bank-reference', `OUT-${deposit}`, '--reason', 'Nobody is called so', '--yes'];
    expect((await script('payments', 'return', other, ...back)).out).toMatch(
      /state +returned[\s\S]+sent back as +OUT-/,
    );
  });

  test('WALLET-14 WALLET-15 a deposit is reversed, what was spent is owed, and the debt written off', async () => {
    const own = (await signIn(url, 'player02', 'Portico123')).token;
    await asMember('/wps/member/profile', { birthday: '1990-06-01' }, own);
    const deposit = await beginDeposit('70.00', own);
    const money = ['--received-amount', '70.00', '--bank-reference', `SMB-R-${deposit}`, '--yes'];
    await script('deposits', 'confirm', deposit, ...money);
    await expect.poll(async () => (await script('deposits', 'show', deposit)).out).toMatch(/credited +70\.00/);
    const { available } = await readAs(own, '/wps/v2/wallets/vault');
    await asMember('/wps/v2/wallets/vaultLocks', { amount: available, hours: 24 }, own);
    const reverse = ['deposits', 'reverse', deposit, '--reason', 'Recalled'] as const;
    expect(await script(...reverse)).toMatchObject({
      code: 2,
      err: expect.stringContaining('What is not there is owed'),
    });
    expect((await script(...reverse, '--yes')).out).toMatch(/state +reversed[\s\S]+reason +Recalled/);
    expect((await script('debts', 'list')).out).toMatch(/player02 +70\.00/);
    expect(await readAs(own, '/wps/v2/wallets/debt')).toMatchObject({ amount: '70.00' });
    const [{ member }] = JSON.parse((await script('debts', 'list', '--json')).out).content;
    expect((await script('debts', 'show', member.id)).out).toMatch(/owed +70\.00 +70\.00 .+ deposit /);
    const off = ['debts', 'write-off', member.id, '--amount', '70.00', '--reason', 'A mistake'] as const;
    expect(await script(...off)).toMatchObject({ code: 2, err: expect.stringContaining('The house bears it') });
    expect((await script(...off, '--yes')).out).toMatch(/owes +0\.00 USD/);
    expect((await script('debts', 'list')).out).toContain('None.');
  });

  test('LOTTERY-11 a draw that waits gets its result, a correction, and another one is void', async () => {
    const { content } = JSON.parse((await script('draws', 'list', '--game-code', 'VN_CENTRAL', '--json')).out);
    const [id, other] = content.map(({ draw }: { draw: { drawId: string } }) => draw.drawId);
    expect((await script('draws', 'list')).out).toMatch(new RegExp(`${id} +VN Central`));
    // Eighteen numbers, which the prize table groups.
    const numbers =
      '126181 14486 35636 52680 87049 00871 27625 54335 37298 03127 18275 41927 4050 0898 8698 5636 363 84';
    const short = await script('draws', 'enter', id, '--numbers', numbers.slice(7), '--yes');
    expect(short).toMatchObject({ code: 2, err: expect.stringContaining('18 numbers, and 17 were given') });
    expect((await script('draws', 'enter', id, '--numbers', numbers, '--yes')).out).toMatch(
      /state +settled[\s\S]+G8 +84/,
    );
    const right = ['--numbers', numbers.replace('126181', '126811'), '--reason', 'A typing error'];
    expect((await script('draws', 'correct', id, ...right, '--yes')).out).toMatch(/Version 2, .+: A typing error/);
    expect((await script('draws', 'void', other, '--reason', 'No draw', '--yes')).out).toMatch(/void +No draw/);
  });

  test('LOTTERY-11 a day of a lottery is closed, opened and moved, and what cannot be is said', async () => {
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const of = (ahead: number) => ['--game-code', 'VN_NORTH', '--day', day(ahead)];
    const why = ['--reason', 'A storm'];
    const [own] = JSON.parse((await script('days', 'list', '--game-code', 'VN_NORTH', '--json')).out).content;
    expect(own).toMatchObject({ state: 'closed', decidedBy: 'timetable', reason: null });
    expect((await script('days', 'close', ...of(3), ...why)).err).toContain('Nobody has bet on it.');
    expect((await script('days', 'close', ...of(3), ...why, '--yes')).out).toMatch(
      /state +closed[\s\S]+reason +A storm/,
    );
    expect((await script('days', 'list')).out).toMatch(new RegExp(`VN_NORTH +${day(3)} +closed +operator +A storm`));
    const again = await script('days', 'close', ...of(3), ...why, '--yes');
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('The day is closed already') });
    expect(await script('days', 'close', ...of(-2), ...why, '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Its draws have begun or are over'),
    });
    expect((await script('days', 'open', ...of(3), ...why)).out).toMatch(/state +open/);
    const moved = await script('days', 'move', ...of(3), '--moved-to', day(4), ...why, '--yes');
    expect(moved.out).toContain(`moved to ${day(4)}`);
    expect((await script('days', 'show', ...of(3))).out).toContain(`moved to ${day(4)}`);
  });

  test('an application is looked at and rejected, and the next one approved', async () => {
    const id = await apply({ url, token }, 'first-receipt');
    expect((await script('applications', 'list')).out).toMatch(new RegExp(`${id} +applying +player01`));
    const { images } = JSON.parse((await script('applications', 'take', id, '--json')).out);
    const file = join(folder, 'receipt.jpg');
    await script('applications', 'picture', id, '--image-id', images[0].imageId, '--file', file);
    expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
    const rejected = await script('applications', 'reject', id, '--reason', 'It cannot be read.', '--yes');
    expect(rejected.out).toMatch(/state +rejected[\s\S]+reason +It cannot be read\./);
    const next = await apply({ url, token }, 'second-receipt');
    const approved = await script('applications', 'approve', next, '--amount', '4.00', '--yes', '--json');
    expect(JSON.parse(approved.out)).toMatchObject({ state: 'issued', remark: 'second-receipt', reason: null });
    const again = await script('applications', 'reject', next, '--reason', 'Late', '--yes');
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('409 conflict') });
  });

  test('a redemption is completed with its tracking, and another one is rejected', async () => {
    const [id, other] = JSON.parse((await script('redemptions', 'list', '--json')).out).content.map(
      ({ redemptionId }: { redemptionId: string }) => redemptionId,
    );
    expect((await script('redemptions', 'show', id)).out).toMatch(/send to +\S.+, VN, \+84 \d+/);
    const done = await script('redemptions', 'complete', id, '--tracking', 'VNP 8841', '--yes');
    expect(done.out).toMatch(/state +completed[\s\S]+tracking +VNP 8841/);
    const refused = await script('redemptions', 'reject', other, '--reason', 'Sold out', '--yes');
    expect(refused.out).toMatch(/state +rejected[\s\S]+reason +Sold out/);
  });

  test('the same idempotency key does the same once', async () => {
    const id = await askForWithdrawal('41.00');
    const approve = () =>
      script('withdrawals', 'approve', id, '--yes', '--json', '--idempotency-key', `approve-${id}-once`);
    const [first, second] = [await approve(), await approve()];
    expect(second).toEqual(first);
    expect(JSON.parse(first.out)).toMatchObject({ state: 'approved' });
    const otherKey = await script('withdrawals', 'approve', id, '--yes');
    expect(otherKey).toMatchObject({ code: 1, err: expect.stringContaining('409 conflict') });
  });

  test('what decides about money needs --yes, and nothing is done without it', async () => {
    const id = await askForWithdrawal('42.00');
    const reject = await script('withdrawals', 'reject', id, '--reason', 'Another name');
    expect(reject).toMatchObject({ code: 2, err: expect.stringContaining('Add --yes') });
    expect((await script('withdrawals', 'show', id)).out).toMatch(/state +requested/);
  });

  test('a line moves under another agent, and not below itself', async () => {
    const why = ['--reason', 'Asked for', '--yes'];
    const unsure = await script('lines', 'move', '1000004', '--upline-id', '1000002', '--reason', 'Asked for');
    expect(unsure.code).toBe(2);
    expect(unsure.err).toMatch(
      /^promoter41 \(.+, id 1000004\) goes from agent02 under agent01, with nobody below it\.\n/,
    );
    expect(unsure.err).toContain('Its contracts with agent02 end with the window that runs now');
    const still = await script('lines', 'move', 'promoter41', '--upline-id', 'agent02', '--reason', 'Asked for');
    expect(still.err).toMatch(/^promoter41 \(.+\) is under agent02 already, so nothing changes\./);
    const moved = await script('lines', 'move', '1000004', '--upline-id', '1000002', ...why);
    expect(moved.out).toMatch(/account +promoter41 .+\nunder +agent01 \(id 1000002\)\nmoved +1 account, /);
    expect(await script('lines', 'move', '1000002', '--upline-id', '1000003', ...why)).toMatchObject({
      code: 1,
      err: expect.stringContaining('409 conflict'),
    });
    const top = await script('lines', 'move', '1000004', '--upline-id', 'top', ...why);
    expect(top).toMatchObject({ code: 1, err: expect.stringContaining('account_type_not_allowed') });
    const back = await script('lines', 'move', 'promoter41', '--upline-id', 'Agent02', ...why, '--json');
    expect(JSON.parse(back.out)).toMatchObject({ member: { id: '1000004', uplineId: '1000003' } });
    expect(await script('lines', 'move', 'promoter99', '--upline-id', 'agent02', ...why)).toMatchObject({
      code: 1,
      err: expect.stringContaining("No account is called 'promoter99'"),
    });
  });

  test('accounts are found by parts of their names and by type, with their ids and places', async () => {
    const found = await script('accounts', 'list', '--search', 'PROMOTER', '--type', 'promoter');
    expect(found.out).toMatch(/^id +account +name +type +under +level +below +state +registered\n/);
    expect(found.out).toMatch(/\n1000004 +promoter41 +\S.+ promoter +agent02 +2 +\d+ +active +2/);
    expect((await script('accounts', 'list', '--account', 'nobody')).out).toBe('None.\n');
  });

  test('a block is set, listed and lifted', async () => {
    const create = ['blocks', 'create', '--kind', 'ip', '--network', '198.51.100.0/24', '--reason', 'Test', '--yes'];
    const block = JSON.parse((await script(...create, '--json')).out);
    expect(block).toMatchObject({ kind: 'ip', network: '198.51.100.0/24', country: null, state: 'active' });
    expect((await script('blocks', 'list')).out).toContain('198.51.100.0/24');
    expect((await script('blocks', 'lift', block.blockId)).out).toMatch(/state +ended/);
  });

  test('a maintenance begins, gets another end, and is ended', async () => {
    const started = await script('maintenance', 'start', '--scope', 'vendor', '--vassalage', 'NOR', '--yes', '--json');
    const { maintenanceId, state } = JSON.parse(started.out);
    expect(state).toBe('active');
    const updated = await script('maintenance', 'update', maintenanceId, '--ends-at', '2099-01-01T00:00:00Z');
    expect(updated.out).toContain('2099-01-01 00:00:00 UTC');
    expect((await script('maintenance', 'end', maintenanceId)).out).toMatch(/state +ended/);
  });

  test('an operator sees the address that the server sees', async () => {
    expect((await script('server', 'show')).out).toMatch(/^your address +127\.0\.0\.1$/m);
  });

  test('the audit log names the operator, and its chain holds', async () => {
    const block = ['blocks', 'create', '--kind', 'ip', '--network', '203.0.113.0/24', '--reason', 'Test', '--yes'];
    expect((await script(...block)).code).toBe(0);
    expect((await script('audit', 'list', '--actor-kind', 'operator', '--page-size', '5')).out).toContain(
      'operator Support',
    );
    expect((await script('audit', 'verify')).out).toMatch(/intact +yes/);
  });
});

describe('errors say what to do', () => {
  test.each([
    [
      ['withdrawal', 'list'],
      "There is no 'withdrawal', only withdrawals, deposits, payments, debts, applications, redemptions, draws, days, chats, messages, notices, banners, accounts, lines, contracts, bills, holds, blocks, maintenance, audit, server.",
    ],
    [
      ['withdrawals', 'pay'],
      "'withdrawals' takes list, show, take, approve, reject, paid, return, received, not 'pay'.",
    ],
    [['withdrawals', 'show'], 'The id is missing'],
    [['withdrawals', 'paid', 'wd-1', '--yes'], '--bank-reference is missing'],
    [['withdrawals', 'list', '--state', 'gone'], '--state is one of requested, reviewing,'],
    [['withdrawals', 'list', '--page-no', 'x'], '--page-no (The page, from 1): '],
    [['blocks', 'lift', 'bk-1', 'bk-2'], "'bk-2' is one argument too many."],
    [['blocks', 'list', '--colour', 'red'], "'--colour'"],
    [[], 'Name a command'],
  ])('%j', async (args, sentence) => {
    expect(await script(...args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(sentence) });
  });

  test('the server refuses: its sentence, code and request id', async () => {
    const { code, err } = await script('withdrawals', 'show', 'wd-0');
    expect(code).toBe(1);
    expect(err).toMatch(/\(404 not_found, request [\w-]+\)/);
  });

  test('another key is refused', async () => {
    const { code, err } = await script('withdrawals', 'list', '--key', 'a-key-that-nobody-has');
    expect({ code, err }).toEqual({ code: 1, err: `${url} refused the operator key; set OPERATOR_KEY or --key.\n` });
  });

  test('no server answers', async () => {
    const { code, err } = await script('withdrawals', 'list', '--url', 'http://127.0.0.1:1');
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('start it with `npm start`') });
  });

  test('an answer that is lost: the command is repeated, then names its idempotency key', async () => {
    const { code, err } = await script('withdrawals', 'approve', 'wd-1', '--yes', '--url', 'http://127.0.0.1:1');
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringMatching(/--idempotency-key [0-9a-f-]{36}/) });
  });

  test('no key is known', async () => {
    const { code, err } = await scriptIn({ DATA_DIR: join(folder, 'empty') }, 'withdrawals', 'list');
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('There is no operator key.') });
  });
});

describe('the menu', () => {
  test('a withdrawal is found and rejected after a question', async () => {
    const id = await askForWithdrawal('43.00');
    const operator = personIn(env);
    await operator.choose('What do you want to see?', 'Withdrawals');
    await operator.choose('Withdrawals', id);
    await operator.choose(id, 'reject');
    await operator.answer('The reason, which the member reads', `Another name${ENTER}`);
    await operator.answer('A note for other operators', ENTER);
    await operator.answer(`Reject ${id}?`, 'y');
    await operator.answer('rejected', ESCAPE);
    await operator.answer('What do you want to see?', ESCAPE);
    expect(await operator.ended).toBe(0);
    const { out } = await script('withdrawals', 'show', id);
    expect(out).toMatch(/reason +Another name/);
  });

  test('a question that is answered with no does nothing', async () => {
    const id = await askForWithdrawal('44.00');
    const operator = personIn(env, 'withdrawals', 'approve', id);
    await operator.answer(`Approve ${id}?`, 'n');
    expect(await operator.ended).toBe(1);
    expect((await script('withdrawals', 'show', id)).out).toMatch(/state +requested/);
  });
});
