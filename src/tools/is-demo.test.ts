import { expect, test } from 'vitest';
import { isDemo } from './is-demo.ts';

test.each([
  [{}, true],
  [{ HOST: '', OUTBOX: '' }, true],
  [{ HOST: '127.0.0.1', DATABASE_URL: 'postgres://db/portico' }, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '127.example.com' }, false],
  [{ HOST: '192.168.0.7' }, false],
  [{ OUTBOX: 'off' }, false],
  [{ OUTBOX: 'on' }, false],
  [{ SMS_GATEWAY_URL: 'https://sms.example/send' }, false],
  [{ SMTP_URL: 'smtp://mail.example' }, false],
])('with %o it is the demo, whose outbox is switched on: %s', (env, demo) => {
  expect(isDemo(env)).toBe(demo);
});
