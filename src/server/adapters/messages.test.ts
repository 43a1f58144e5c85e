import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../db/testing.ts';
import { chooseMessages, smsGateway } from './choose-messages.ts';
import { outboxMessages, readOutbox } from './messages.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
});
afterAll(() => db.close());

const clock = () => TEST_NOW;
const message = { to: '84912345678', text: 'Lumo: your verification code is 482913' };

describe('the outbox', () => {
  test('keeps the last hundred messages, newest first', async () => {
    const { sms, email } = outboxMessages(db, clock);
    for (let count = 1; count <= 104; count++) await sms({ to: '84900000000', text: `message ${count}` });
    await email({ to: 'khoa@example.com', subject: 'Hello', text: 'A link', html: '<p>Hello</p>', language: 'EN' });
    const kept = await readOutbox(db);
    expect(kept).toHaveLength(100);
    expect(kept[0]).toMatchObject({
      channel: 'email',
      recipient: 'khoa@example.com',
      subject: 'Hello',
      body: 'A link',
    });
    expect(kept[1]).toMatchObject({ channel: 'sms', recipient: '84900000000', subject: null, body: 'message 104' });
    expect(kept[0]?.sentAt.getTime()).toBe(TEST_NOW);
  });
});

describe('the SMS gateway', () => {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
  let gateway: Server;
  let answer: number | 'silence' = 200;
  const start = async () => {
    gateway = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      heard.push({ headers: request.headers, body });
      if (answer !== 'silence') response.writeHead(answer, answer === 302 ? { Location: '/elsewhere' } : {}).end();
    });
    await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
    // A TCP server that listens always has such an address.
    return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
  };
  afterEach(() => {
    gateway.closeAllConnections();
    gateway.close();
    heard.length = 0;
  });

  test('SMS-11 receives the message as JSON, with its key', async () => {
    answer = 202;
    const send = smsGateway({ url: await start(), key: 'secret-key', sender: 'LUMO', timeoutMilliseconds: 5_000 });
    await send(message);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.headers).toMatchObject({ authorization: 'Bearer secret-key', 'content-type': 'application/json' });
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ to: '+84912345678', text: message.text, from: 'LUMO' });
  });

  test.each([500, 401, 302])('an answer of %i is a failure that reveals neither number nor text', async (status) => {
    answer = status;
    const send = smsGateway({ url: await start(), key: undefined, sender: undefined, timeoutMilliseconds: 5_000 });
    const reason = await send(message).catch((error: unknown) => error);
    expect(reason).toBeInstanceOf(Error);
    expect(String(reason)).not.toMatch(/482913|912345678/);
    expect(heard).toHaveLength(1);
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ to: '+84912345678', text: message.text });
  });

  test('a timeout is a failure', async () => {
    answer = 'silence';
    const send = smsGateway({ url: await start(), key: undefined, sender: undefined, timeoutMilliseconds: 50 });
    await expect(send(message)).rejects.toThrow(/time/i);
  });

  test('is used where it is configured', async () => {
    answer = 200;
    const config = readConfig({ SMS_GATEWAY_URL: await start(), OUTBOX: 'on' });
    await chooseMessages(config, db, clock).sms(message);
    expect(heard).toHaveLength(1);
  });
});

test('without services messages go to the outbox, and nowhere where the outbox is off', async () => {
  await chooseMessages(readConfig({ OUTBOX: 'on' }), db, clock).sms({ to: '84955555555', text: 'here' });
  expect((await readOutbox(db))[0]?.recipient).toBe('84955555555');
  const { sms, email } = chooseMessages(readConfig({ OUTBOX: 'off' }), db, clock);
  await expect(sms(message)).rejects.toThrow('SMS_GATEWAY_URL');
  await expect(
    email({ to: 'khoa@example.com', subject: 'Hello', text: 'A link', html: '<p>Hello</p>', language: 'EN' }),
  ).rejects.toThrow('SMTP_URL');
  expect((await readOutbox(db))[0]?.recipient).toBe('84955555555');
});
