// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { getListIncomeResponseMock } from '#generated/client/agent/agent.faker.ts';
import { getListIncomeMockHandler } from '#generated/client/agent/agent.msw.ts';
import { getGetContractBillResponseMock } from '#generated/client/contract/contract.faker.ts';
import { getGetContractBillMockHandler } from '#generated/client/contract/contract.msw.ts';
import type { BillState, Language } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { loadArea } from '#portal/i18n/i18n.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';

withPortal();
// The texts that the frame of the centre brings.
beforeAll(() => Promise.all([loadArea('centre'), loadArea('lists')]));

interface Shown {
  readonly language: Language;
  readonly state: BillState;
  readonly paid: string;
  readonly reason: string | null;
  readonly expiresAt: string | null;
  readonly restAt: string | null;
  /** The name of the state, and what the bill says beside its figures. */
  readonly name: string;
  readonly notes: readonly (string | RegExp)[];
}

const plain = { language: 'EN', paid: '0.00', reason: null, expiresAt: null, restAt: null, notes: [] } as const;

const shown: readonly Shown[] = [
  {
    ...plain,
    state: 'pending',
    name: 'Pending',
    reason: 'We check the bets of this line.',
    expiresAt: '2026-01-12T17:00:00Z',
    notes: ['We check the bets of this line.', /^It waits for a decision\. Without one it expires on Jan 12, 2026/],
  },
  {
    ...plain,
    state: 'pending',
    language: 'VI',
    name: 'Đang chờ',
    reason: 'Đang kiểm tra.',
    expiresAt: '2026-01-12T17:00:00Z',
    notes: ['Đang kiểm tra.', /^Bảng kê đang chờ quyết định\./],
  },
  {
    ...plain,
    state: 'denied',
    language: 'VI',
    name: 'Bị từ chối',
    reason: 'Một người dùng nhiều tài khoản.',
    notes: ['Một người dùng nhiều tài khoản.'],
  },
  {
    ...plain,
    state: 'part_collected',
    name: 'Paid in part',
    paid: '40.00',
    restAt: '2026-01-05T17:00:00Z',
    notes: [/^Paid \$40\.00 of \$92\.16\. The rest follows on Jan 5, 2026/],
  },
  {
    ...plain,
    state: 'insufficient',
    language: 'VI',
    name: 'Chưa trả',
    restAt: '2026-01-05T17:00:00Z',
    notes: [/^Đã trả \$0\.00 trên \$92\.16\. Phần còn lại được trả vào /],
  },
  { ...plain, state: 'issued', name: 'Paid', paid: '92.16' },
  { ...plain, state: 'expired', name: 'Expired' },
];

test.each(shown)(
  'CONTRACT-09 AGENT-08 a bill that is $state says so in the income and on its own page, why and until when, $language',
  async ({ language, state, paid, reason, expiresAt, restAt, name, notes }) => {
    await showLanguage(language);
    const [income, detail] = [getListIncomeResponseMock(), getGetContractBillResponseMock()];
    const [entry] = income.value.content;
    if (entry === undefined) throw new Error('the example has no income');
    const bill = { ...detail.value.bill, state, paid, restAt, net: '92.16' };
    server.use(
      getListIncomeMockHandler({
        ...income,
        value: { ...income.value, content: [{ ...entry, billId: bill.billId, state, paid, restAt, net: '92.16' }] },
      }),
      getGetContractBillMockHandler({ ...detail, value: { ...detail.value, bill, reason, expiresAt } }),
    );
    const { show } = await openAgentPage('agentMyIncome');
    const row = await screen.findByRole('row', { name: new RegExp(`[+ ]\\$${paid.replace('.', '\\.')}.* ${name}$`) });
    expect(row.textContent?.includes(language === 'EN' ? 'The rest follows on' : 'Phần còn lại trả vào')).toBe(
      restAt !== null,
    );
    await show(`agentMyIncome?bill=${bill.billId}`);
    expect(await screen.findByText(bill.billId)).toBeDefined();
    expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    for (const note of notes) expect(screen.getByText(note)).toBeDefined();
    const facts = screen.getAllByText(language === 'EN' ? 'Paid' : 'Đã trả', { selector: 'dt' });
    expect(facts.map(({ nextElementSibling }) => nextElementSibling?.textContent?.replace('+', ''))).toContain(
      `$${paid}`,
    );
  },
);
