import { expect, test } from 'vitest';
import { type WelcomeFacts, welcome } from './welcome.ts';

const facts: WelcomeFacts = {
  ...{ brand: 'Lumo', url: 'http://127.0.0.1:4000', publicUrl: undefined, store: '/data', hasPortal: true },
  ...{ demoAccounts: ['player01', 'agent01'], outbox: true, vendorCalls: false },
};
const lines = (change: Partial<WelcomeFacts>) =>
  welcome({ ...facts, ...change })
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);

test('a start tells where the portal opens, who can log in and how it ends', () => {
  expect(lines({})).toEqual([
    'Lumo is ready.',
    'Open http://127.0.0.1:4000',
    'Data /data',
    'Log in player01 or agent01, password Portico123',
    'Codes http://127.0.0.1:4000/dev/outbox shows the SMS and e-mail that were sent',
    'Stop Ctrl+C',
  ]);
});

test('a portal with an address of its own opens there, also before it is built', () => {
  const shown = lines({ publicUrl: 'http://127.0.0.1:5173', hasPortal: false });
  expect(shown.slice(1, 3)).toEqual(['Open http://127.0.0.1:5173', 'Server http://127.0.0.1:4000']);
});

test('a server without a portal says so', () => {
  expect(lines({ hasPortal: false })[1]).toBe(
    'Open http://127.0.0.1:4000 (the API alone: build the portal with `npm run build`)',
  );
});
