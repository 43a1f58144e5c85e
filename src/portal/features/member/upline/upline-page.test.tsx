// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getGetMemberInfoResponseMock } from '#generated/client/member/member.faker.ts';
import { getGetMemberInfoMockHandler } from '#generated/client/member/member.msw.ts';
import {
  getGetMemberTransferTermsResponseMock,
  getTransferToUplineResponseMock,
} from '#generated/client/wallet/wallet.faker.ts';
import { getGetMemberTransferTermsMockHandler } from '#generated/client/wallet/wallet.msw.ts';
import { refuse, unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { getToken, setToken } from '#portal/api/token.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { heldAnswer, untilFree } from '#portal/testing/held-answer.ts';
import { withPortal } from '#portal/testing/portal.tsx';
import { sendPlain } from '#portal/testing/registration.ts';
import { factsOf } from '#portal/testing/shown.ts';

withPortal();

/** The idempotency keys of the transfers. */
let keys: string[] = [];
/** Their bodies. */
let bodies: unknown[] = [];
const path = '*/wps/v2/wallets/uplineTransfer';
const answered = () =>
  msw.post(path, async ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key') ?? '');
    bodies.push(await request.json());
    return HttpResponse.json(getTransferToUplineResponseMock());
  });
const lost = () =>
  msw.post(path, ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key') ?? '');
    return HttpResponse.error();
  });

/** The terms of a transfer with so much money in the wallet. */
function termsWith(available: string) {
  const terms = getGetMemberTransferTermsResponseMock();
  return {
    ...terms,
    value: {
      upline: { account: 'agent02', nickname: 'Quoc Bao' },
      downlineAllowed: true,
      available,
      minAmount: '1.00',
      maxAmount: '10000.00',
      dailyRemaining: '2000.00',
      paymentPasswordSet: true,
    },
  };
}

const hasAvailable = (available: string) => getGetMemberTransferTermsMockHandler(termsWith(available));

beforeEach(() => {
  keys = [];
  bodies = [];
  const info = getGetMemberInfoResponseMock();
  server.use(
    getGetMemberInfoMockHandler({ ...info, value: { ...info.value, account: 'promoter41', toUpline: true } }),
    hasAvailable('4410.00'),
    answered(),
  );
});

async function open() {
  const { user, centre } = await openMemberPage('transferUpline');
  const amount = await centre.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  return { user, centre, amount };
}

async function fill({ user, centre, amount }: Awaited<ReturnType<typeof open>>, text = '20') {
  await user.type(amount, text);
  await user.type(centre.getByLabelText('Payment password'), '661204');
  await user.click(centre.getByRole('button', { name: /^Transfer \$/ }));
  return within(await screen.findByRole('alertdialog'));
}

describe('a transfer to the upline', () => {
  test('MEMBER-06 WALLET-13 MEMBER-22 is entered, confirmed, sent once and shown with a receipt', async () => {
    sendPlain();
    const page = await open();
    await page.user.type(page.centre.getByRole('textbox', { name: /^Note/ }), 'Back from last week');
    const asked = await fill(page, '1.000,50');
    expect(asked.getByText('Transfer $1,000.50 to Quoc Bao?')).toBeDefined();
    expect(asked.getByText('$3,409.50')).toBeDefined();
    await page.user.dblClick(asked.getByRole('button', { name: 'Transfer $1,000.50' }));
    expect(await screen.findByText('$20.00 transferred to Thu Ha')).toBeDefined();
    expect(screen.getByText('ut-2102')).toBeDefined();
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(bodies).toEqual([{ amount: '1000.50', note: 'Back from last week', paymentPassword: '661204' }]);
    const another = screen.getByRole('button', { name: 'Make another transfer' });
    await untilFree(another);
    await page.user.click(another);
    const again = await fill({ ...page, amount: await page.centre.findByRole('textbox', { name: 'Amount' }) }, '5');
    await page.user.click(again.getByRole('button', { name: 'Transfer $5.00' }));
    await waitFor(() => expect(new Set(keys).size).toBe(2));
  });

  test('MEMBER-06 WALLET-08 MEMBER-22 beside the receipt is what is left, and another one begins when its limits are known', async () => {
    sendPlain();
    const reading = heldAnswer(termsWith('4510.00'), termsWith('4490.00'));
    server.use(getGetMemberTransferTermsMockHandler(reading.answer));
    const page = await open();
    const asked = await fill(page);
    reading.hold();
    await page.user.click(asked.getByRole('button', { name: 'Transfer $20.00' }));
    const another = await screen.findByRole('button', { name: /Make another transfer/ });
    expect(factsOf(page.centre.getByText('Left of today’s limit').closest('dl'))).toEqual([
      ['To', 'Quoc Bao (agent02)'],
      ['Available', '$4,490.00'],
      ['Left of today’s limit', '$1,980.00'],
    ]);
    await page.user.click(another);
    expect(page.centre.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    reading.tell();
    await untilFree(another);
    await page.user.click(another);
    expect(page.centre.getByText('Min $1.00, max $2,000.00')).toBeDefined();
  });

  test('where the network is lost after the transfer, another one can begin all the same', async () => {
    sendPlain();
    const reading = heldAnswer(termsWith('4510.00'), termsWith('4490.00'));
    server.use(getGetMemberTransferTermsMockHandler(reading.answer));
    const page = await open();
    const asked = await fill(page);
    reading.hold();
    await page.user.click(asked.getByRole('button', { name: 'Transfer $20.00' }));
    const another = await screen.findByRole('button', { name: /Make another transfer/ });
    expect(another.getAttribute('aria-disabled')).toBe('true');
    fireEvent(window, new Event('offline'));
    await untilFree(another);
    fireEvent(window, new Event('online'));
    reading.tell();
  });

  test('MEMBER-06 MEMBER-22 shows the limits, and round amounts fill in the field', async () => {
    const { user, centre, amount } = await open();
    expect(centre.getByText('Min $1.00, max $2,000.00')).toBeDefined();
    await user.click(centre.getByRole('button', { name: '$2,000.00' }));
    expect(amount.value).toBe('2000');
    expect(centre.getByText('That is $2,000.00. No fee.')).toBeDefined();
  });

  test.each(['0.00', '0.99'])('with %s at hand it names the minimum, and no range that nothing fits', async (money) => {
    server.use(hasAvailable(money));
    const { user, centre, amount } = await open();
    const reason = `You can use $${money} now, which is less than $1.00.`;
    expect(centre.getByText('Min $1.00')).toBeDefined();
    expect(centre.getByText(reason)).toBeDefined();
    await user.type(amount, '1');
    await user.click(centre.getByRole('button', { name: 'Transfer' }));
    expect((await centre.findAllByRole('alert')).map(({ textContent }) => textContent)).toContain(reason);
    expect(keys).toEqual([]);
  });

  test.each([
    ['1.000', 'This can be read in two ways. Write 1000 for a thousand, or 1.00 for one.'],
    ['-5', 'Enter an amount above zero, without a minus.'],
    ['1e3', 'Write the amount out in full, like 1,000.'],
    ['٣٥', 'Use the digits 0 to 9.'],
    ['5.001', 'This can be read in two ways. Write 1000 for a thousand, or 1.00 for one.'],
    ['5.0001', 'Use at most 2 decimals.'],
    ['1000000000000000000000000000000', 'This amount is too large. Enter at most 15 digits.'],
    ['0.5', 'Enter at least $1.00.'],
    ['2000.01', 'Enter at most $2,000.00.'],
  ])('%s is pasted, refused with a reason, and stays as entered', async (text, message) => {
    const { user, centre, amount } = await open();
    await user.click(amount);
    await user.paste(text);
    await user.click(centre.getByRole('button', { name: 'Transfer' }));
    expect(await centre.findByText(message)).toBeDefined();
    expect(amount.value).toBe(text);
    expect(keys).toEqual([]);
  });

  test('an unknown outcome is reported as unknown, and sent again with the same key, also after a reload', async () => {
    server.use(lost());
    const page = await open();
    const asked = await fill(page);
    await page.user.click(asked.getByRole('button', { name: 'Transfer $20.00' }));
    expect(await screen.findByText('We do not know yet whether this went through')).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    cleanup();
    server.use(answered());
    const { user } = await openMemberPage('transferUpline');
    expect(await screen.findByText('We do not know yet whether this went through')).toBeDefined();
    expect(screen.getByText('$20.00')).toBeDefined();
    await user.type(screen.getByLabelText('Payment password'), '661204');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('$20.00 transferred to Thu Ha')).toBeDefined();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test.each([
    ['the keys that encrypt it do not come', () => server.use(unreachable('get', '/wps/system/jwks'))],
    ['the page is not secure', () => vi.stubGlobal('isSecureContext', false)],
  ])(
    'where %s, nothing was sent and nothing is said to be unknown; it goes with the same input later',
    async (_, prevent) => {
      prevent();
      const page = await open();
      const asked = await fill(page);
      await page.user.click(asked.getByRole('button', { name: 'Transfer $20.00' }));
      expect((await page.centre.findAllByRole('alert')).map(({ textContent }) => textContent)).not.toEqual([]);
      expect(screen.queryByText('We do not know yet whether this went through')).toBeNull();
      expect(page.amount.value).toBe('20');
      expect(keys).toEqual([]);
      cleanup();
      expect((await open()).amount.value).toBe('20');
    },
  );

  test('a refusal keeps input and key; another amount gets another key', async () => {
    server.use(
      msw.post(path, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key') ?? '');
        return HttpResponse.json(
          {
            success: false,
            code: 'payment_password_wrong',
            message: 'The payment password is not correct.',
            language: 'EN',
            requestId: 'r-1',
          },
          { status: 422 },
        );
      }),
    );
    const page = await open();
    const send = async (name: string) => {
      const before = keys.length;
      await page.user.click(page.centre.getByRole('button', { name }));
      await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
      // The words of the call before may still stand there.
      await waitFor(() => expect([keys.length, screen.queryByRole('alertdialog')]).toEqual([before + 1, null]));
      expect(await page.centre.findByText('The payment password is not correct.')).toBeDefined();
    };
    await page.user.type(page.amount, '20');
    await page.user.type(page.centre.getByLabelText('Payment password'), '000000');
    await send('Transfer $20.00');
    expect(page.amount.value).toBe('20');
    await send('Transfer $20.00');
    await page.user.type(page.amount, '0');
    await send('Transfer $200.00');
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('API-79 a session that ends midway keeps all input but the password', async () => {
    server.use(refuse('post', '/wps/v2/wallets/uplineTransfer', 401, 'session_expired'));
    const page = await open();
    await page.user.type(page.centre.getByLabelText('Note (optional)'), 'Back from last week');
    const asked = await fill(page);
    await page.user.click(asked.getByRole('button', { name: 'Transfer $20.00' }));
    await waitFor(() => expect(getToken()).toBeNull());
    cleanup();
    setToken('pt_again');
    const { centre, amount } = await open();
    expect(amount.value).toBe('20');
    expect(centre.getByLabelText<HTMLInputElement>('Note (optional)').value).toBe('Back from last week');
    expect(centre.getByLabelText<HTMLInputElement>('Payment password').value).toBe('');
    expect(sessionStorage.getItem('moneyForms')).not.toContain('661204');
  });
});
