import { expect, test } from 'vitest';
import { type WelcomeFacts, welcome } from './welcome.ts';

const facts: WelcomeFacts = {
  brand: 'Lumo',
  url: 'http://127.0.0.1:4000',
  publicUrl: undefined,
  store: '/data',
  hasPortal: true,
  demoAccounts: ['player01', 'agent01'],
  sandboxes: ['messages', 'card payments'],
  unplayed: [],
  developerUrl: 'http://127.0.0.1:4000',
  outbox: true,
  vendorCalls: false,
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
    'Sandbox messages, card payments',
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

test('the pages for developers are named where they are, if anywhere', () => {
  const pages = (developerUrl: string | undefined) =>
    lines({ developerUrl, vendorCalls: true }).filter((line) => line.includes('/dev/'));
  expect(pages('http://127.0.0.1:9090')).toEqual([
    'Codes http://127.0.0.1:9090/dev/outbox shows the SMS and e-mail that were sent',
    'Vendors http://127.0.0.1:9090/dev/vendor shows their calls to the wallet',
  ]);
  expect(pages(undefined)).toEqual([]);
});

test('a server that plays nobody says that as well', () => {
  expect(lines({ sandboxes: [] })).toContain('Sandbox none');
});

test('vendors whose games nobody plays are named', () => {
  expect(lines({ sandboxes: [], unplayed: ['SAF', 'NOR'] })).toContain(
    'Sandbox none; under maintenance, as nobody plays them: SAF, NOR',
  );
});
