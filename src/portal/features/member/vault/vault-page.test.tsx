// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getGetWithdrawalQuoteResponseMock } from '#generated/client/wallet/wallet.faker.ts';
import { getGetWithdrawalQuoteMockHandler } from '#generated/client/wallet/wallet.msw.ts';
import type { Vault, VaultLock } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { setClock } from '#portal/lib/clock.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { heldAnswer, untilFree } from '#portal/testing/held-answer.ts';
import { withPortal } from '#portal/testing/portal.tsx';

withPortal();

const asOf = '2026-01-05T10:41:00.000Z';
const open: VaultLock = {
  lockId: 'vl-2201',
  amount: '1000.00',
  hours: 48,
  state: 'locked',
  returnedAt: null,
  lockedAt: '2026-01-05T10:40:00Z',
  endsAt: '2026-01-07T10:40:00Z',
};
const terms = { currency: 'USD', minAmount: '1.00', maxAmount: '5000.00', maxLocks: 20, hours: [6, 24, 72] };

let vault: Vault;
let sent: { key: string | null; body: unknown }[];
let lockLists: number;
let time = Date.parse(asOf);
let restoreClock: () => void;
beforeEach(() => {
  time = Date.parse(asOf);
  restoreClock = setClock(() => time);
  vault = { ...terms, available: '3000.00', balance: '1000.00', locks: [open], asOf };
  sent = [];
  lockLists = 0;
  const ok = (value: object) => HttpResponse.json({ success: true, value });
  server.use(
    msw.get('*/wps/v2/wallets/vault', () => ok(vault)),
    msw.get('*/wps/v2/wallets/vaultLocks', () => {
      lockLists += 1;
      return ok({
        content: [open],
        totalPages: 1,
        totalElements: 1,
        totals: { amount: '1000.00', locked: '1000.00' },
      });
    }),
    msw.post('*/wps/v2/wallets/vaultLocks', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      const lock = { ...open, lockId: 'vl-2202', amount: '250.00', hours: 72, endsAt: '2026-01-08T10:41:00Z' };
      vault = { ...vault, available: '2750.00', balance: '1250.00', locks: [open, lock] };
      return ok({ lock, available: '2750.00', balance: '1250.00' });
    }),
  );
});
afterEach(() => restoreClock());

async function openVault() {
  const { user, centre, show } = await openMemberPage('vault');
  await centre.findByRole('textbox', { name: 'Amount' });
  return { user, centre, show };
}

test('a lock is confirmed with the moment until when, sent once, and shown with a receipt', async () => {
  const { user, centre } = await openVault();
  expect(centre.getByText('Min $1.00, max $3,000.00')).toBeDefined();
  await user.type(centre.getByRole('textbox', { name: 'Amount' }), '250');
  expect(centre.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '6 hours',
    '1 day',
    '3 days',
  ]);
  await user.click(centre.getByRole('radio', { name: '3 days' }));
  await user.click(centre.getByRole('button', { name: 'Lock $250.00' }));
  const asked = within(await screen.findByRole('alertdialog', { name: /^Lock \$250\.00 until .*Jan.* 2026/ }));
  expect(asked.getByText('$2,750.00')).toBeDefined();
  await user.dblClick(asked.getByRole('button', { name: 'Lock $250.00' }));
  expect(await screen.findByText('$250.00 locked')).toBeDefined();
  expect(screen.getByText('vl-2202')).toBeDefined();
  expect(sent).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{32}$/), body: { amount: '250.00', hours: 72 } }]);
  // The vault beside the form is read again.
  await waitFor(() => expect(centre.getAllByText('$1,250.00').length).toBeGreaterThan(1));
});

test('beside the receipt stands the vault as it is now, and another lock begins when it is read again', async () => {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const { user, centre } = await openVault();
  await user.type(centre.getByRole('textbox', { name: 'Amount' }), '250');
  await user.click(centre.getByRole('button', { name: 'Lock $250.00' }));
  server.use(
    msw.get('*/wps/v2/wallets/vault', async () => {
      await told;
      return HttpResponse.json({ success: true, value: vault });
    }),
  );
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lock $250.00' }));
  const another = await screen.findByRole('button', { name: /Lock more/ });
  expect(another.getAttribute('aria-disabled')).toBe('true');
  const card = centre.getByRole('heading', { name: 'In your vault' }).parentElement;
  expect(card?.textContent).toBe('In your vault$1,250.00');
  expect(card?.nextElementSibling?.textContent).toBe('Main wallet$2,750.00');
  expect(centre.getAllByRole('timer')).toHaveLength(2);
  tell();
  await untilFree(another);
});

test('a withdrawal after a lock shows no amount of before it', async () => {
  const quote = getGetWithdrawalQuoteResponseMock();
  const reading = heldAnswer(quote, { ...quote, value: { ...quote.value, available: '12308.90' } });
  server.use(getGetWithdrawalQuoteMockHandler(reading.answer));
  const { user, centre, show } = await openVault();
  await show('withdraw');
  expect(await centre.findByText(/You can withdraw \$12,558\.90\./)).toBeDefined();
  await show('vault');
  await user.type(await centre.findByRole('textbox', { name: 'Amount' }), '250');
  await user.click(centre.getByRole('button', { name: 'Lock $250.00' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lock $250.00' }));
  await screen.findByText('$250.00 locked');
  reading.hold();
  await show('withdraw');
  await waitFor(() => expect(screen.queryByText('$250.00 locked')).toBeNull());
  expect(centre.queryByText(/You can withdraw/)).toBeNull();
  reading.tell();
  expect(await centre.findByText(/You can withdraw \$12,308\.90\./)).toBeDefined();
});

test('more than the main wallet has is refused before it is sent', async () => {
  const { user, centre } = await openVault();
  await user.type(centre.getByRole('textbox', { name: 'Amount' }), '3000.01');
  await user.click(centre.getByRole('button', { name: 'Lock' }));
  expect(await centre.findByText('Enter at most $3,000.00.')).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an open lock counts down, and at its end the vault and the list are read again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    vault = { ...vault, locks: [{ ...open, lockId: 'vl-2200', endsAt: '2026-01-05T11:11:00Z' }, open] };
    const { centre } = await openVault();
    const timers = await centre.findAllByRole('timer', { name: 'Time left' });
    expect(timers.map(({ textContent }) => textContent)).toEqual(['00:30:00', '1 day 23:59:00']);
    const pass = (seconds: number) => {
      time += seconds * 1_000;
      act(() => vi.advanceTimersByTime(1_000));
    };
    pass(30 * 60);
    expect(timers[0]?.textContent).toBe('00:00:00');
    await waitFor(() => expect(lockLists).toBe(1));
    vault = { ...vault, available: '4000.00', balance: '0.00', locks: [] };
    pass(1);
    expect(await centre.findByText('Nothing is locked now.')).toBeDefined();
    await waitFor(() => expect(lockLists).toBe(2));
  } finally {
    vi.useRealTimers();
  }
});
