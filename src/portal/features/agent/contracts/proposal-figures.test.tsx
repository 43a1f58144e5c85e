// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getGetContractBasisResponseMock } from '#generated/client/contract/contract.faker.ts';
import {
  getCheckContractConflictsMockHandler,
  getGetContractBasisMockHandler,
  getListContractsMockHandler,
  getSimulateContractMockHandler,
} from '#generated/client/contract/contract.msw.ts';
import type {
  Contract,
  ContractBasis,
  ContractKind,
  ContractSimulation,
  ContractTier,
} from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { factsOf } from '#portal/testing/shown.ts';

withPortal();

const pages = {
  dividend: 'agentDividend',
  daily: 'agentDailySalary',
  hourly: 'agentHourlySalary',
  realtime: 'agentRealtimeSalary',
} as const;

/** Two tiers, of which the second pays 0.25%. */
function currentOf(kind: ContractKind): Contract {
  const { current } = getGetContractBasisResponseMock().value;
  if (current === null) throw new Error('the example has no contract in force');
  const loss = (amount: string) => (kind === 'dividend' ? amount : null);
  return {
    ...current,
    kind,
    contractId: 'ct-81',
    version: 5,
    createdAt: '2025-11-02T08:11:00Z',
    effectiveFrom: '2025-12-05T11:00:00Z',
    terms: {
      tiers: [
        { turnover: '0.00', activeDownlines: 1, loss: loss('0.00'), rate: 15 },
        { turnover: '900.00', activeDownlines: 8, loss: loss('70.00'), rate: 25 },
      ],
      activeMinimum: '20.50',
      carryOver: kind === 'dividend' ? 'half-month' : null,
    },
  };
}

const paid: ContractSimulation = {
  state: 'issued',
  tier: 1,
  rate: 15,
  gross: '9.05',
  net: '8.80',
  gap: '0.35',
  carriedOut: '0.20',
  nextTier: { tier: 2, rate: 25, turnover: '320.00', activeDownlines: 1006, loss: '44.40' },
};

/** The agent's own contract of the kind; by default it pays 0.30% of everything. */
function ownOf(kind: ContractKind, tiers: Partial<ContractTier>[] = [{}]): Contract {
  const loss = kind === 'dividend' ? '0.00' : null;
  const all = tiers.map((tier) => ({ turnover: '0.00', activeDownlines: 0, loss, rate: 30, ...tier }));
  return { ...currentOf(kind), side: 'own', state: 'valid', terms: { ...currentOf(kind).terms, tiers: all } };
}

type Setting = {
  readonly kind: ContractKind;
  /** The tiers of the agent's own contract. */
  readonly own?: Partial<ContractTier>[];
  readonly basis?: Partial<ContractBasis>;
  readonly paid?: Partial<ContractSimulation>;
};

/** Opens a proposal to agent02 at 12:30 UTC, by a visitor whose clock is an hour slow. */
async function openProposal({ kind, ...change }: Setting) {
  vi.setSystemTime('2026-01-05T11:30:00Z');
  const { value } = getGetContractBasisResponseMock();
  const figures = { ...value.figures, turnover: '6100.00', teamResult: '-320.50', activeDownlines: 12 };
  const basis = { ...value, kind, ownRate: 30, type: 41, current: currentOf(kind), figures, ...change.basis } as const;
  server.use(
    getGetContractBasisMockHandler({ success: true, value: { ...basis, asOf: '2026-01-05T12:30:00Z' } }),
    getCheckContractConflictsMockHandler(),
    getListContractsMockHandler({
      success: true,
      // What is ending is not what the agent will be paid by.
      value: {
        content: [{ ...ownOf(kind), state: 'terminating' }, ownOf(kind, change.own)],
        totalPages: 1,
        totalElements: 2,
      },
    }),
    getSimulateContractMockHandler({ success: true, value: { ...paid, ...change.paid } }),
  );
  const portal = await openAgentPage(`${pages[kind]}?view=downline&new=1&downline=1000003`);
  const heading = await portal.centre.findByRole('heading', { name: /agent02$/ });
  return { ...portal, head: heading.parentElement?.parentElement ?? expect.fail(), heading };
}

type Centre = Awaited<ReturnType<typeof openProposal>>['centre'];

/** The fields about windows: minimum, payment, start and carry-over. */
function windowOf(centre: Centre, minimum: string) {
  const field = centre.getByLabelText(minimum);
  const fields = field.closest('div.gap-4')?.parentElement ?? expect.fail();
  return {
    minimum: (field as HTMLInputElement).value,
    facts: factsOf(fields),
    selects: within(fields)
      .queryAllByRole('combobox')
      .map((select) => [select.parentElement?.firstChild?.textContent, (select as HTMLSelectElement).value]),
    options: within(fields)
      .queryAllByRole('option')
      .map(({ textContent }) => textContent),
  };
}

/** What the simulator shows below its sliders. */
async function triedOf(centre: Centre, isPaid: string) {
  const title = await centre.findByText(isPaid);
  const answer = title.closest<HTMLElement>('[aria-live]') ?? expect.fail();
  // The own part waits for the own contract.
  await within(answer).findByText(/^(Left for you|Còn lại cho bạn)$/);
  return {
    paid: [...(title.parentElement?.parentElement?.children ?? [])].map((each) => each.textContent),
    facts: factsOf(answer),
  };
}

test('CONTRACT-04 CONTRACT-09 a proposal of a salary shows whom it is for, what it replaces and what it would leave', async () => {
  const { user, centre, head, heading } = await openProposal({
    kind: 'hourly',
    paid: { nextTier: { tier: 2, rate: 25, turnover: '320.00', activeDownlines: 1006, loss: null } },
  });
  expect(heading.textContent).toBe('New contract for agent02');
  expect(heading.nextElementSibling?.textContent).toBe('Promoter. Replaces ct-81, version 5, since Dec 5, 2025');
  expect(await triedOf(centre, 'agent02 is paid')).toEqual({
    paid: ['agent02 is paidTier 1', '$9.05'],
    facts: [
      ['Gross, 0.15% of $6,100.00', '$9.05'],
      ['Turnover missing for the next tier', '$320.00'],
      ['Active downlines missing for it', '1,006'],
      // 0.30% of 6,100.00 is 18.30.
      ['Your gross, 0.30%', '$18.30'],
      ['To agent02', '−$9.05'],
      ['Left for you', '+$9.25'],
    ],
  });
  expect(windowOf(centre, 'Counts as active from')).toEqual({
    minimum: '20.50',
    facts: [
      ['Paid', 'Every hour'],
      // By the clock of the server.
      ['Starts', 'Next window, 13:00'],
    ],
    selects: [],
    options: [],
  });
  const [, second] = centre.getAllByLabelText('Rate in percent');
  await user.clear(second ?? expect.fail());
  await user.type(second ?? expect.fail(), '0.28');
  expect(factsOf(head)).toEqual([
    ['Now', '0.25%'],
    ['Proposed, top tier', '0.28%'],
  ]);
  const minimum = centre.getByLabelText('Counts as active from');
  expect(centre.queryByText('An amount with at most two decimals')).toBeNull();
  await user.clear(minimum);
  await user.type(minimum, '1.234');
  expect(centre.getByText('An amount with at most two decimals')).toBeDefined();
  expect(factsOf(head)).toEqual([
    ['Now', '0.25%'],
    ['Proposed, top tier', '–'],
  ]);
});

test('I18N-01 CONTRACT-04 CONTRACT-09 a proposal of a dividend is by the loss and has a carry-over, here in Vietnamese', async () => {
  await showLanguage('VI');
  const { user, centre, head, heading } = await openProposal({ kind: 'dividend' });
  expect(heading.textContent).toBe('Hợp đồng mới cho agent02');
  expect(heading.nextElementSibling?.textContent).toBe('Cộng tác viên. Thay thế ct-81, phiên bản 5, từ 05/12/2025');
  expect(factsOf(head)).toEqual([
    ['Hiện tại', '0,25%'],
    ['Đề nghị, bậc cao nhất', '0,25%'],
  ]);
  expect(await triedOf(centre, 'agent02 nhận')).toEqual({
    paid: ['agent02 nhậnBậc 1', '$9.05'],
    facts: [
      ['Tổng, 0,15% của $320.50', '$9.05'],
      ['Doanh thu còn thiếu cho bậc kế tiếp', '$320.00'],
      ['Số tuyến dưới hoạt động còn thiếu', '1.006'],
      ['Tiền thua còn thiếu', '$44.40'],
      // 0.30% of 320.50 is 0.9615.
      ['Tổng của bạn, 0,30%', '$0.96'],
      ['Trả agent02', '−$9.05'],
      ['Nền tảng trả phần vượt tổng của bạn', '$8.09'],
      ['Còn lại cho bạn', '$0.00'],
    ],
  });
  const minimum = 'Tính là hoạt động từ';
  expect(windowOf(centre, minimum)).toEqual({
    minimum: '20.50',
    facts: [
      ['Kỳ trả', 'Ngày 1 và ngày 16'],
      ['Bắt đầu', 'Kỳ kế tiếp, 17:00 15/01/2026'],
    ],
    selects: [['Chuyển khoản thắng', 'half-month']],
    options: ['Không', 'Nửa tháng', 'Đến khi hết'],
  });
  await user.selectOptions(centre.getByLabelText('Chuyển khoản thắng'), 'Đến khi hết');
  expect(windowOf(centre, minimum).selects).toEqual([['Chuyển khoản thắng', 'permanent']]);
});

test.each([
  ['daily', 'Each day at 02:00', 'Next window, Jan 5, 2026, 17:00'],
  ['realtime', 'Every 5 minutes', 'Next window, 12:35'],
] as const)(
  'CONTRACT-04 CONTRACT-09 a first %s salary replaces nothing, and waits for its tiers',
  async (kind, paidEach, starts) => {
    const { centre, head, heading } = await openProposal({
      kind,
      basis: { current: null, type: 2 },
    });
    expect(heading.nextElementSibling?.textContent).toBe('Agent. It would be the first of this kind');
    expect(factsOf(head)).toEqual([
      ['Now', 'None'],
      ['Proposed, top tier', '–'],
    ]);
    expect(windowOf(centre, 'Counts as active from')).toEqual({
      minimum: '0',
      selects: [],
      options: [],
      facts: [
        ['Paid', paidEach],
        ['Starts', starts],
      ],
    });
    await centre.findByText('Complete the tiers to see what they would pay.');
  },
);

test('CONTRACT-09 figures that reach no tier are said to pay nothing and to leave the whole gross', async () => {
  const nothing = { state: 'not_reached', tier: null, rate: 0, gross: '0.00', net: '0.00', nextTier: null } as const;
  const { centre } = await openProposal({ kind: 'hourly', paid: nothing });
  expect(await triedOf(centre, 'agent02 is paid')).toEqual({
    paid: ['agent02 is paidNone', '$0.00'],
    facts: [
      ['Gross, 0.00% of $6,100.00', '$0.00'],
      ['Your gross, 0.30%', '$18.30'],
      ['To agent02', '$0.00'],
      ['Left for you', '+$18.30'],
    ],
  });
});

test('CONTRACT-09 what is left is by the own tiers, not by the highest of them', async () => {
  // 6,100.00 of turnover and 12 active reach the second tier of the agent, not the third.
  const own = [{ rate: 10 }, { turnover: '5000.00', rate: 15 }, { turnover: '6000.00', activeDownlines: 13 }];
  const { centre } = await openProposal({ kind: 'hourly', own, paid: { gross: '9.15' } });
  const { facts } = await triedOf(centre, 'agent02 is paid');
  expect(facts.slice(-3)).toEqual([
    // 0.15% of 6,100.00 is 9.15, and all of it goes on.
    ['Your gross, 0.15%', '$9.15'],
    ['To agent02', '−$9.15'],
    ['Left for you', '$0.00'],
  ]);
});
