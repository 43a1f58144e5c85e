import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../db/testing.ts';
import { drawSlider, solveSlider } from '../domain/identity/verification/slider.ts';
import { spendGeetest, spendSliderTicket } from '../domain/identity/verification/tickets.ts';
import { testServices } from '../domain/testing.ts';
import { remoteBotCheck } from './bot-check.ts';

const image =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABBAMAAADtO9m6AAAAA1BMVEX07+aFOE64AAAACklEQVR42mNgAAAAAgAB5Sfe/AAAAABJRU5ErkJggg==';
const puzzle = {
  challengeId: 'remote-1',
  background: image,
  width: 320,
  height: 160,
  piece: image,
  pieceWidth: 48,
  pieceHeight: 48,
  pieceY: 64,
  proofOfWork: { algorithm: 'SHA-256', salt: 'qT7xJm2vQe9WZt1Y', difficulty: 18 },
  expiresAt: '2026-01-05T09:10:00Z',
};
const ticket = {
  sliderTicket: 't-1',
  geetest_challenge: 'remote-1',
  geetest_validate: 't-1',
  geetest_seccode: 't-1|remote-1',
  expiresAt: '2026-01-05T09:10:00Z',
};

interface Heard {
  readonly call: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An outside service whose answers the test sets. */
const heard: Heard[] = [];
let answers: Record<string, readonly [status: number, value: unknown]> = {};
const service = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const call = `${request.method} ${request.url}`;
  heard.push({ call, headers: request.headers, body });
  const [status, value] = answers[call] ?? [500, {}];
  response.writeHead(status).end(JSON.stringify(value));
});

let db: Awaited<ReturnType<typeof openTestDatabase>>;
let url = '';
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  // A TCP server that listens always has such an address.
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/check`;
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await db.close();
});
beforeEach(() => {
  heard.length = 0;
  answers = {
    'GET /check': [200, puzzle],
    'POST /check': [200, ticket],
    'POST /check/spend': [200, {}],
  };
});

const siteOf = async () => {
  const log = pino({ level: 'silent' });
  const botCheck = remoteBotCheck({ url, key: 'secret-key', timeoutMilliseconds: 5_000 }, log);
  return { ...(await testServices(db)), botCheck };
};
const answer = { method: 'proof_of_work', challengeId: 'remote-1', nonce: '1' } as const;

describe('an outside service does the bot check', () => {
  test('SMS-13 it draws a puzzle, takes the answer and says whether a ticket is valid', async () => {
    const services = await siteOf();
    expect(await drawSlider(services)).toEqual(puzzle);
    expect(await solveSlider(services, answer)).toEqual(ticket);
    await spendSliderTicket(services, 't-1');
    const { expiresAt: _until, sliderTicket: _ticket, ...fields } = ticket;
    await spendGeetest(services, fields);
    expect(heard.map(({ call }) => call)).toEqual([
      'GET /check',
      'POST /check',
      'POST /check/spend',
      'POST /check/spend',
    ]);
    expect(heard.map(({ body }) => body).slice(1)).toEqual(
      [answer, { sliderTicket: 't-1' }, fields].map((b) => JSON.stringify(b)),
    );
    expect(heard.every(({ headers }) => headers.authorization === 'Bearer secret-key')).toBe(true);
  });

  test("SMS-13 its refusals are the contract's", async () => {
    const services = await siteOf();
    answers = { 'POST /check': [422, { code: 'slider_wrong' }], 'POST /check/spend': [422, {}] };
    await expect(solveSlider(services, answer)).rejects.toThrow('slider_wrong');
    await expect(spendSliderTicket(services, 't-1')).rejects.toThrow('captcha_check_failed');
    await expect(spendSliderTicket(services, undefined)).rejects.toThrow('captcha_check_failed');
  });

  test('SMS-13 when it does not answer, or answers nonsense, nobody passes', async () => {
    const services = await siteOf();
    answers = { 'GET /check': [200, { ...puzzle, background: '<script>' }], 'POST /check': [200, {}] };
    await expect(drawSlider(services)).rejects.toThrow('unavailable');
    await expect(solveSlider(services, answer)).rejects.toThrow('unavailable');
    await expect(spendSliderTicket(services, 't-1')).rejects.toThrow('unavailable');
  });
});
