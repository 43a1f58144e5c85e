import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scriptIn } from './testing.ts';

let answer = { status: 200, body: {} as object };
const server = createServer((_, response) => {
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const script = (...args: string[]) => scriptIn({ OPERATOR_URL: url, OPERATOR_KEY: 'a-key' }, ...args);
const refusal = { success: false, language: 'EN', requestId: 'r-1' };

describe('help', () => {
  test.each([['--help'], ['-h'], ['help']])('%s tells all commands', async (word) => {
    const { code, out } = await script(word);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('withdrawals approve ID [--note]') });
    expect(out).toContain('audit verify');
  });

  test.each([[['blocks', '--help']], [['help', 'blocks']]])('%j tells the commands of an area', async (args) => {
    const { code, out } = await script(...args);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('blocks lift ID') });
    expect(out).not.toContain('withdrawals');
  });

  test.each([[['blocks', 'create', '--help']], [['--help', 'blocks', 'create']]])(
    '%j tells what the flags of a command mean, and which are needed',
    async (args) => {
      const { code, out } = await script(...args);
      expect(code).toBe(0);
      expect(out).toMatch(/--kind TEXT +Addresses or a country: ip, region \(needed\)\n/);
      expect(out).toMatch(/--country TEXT +The country, like US; for a country only\n/);
      expect(out).not.toContain('blocks lift');
    },
  );
});

describe('errors say what to do', () => {
  test.each([
    [['toString'], "There is no 'toString', only withdrawals,"],
    [['toString', '--help'], "There is no 'toString', only withdrawals,"],
    [['blocks', 'toString'], "'blocks' takes list, create, lift, not 'toString'."],
    [['blocks'], "'blocks' takes one of list, create, lift."],
    [['blocks', 'list', '--page-size', '500'], '--page-size (Records on a page, to 100): '],
    [
      ['audit', 'list', '--from', 'yesterday'],
      "--from (From when in UTC, like 2026-01-31 or 2026-01-31 12:30): 'yesterday' is no time; write 2026-01-31",
    ],
    [['draws', 'show', 'X'], 'The id (The draw, like VN_CENTRAL-20260131-DNG): '],
    [['blocks', 'list', '--key', 'khoá'], 'The operator key has a character that no key has.'],
    [['blocks', 'list', '--url', 'ftp://127.0.0.1'], "--url is the address of a server, not 'ftp://127.0.0.1'."],
  ])('%j', async (args, sentence) => {
    const { code, out, err } = await script(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.slice(0, sentence.length)).toBe(sentence);
  });

  test('a value that the server refuses is named by its flag', async () => {
    const fields = [{ pointer: '/body/vassalage', message: 'It is set exactly for a vendor.' }];
    answer = {
      status: 400,
      body: { ...refusal, code: 'validation_failed', message: 'Please check.', value: { fields } },
    };
    const { code, err } = await script('maintenance', 'start', '--scope', 'vendor', '--yes');
    expect({ code, err }).toEqual({
      code: 1,
      err: 'Please check. (400 validation_failed, request r-1)\n  --vassalage (The vendor code, for a vendor only): It is set exactly for a vendor.\n',
    });
  });

  test('a page beyond the last one is told from an empty list', async () => {
    const page = { content: [], totalPages: 2, totalElements: 21 };
    answer = { status: 200, body: { success: true, value: page } };
    expect(await script('blocks', 'list', '--page-no', '9')).toMatchObject({
      code: 0,
      out: 'None on this page; the last of 21 are on --page-no 2.\n',
    });
    answer = { status: 200, body: { success: true, value: { ...page, totalPages: 0, totalElements: 0 } } };
    expect(await script('blocks', 'list')).toMatchObject({ code: 0, out: 'None.\n' });
  });
});

test('flags may stand before the command', async () => {
  const value = { content: [], totalPages: 0, totalElements: 0 };
  answer = { status: 200, body: { success: true, value } };
  const { code, out } = await script('--json', '--key', 'another-key', 'blocks', 'list');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(value);
});

test('amounts of a currency without decimals are shown and typed without them', async () => {
  const debt = { member: { id: '7', account: 'linh' }, amount: '500000.00', owedAt: '2026-01-05T10:00:00Z' };
  // One answer to every call: that about the site too.
  const inCurrency = (code: string) => ({
    info: { brand: { currency: { code } } },
    content: [debt],
    totalPages: 1,
    totalElements: 1,
  });
  const listed = async (code: string) => {
    answer = { status: 200, body: { success: true, value: inCurrency(code) } };
    return (await script('debts', 'list')).out;
  };
  expect(await listed('VND')).toMatch(/linh +500000 +2026/);
  expect(await listed('USD')).toMatch(/linh +500000\.00 +2026/);
  const off = ['debts', 'write-off', '7', '--reason', 'A mistake', '--amount'] as const;
  const refused = await script(...off, '500.000', '--yes');
  expect(refused).toMatchObject({ code: 2, err: expect.stringMatching(/^--amount \(.+\): '500\.000' is no amount; /) });
  expect((await script(...off, '500000')).err).toContain('Write off 500000 of what 7 owes?');
});

test('LOTTERY-11 of the draws that wait for a result those without bets come last', async () => {
  const due = (drawId: string, bets: number, lateSeconds: number) => ({
    draw: { drawId, gameName: 'VN North', station: null, drawAt: '2026-01-05T11:15:00.000Z' },
    figures: { bets, stake: '0.00' },
    lateSeconds,
  });
  const content = [due('VN-1', 0, 9_000), due('VN-2', 3, 8_000), due('VN-3', 0, 7_000), due('VN-4', 1, 60)];
  const listed = async (totalPages: number) => {
    answer = { status: 200, body: { success: true, value: { content, totalPages, totalElements: 4 * totalPages } } };
    return (await script('draws', 'list', '--page-size', '4')).out.match(/^VN-\d/gm);
  };
  expect(await listed(1)).toEqual(['VN-2', 'VN-4', 'VN-1', 'VN-3']);
  // This server has the same draws on each page; all of them are put in order, not those of one page.
  expect(await listed(2)).toEqual(['VN-2', 'VN-4', 'VN-2', 'VN-4']);
});
