import { expect, test } from 'vitest';
import { isDemo } from './demo.ts';

test.each([
  [{}, true],
  [{ HOST: '', DEMO: '' }, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '127.0.0.1', OUTBOX: 'off' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '127.example.com' }, false],
  [{ HOST: '192.168.0.7' }, false],
  [{ DATABASE_URL: 'postgres://db/portico' }, false],
  [{ PUBLIC_URL: 'https://www.lumo.example' }, false],
  [{ HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1' }, false],
  [{ SMS_GATEWAY_URL: 'https://sms.example/send' }, false],
  [{ SMTP_URL: 'smtp://mail.example' }, false],
  [{ DEMO: '1', TRUSTED_PROXIES: '127.0.0.1' }, true],
  [{ DEMO: '0' }, false],
])('with %o it is a demo: %s', (env, demo) => {
  expect(isDemo(env)).toBe(demo);
});
