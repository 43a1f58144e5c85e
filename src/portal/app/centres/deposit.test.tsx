// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { getSetMoneyLimitResponseMock } from '../../../../generated/client/member-limits/member-limits.faker.ts';
import { getSetMoneyLimitMockHandler } from '../../../../generated/client/member-limits/member-limits.msw.ts';
import type { DepositMethods } from '../../../../generated/client/model/index.ts';
import {
  getCreateDepositResponseMock,
  getGetDepositResponseMock,
  getListDepositMethodsResponseMock,
  getMarkDepositPaidResponseMock,
} from '../../../../generated/client/wallet/wallet.faker.ts';
import {
  getCreateDepositMockHandler,
  getGetDepositMockHandler,
  getListDepositMethodsMockHandler,
  getMarkDepositPaidMockHandler,
} from '../../../../generated/client/wallet/wallet.msw.ts';
import { refuse } from '../../../mocks/refuse.ts';
import { server } from '../../../mocks/server.ts';
import { openCentre } from '../testing/centre.ts';
import { heldAnswer } from '../testing/held-answer.ts';
import { withPortal } from '../testing/portal.tsx';

vi.mock('../../features/home/home-page.tsx', async () => (await import('../testing/plain-pages.tsx')).plainPages.home);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();

async function open(change: Partial<DepositMethods> = {}) {
  const answer = getListDepositMethodsResponseMock();
  server.use(getListDepositMethodsMockHandler({ ...answer, value: { ...answer.value, ...change } }));
  return openCentre('depositv2');
}

describe('the deposit page', () => {
  test('WALLET-11 shows limits and fee before, and what is left of the deposit limit', async () => {
    const { user, centre } = await open();
    await user.click(await centre.findByRole('radio', { name: /Debit card.*fee 1.5%/ }));
    await user.type(centre.getByRole('textbox', { name: 'Amount' }), '20');
    expect(centre.getByText('Min $10.00, max $1,000.00')).toBeDefined();
    // 1.5% of 20.00 is 0.30.
    expect(centre.getByText('$19.70')).toBeDefined();
    expect(centre.getByRole('button', { name: 'Deposit $20.00' })).toBeDefined();
    expect(centre.getByText('Within your deposit limit, $1,000.00 left')).toBeDefined();
  });

  test('WALLET-11 MEMBER-04 the open method whose money arrives first is marked', async () => {
    const { methods } = getListDepositMethodsResponseMock().value;
    const [first, second] = methods;
    if (first === undefined || second === undefined) throw new Error('the contract has an example of two methods');
    const takes = (arrivesMinutesMax: number, method: typeof first, maintenance = false) => ({
      ...{ ...method, arrivesMinutesMax, maintenance },
    });
    const { centre } = await open({ methods: [takes(15, first), takes(5, second)] });
    expect(await centre.findAllByRole('radio', { name: /Fastest/ })).toEqual([
      centre.getByRole('radio', { name: new RegExp(`^${second.name}.*Fastest$`) }),
    ]);
  });

  test('MEMBER-04 a switch beside the title leads to the withdrawal and to the wallets', async () => {
    const { user, centre, address } = await open();
    const ways = within(await centre.findByRole('radiogroup', { name: 'Money in and out' }));
    expect(ways.getAllByRole('radio').map((way) => way.parentElement?.textContent)).toEqual([
      ...['Deposit', 'Withdraw', 'Transfer'],
    ]);
    expect(ways.getByRole('radio', { name: 'Deposit' })).toHaveProperty('checked', true);
    await user.click(ways.getByRole('radio', { name: 'Withdraw' }));
    expect(await centre.findByRole('heading', { name: 'Withdraw' })).toBeDefined();
    expect(address()).toContain('panel=withdraw');
  });

  test('the reference of a payment is sent without losing the keyboard', async () => {
    const sent = getMarkDepositPaidResponseMock();
    const waiting = { ...sent.value, deposit: { ...sent.value.deposit, payerReference: null, reportedAt: null } };
    server.use(getGetDepositMockHandler({ ...sent, value: waiting }), getMarkDepositPaidMockHandler(sent));
    const { user, centre } = await openCentre('depositv2?deposit=dep-3001');
    await user.click(await centre.findByRole('button', { name: 'I have paid' }));
    expect(document.activeElement).toBe(centre.getByRole('textbox', { name: 'Payment reference' }));
    await user.keyboard('FT26005-1147{Enter}');
    expect(document.activeElement).toBe(await centre.findByRole('button', { name: 'Correct the reference' }));
  });

  test.each([
    { arrived: 'more than announced', fee: '1.80', creditedAmount: '118.20', told: /^\$120\.00 .* \$100\.00\./ },
    { arrived: 'less than announced', fee: '1.20', creditedAmount: '78.80', told: /^\$80\.00 .* \$100\.00\./ },
    { arrived: 'what was announced', fee: '1.50', creditedAmount: '98.50', told: null },
  ])('WALLET-11 the record of a deposit tells where $arrived', async ({ fee, creditedAmount, told }) => {
    const answer = getGetDepositResponseMock();
    const deposit = { ...answer.value.deposit, state: 'credited' as const, amount: '100.00', fee, creditedAmount };
    server.use(getGetDepositMockHandler({ ...answer, value: { ...answer.value, deposit, instruction: null } }));
    const { centre } = await openCentre('depositv2?deposit=dep-3001');
    await centre.findByText(`$${creditedAmount} is in your balance`);
    const why = centre.queryByText(/arrived instead of/)?.textContent ?? null;
    if (told === null) expect(why).toBeNull();
    else expect(why).toMatch(told);
  });

  test('MEMBER-04 after a deposit the rest of the limit is less, also before it is read again', async () => {
    const terms = getListDepositMethodsResponseMock();
    const reading = heldAnswer(terms, terms);
    const made = getCreateDepositResponseMock();
    server.use(
      getListDepositMethodsMockHandler(reading.answer),
      getCreateDepositMockHandler(made),
      getGetDepositMockHandler(made),
    );
    const { user, centre } = await openCentre('depositv2');
    await user.type(await centre.findByRole('textbox', { name: 'Amount' }), '200');
    reading.hold();
    await user.click(centre.getByRole('button', { name: 'Deposit $200.00' }));
    await centre.findByRole('button', { name: 'I have paid' });
    await user.click(centre.getByRole('button', { name: 'All deposits' }));
    // 1,000.00 less 200.00
    expect(await centre.findByText('Within your deposit limit, $800.00 left')).toBeDefined();
    reading.tell();
  });

  test('where the deposit limit is used up, the reason and its reset replace the button', async () => {
    const { centre } = await open({ limitRemaining: '5.00', limitResetsAt: '2026-01-11T17:00:00Z' });
    expect(await centre.findByText(/^Your deposit limit is used up. It resets on Jan 11, 2026/)).toBeDefined();
    expect(centre.getByRole('navigation')).toBeDefined();
    expect(centre.queryByRole('button', { name: /^Deposit \$/ })).toBeNull();
  });

  test('where too many deposits wait for payment it says so, and when one of them expires', async () => {
    const { user, centre } = await open();
    server.use(
      refuse('post', '/wps/v2/wallets/deposits', 429, 'rate_limited', { value: { retryAfterSeconds: 2_401 } }),
    );
    await user.type(await centre.findByRole('textbox', { name: 'Amount' }), '20');
    await user.click(centre.getByRole('button', { name: 'Deposit $20.00' }));
    // 2,401 s are more than 40 minutes.
    const note = 'Too many of your deposits wait for payment. Pay one of them, or try again in 41 min.';
    expect((await centre.findByRole('alert')).textContent).toBe(note);
  });

  test('VALID-49 before the first deposit it asks for what the profile lacks', async () => {
    const { user, centre } = await open({ missing: ['payee_name', 'birthday'], firstDeposit: true });
    expect(await centre.findByText('Before your first deposit')).toBeDefined();
    expect(centre.getByText(/date of birth/)).toBeDefined();
    expect(centre.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    await user.click(centre.getByRole('button', { name: 'Complete my profile' }));
    expect(await centre.findByRole('textbox', { name: 'Nickname' })).toBeDefined();
  });

  test('before the first deposit it offers a limit, which can be left for another time', async () => {
    const sent: unknown[] = [];
    const answer = getSetMoneyLimitResponseMock();
    const { user, centre } = await open({ firstDeposit: true, limitRemaining: null });
    server.use(
      getSetMoneyLimitMockHandler(async ({ request }) => {
        sent.push(await request.json());
        return answer;
      }),
    );
    await user.click(await centre.findByRole('button', { name: 'Set limit' }));
    expect(centre.getByText('Enter an amount.')).toBeDefined();
    await user.click(centre.getByRole('radio', { name: 'A month' }));
    await user.type(centre.getByRole('textbox', { name: 'Most to deposit' }), '500');
    await user.click(centre.getByRole('button', { name: 'Set limit' }));
    expect(await screen.findByText('Your deposit limit is set')).toBeDefined();
    expect(sent).toEqual([{ kind: 'deposit', period: 'month', amount: '500.00' }]);
    await user.click(centre.getByRole('button', { name: 'Not now' }));
    expect(centre.queryByRole('button', { name: 'Set limit' })).toBeNull();
    expect(centre.getByRole('textbox', { name: 'Amount' })).toBeDefined();
  });

  test('a brand without methods says so', async () => {
    const { centre } = await open({ methods: [] });
    expect(await centre.findByText('No way to pay is open now')).toBeDefined();
  });
});
