// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { getListBonusesResponseMock } from '#generated/client/promotions/promotions.faker.ts';
import { getListBonusesMockHandler } from '#generated/client/promotions/promotions.msw.ts';
import type { ConsolidatedFunds, WalletTransfer } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { heldAnswer, untilFree } from '#portal/testing/held-answer.ts';
import { withPortal } from '#portal/testing/portal.tsx';
import { factsOf } from '#portal/testing/shown.ts';

withPortal();

const asOf = '2026-01-05T09:31:00Z';
const empty = { bonusBalance: '0.00', heldBalance: '0.00', version: 1, maintenance: false, asOf };
const kite = { vassalage: 'KIT', vendorName: 'Kite & Co', isSingle: false, walletId: 'KIT', maintenance: false };
const oro = { ...kite, vassalage: 'ORO', vendorName: 'Oro Studio', walletId: 'ORO' };
const limits = { minTransfer: '1.00', maxTransfer: '5000.00' };
const fundsWith = (main: string, atKite: string): ConsolidatedFunds => ({
  currency: 'USD',
  totalBalance: '12515.50',
  bonusBalance: '0.00',
  heldBalance: '0.00',
  vaultBalance: '0.00',
  asOf,
  wallets: [
    { ...empty, walletId: 'main', vendor: null, vendorName: null, balance: main },
    { ...empty, walletId: 'KIT', vendor: 'KIT', vendorName: 'Kite & Co', balance: atKite },
    { ...empty, walletId: 'ORO', vendor: 'ORO', vendorName: 'Oro Studio', balance: '0.00', maintenance: true },
  ],
});
const transferIn = (state: WalletTransfer['state']): WalletTransfer => ({
  transferId: 'tr-2001',
  from: 'main',
  to: 'KIT',
  amount: '100.00',
  state,
  createdAt: asOf,
  failure: state === 'failed' ? 'The provider did not accept the transfer.' : null,
  completedAt: state === 'pending' ? null : asOf,
});

const refused = { success: false, message: 'Words of the server', language: 'EN', requestId: 'request-0001' } as const;

let funds = fundsWith('12480.50', '35.00');
let sent: unknown[] = [];
let answer: WalletTransfer['state'] = 'completed';
beforeEach(() => {
  funds = fundsWith('12480.50', '35.00');
  sent = [];
  answer = 'completed';
  const ok = (value: object) => HttpResponse.json({ success: true, value });
  server.use(
    msw.get('*/wps/member/info/funds/consolidated', () => ok(funds)),
    msw.get('*/wps/v2/wallets/merchantWallet', () =>
      ok({
        isSingle: false,
        currency: 'USD',
        vendors: [
          { ...kite, ...limits },
          { ...oro, ...limits },
        ],
      }),
    ),
    msw.post('*/wps/relay/GCS_walletTransfer', async ({ request }) => {
      sent.push(await request.json());
      return ok({ transfer: transferIn(answer), wallets: [] });
    }),
    msw.get('*/wps/v2/wallets/transfers/tr-2001', () => ok(transferIn('completed'))),
  );
});

async function open() {
  const { user, centre } = await openMemberPage('transferFund');
  await centre.findByRole('textbox', { name: 'Amount' });
  return { user, centre };
}

async function transfer({ user, centre }: Awaited<ReturnType<typeof open>>, amount: string) {
  await user.type(centre.getByRole('textbox', { name: 'Amount' }), amount);
  await user.click(centre.getByRole('button', { name: /^Transfer \$/ }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: /^Transfer \$/ }));
}

test('MEMBER-03 WALLET-03 API-20 MEMBER-22 shows the wallets and transfers in either direction', async () => {
  const page = await open();
  expect(page.centre.getByText('In the wallets of providers: $35.00')).toBeDefined();
  expect(page.centre.getByRole('radio', { name: /Kite & Co\s*\$35\.00/ })).toHaveProperty('checked', true);
  expect(page.centre.getByRole('radio', { name: /Oro Studio.*Maintenance/ })).toBeDefined();
  await transfer(page, '100');
  expect(await screen.findByText('$100.00 is in Kite & Co')).toBeDefined();
  const another = screen.getByRole('button', { name: 'Make another transfer' });
  await untilFree(another);
  await page.user.click(another);
  await page.user.click(await page.centre.findByRole('radio', { name: 'Back to the main wallet' }));
  expect(page.centre.getByText('Min $1.00, max $35.00')).toBeDefined();
  await transfer(page, '20');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { from: 'main', to: 'KIT', amount: '100.00' },
    { from: 'KIT', to: 'main', amount: '20.00' },
  ]);
});

test('WALLET-05 WALLET-12 MEMBER-22 the sum to play with is that of the header, and bonus money stands apart with its wagering', async () => {
  const bonuses = getListBonusesResponseMock();
  const totals = { ...bonuses.value.totals, remaining: '150.00' };
  const [main, ...others] = fundsWith('50.00', '0.00').wallets;
  funds = { ...fundsWith('50.00', '0.00'), totalBalance: '50.00', bonusBalance: '25.00' };
  if (main) funds = { ...funds, wallets: [{ ...main, bonusBalance: '25.00' }, ...others] };
  server.use(getListBonusesMockHandler({ ...bonuses, value: { ...bonuses.value, totals } }));
  const { user, centre, panel } = await openMemberPage('transferFund');
  const sum = await centre.findByText('To play with');
  expect(sum.nextElementSibling?.textContent).toBe('$75.00');
  expect(centre.getByText('Your own money').nextElementSibling?.textContent).toBe('$50.00');
  expect(centre.getByText('Bonus money').nextElementSibling?.textContent).toBe('$25.00');
  expect(centre.queryByText(/In the wallets of providers/)).toBeNull();
  await user.click(await centre.findByRole('button', { name: 'Still to stake: $150.00' }));
  expect(panel()).toBe('bonusDetails');
});

test('MEMBER-03 WALLET-03 a transfer goes to the provider that was chosen', async () => {
  const page = await open();
  await page.user.click(page.centre.getByRole('radio', { name: /^Oro Studio/ }));
  expect(page.centre.getByRole('radio', { name: /^Oro Studio/ })).toHaveProperty('checked', true);
  await transfer(page, '100');
  await waitFor(() => expect(sent).toEqual([{ from: 'main', to: 'ORO', amount: '100.00' }]));
});

/** The wallets, which are read again only when the test tells it. */
function holdFunds(after: ConsolidatedFunds) {
  const reading = heldAnswer(funds, after);
  server.use(
    msw.get('*/wps/member/info/funds/consolidated', async () =>
      HttpResponse.json({ success: true, value: await reading.answer() }),
    ),
  );
  return reading;
}

test('WALLET-03 beside the receipt stand the wallets as they are now, before all is read again', async () => {
  const after = fundsWith('12380.50', '135.00');
  const reading = holdFunds(after);
  server.use(
    msw.post('*/wps/relay/GCS_walletTransfer', () => {
      reading.hold();
      const value = { transfer: transferIn('completed'), wallets: after.wallets.slice(0, 2) };
      return HttpResponse.json({ success: true, value });
    }),
  );
  const page = await open();
  await transfer(page, '100');
  const another = await screen.findByRole('button', { name: /Make another transfer/ });
  expect(factsOf(page.centre.getByText('Good to know').nextElementSibling)).toEqual([
    ['Main wallet', '$12,380.50'],
    ['Kite & Co', '$135.00'],
  ]);
  expect(another.getAttribute('aria-disabled')).toBe('true');
  reading.tell();
  await untilFree(another);
});

test('WALLET-03 what was collected is not collected again before the wallets are read', async () => {
  const after = fundsWith('12515.50', '0.00');
  const reading = holdFunds(after);
  let presses = 0;
  server.use(
    msw.post('*/wps/v2/wallets/collectAll', () => {
      presses += 1;
      reading.hold();
      const done = { ...transferIn('completed'), from: 'KIT', to: 'main', amount: '35.00' };
      const value = { amount: '35.00', transfers: [done], mainWallet: after.wallets[0] };
      return HttpResponse.json({ success: true, value });
    }),
  );
  const { user, centre } = await open();
  const collect = centre.getByRole('button', { name: 'Collect all' });
  await user.click(collect);
  await waitFor(() => expect(presses).toBe(1));
  await user.click(collect);
  expect(centre.queryByText('$35.00 is back in your main wallet.')).toBeNull();
  reading.tell();
  expect(await centre.findByText('$35.00 is back in your main wallet.')).toBeDefined();
  expect(collect).toHaveProperty('disabled', true);
  expect(presses).toBe(1);
});

test('WALLET-12 a transfer that its vendor has not answered is told as under way, then as done', async () => {
  answer = 'pending';
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>();
  server.use(
    msw.get('*/wps/v2/wallets/transfers/tr-2001', async () => {
      await settled;
      return HttpResponse.json({ success: true, value: transferIn('completed') });
    }),
  );
  await transfer(await open(), '100');
  expect(await screen.findByText('$100.00 is on its way to Kite & Co')).toBeDefined();
  settle();
  expect(await screen.findByText('$100.00 is in Kite & Co')).toBeDefined();
});

test('WALLET-03 WALLET-12 a transfer that its vendor refused is told with the reason', async () => {
  answer = 'failed';
  await transfer(await open(), '100');
  expect(await screen.findByText('$100.00 was not transferred')).toBeDefined();
  expect(screen.getByText('The provider did not accept the transfer.')).toBeDefined();
});

test('WALLET-03 MEMBER-22 everything is collected, and a repetition after a failure has the same key', async () => {
  const keys: (string | null)[] = [];
  let works = false;
  server.use(
    msw.post('*/wps/v2/wallets/collectAll', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      if (!works) return HttpResponse.json({ ...refused, code: 'unavailable' }, { status: 503 });
      funds = fundsWith('12515.50', '0.00');
      const done = { ...transferIn('completed'), from: 'KIT', to: 'main', amount: '35.00' };
      return HttpResponse.json({
        success: true,
        value: { amount: '35.00', transfers: [done], mainWallet: funds.wallets[0] },
      });
    }),
  );
  const { user, centre } = await open();
  await user.click(centre.getByRole('button', { name: 'Collect all' }));
  await centre.findByRole('alert');
  works = true;
  await user.click(centre.getByRole('button', { name: 'Collect all' }));
  expect(await centre.findByText('$35.00 is back in your main wallet.')).toBeDefined();
  expect(new Set(keys).size).toBe(1);
  await waitFor(() => expect(centre.getByRole('button', { name: 'Collect all' })).toHaveProperty('disabled', true));
});

test('STORE-06 session storage holds the wallets and their layout', async () => {
  await open();
  const stored = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null');
  await waitFor(() => expect(stored('consolidated')).toEqual(funds));
  expect(stored('merchantWallet')).toMatchObject({
    isSingle: false,
    vendors: [{ walletId: 'KIT' }, { walletId: 'ORO' }],
  });
});
