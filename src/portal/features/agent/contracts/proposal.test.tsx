// @vitest-environment jsdom
import { act, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { getListTeamChildrenResponseMock } from '#generated/client/agent/agent.faker.ts';
import {
  getGetContractBasisResponseMock,
  getListContractsResponseMock,
  getProposeContractResponseMock,
} from '#generated/client/contract/contract.faker.ts';
import { getListContractsMockHandler } from '#generated/client/contract/contract.msw.ts';
import type { Contract, ContractBasis, ContractDraftPayload, SimulateContractPayload } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';

const conflict = {
  contractId: 'ct-9006',
  kind: 'hourly',
  rate: 15,
  endsAt: '2026-01-05T13:00:00Z',
  type: 41,
  turnover: '118420.00',
  upline: { id: '1000003', account: 'agent02', nickname: 'Quoc Bao' },
  downline: { id: '1000004', account: 'promoter41', nickname: 'Ngoc Anh' },
};
const hash = '7f3a91c2'.padEnd(64, '0');

let basis: ContractBasis;
let checked: ContractDraftPayload[];
let simulated: SimulateContractPayload[];
let sent: unknown[];

/** Answers as a server would: what lies above the highest rate of the draft would end. */
function answerCheck(payload: ContractDraftPayload) {
  const newRate = Math.max(...payload.terms.tiers.map(({ rate }) => rate));
  const conflicts = conflict.rate > newRate ? [{ ...conflict, newRate }] : [];
  return { conflicts, conflictHash: conflicts.length > 0 ? hash : null };
}

withPortal();
beforeEach(() => {
  [checked, simulated, sent] = [[], [], []];
  basis = getGetContractBasisResponseMock().value;
  const reply = (value: unknown) => HttpResponse.json({ success: true, value });
  server.use(
    getListContractsMockHandler(),
    msw.get('*/wps/agent/contractBasis', ({ request }) => {
      const activeMinimum = new URL(request.url).searchParams.get('activeMinimum');
      const figures =
        activeMinimum === '500.00' ? { ...basis.figures, activeMinimum, activeDownlines: 3 } : basis.figures;
      return reply({ ...basis, figures });
    }),
    msw.post<never, ContractDraftPayload>('*/wps/agent/contractConflicts', async ({ request }) => {
      const payload = await request.json();
      checked.push(payload);
      return reply(answerCheck(payload));
    }),
    msw.post<never, SimulateContractPayload>('*/wps/agent/contractSimulator', async ({ request }) => {
      const payload = await request.json();
      simulated.push(payload);
      return reply({
        state: 'issued',
        tier: 1,
        rate: 20,
        gross: '12.20',
        net: '12.20',
        gap: '0.00',
        carriedOut: '0.00',
        nextTier: null,
      });
    }),
    msw.post('*/wps/agent/contracts', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(getProposeContractResponseMock());
    }),
  );
});

const form = 'agentHourlySalary?view=downline&new=1&downline=1000003';
const next = (element: HTMLElement) => element.nextElementSibling?.textContent;

test('CONTRACT-04 CONTRACT-07 a proposal begins with the agent, the terms in force and the own rate', async () => {
  const children = getListTeamChildrenResponseMock();
  const child = children.value.content.find(({ type }) => type !== 0);
  if (child === undefined) throw new Error('the example has no agent');
  const searched: URLSearchParams[] = [];
  server.use(
    msw.get('*/wps/agent/teamTree', ({ request }) => {
      searched.push(new URL(request.url).searchParams);
      return HttpResponse.json(children);
    }),
  );
  const { user, centre } = await openAgentPage('agentHourlySalary?view=downline');
  await user.click(await centre.findByRole('button', { name: 'New contract' }));
  expect(document.activeElement).toBe(centre.getByRole('button', { name: 'Back' }));
  const agents = await centre.findByRole('combobox', { name: 'Is paid' });
  await user.type(agents, child.account);
  await waitFor(() => expect(searched.at(-1)?.get('search')).toBe(child.account));
  expect(searched.at(-1)?.get('agentsOnly')).toBe('true');
  await centre.findByRole('option', { name: new RegExp(child.account) });
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect((agents as HTMLInputElement).value).toBe(child.account);
  expect(await centre.findByRole('heading', { name: 'New contract for agent02' })).toBeDefined();
  expect(centre.getByText(/Replaces ct-9004, version 2/)).toBeDefined();
  expect(next(centre.getByText('Now'))).toBe('0.20%');
  expect(next(centre.getByText('Proposed, top tier'))).toBe('0.20%');
  expect(centre.getByText('The highest tier reached holds. Your own rate is 0.30%')).toBeDefined();
  expect((centre.getByLabelText('Rate in percent') as HTMLInputElement).value).toBe('0.20');
});

test('CONTRACT-04 a proposal begins with the terms in force also where those before were shown a moment ago', async () => {
  const { user, centre, show } = await openAgentPage(form);
  const rate = () => centre.findByLabelText<HTMLInputElement>('Rate in percent');
  expect((await rate()).value).toBe('0.20');
  await user.click(centre.getByRole('button', { name: 'Back' }));
  const { current } = basis;
  if (current === null) throw new Error('the example has no terms in force');
  const tiers = current.terms.tiers.map((tier) => ({ ...tier, rate: 25 }));
  basis = { ...basis, current: { ...current, terms: { ...current.terms, tiers } } };
  await centre.findByRole('button', { name: 'New contract' });
  await show(form);
  expect((await rate()).value).toBe('0.25');
});

test('CONTRACT-04 in the place of a second proposal of a kind the open one is shown, and leads to its page', async () => {
  const { current } = basis;
  if (current === null) throw new Error('the example has no terms in force');
  const tiers = [{ turnover: '0.00', activeDownlines: 1, loss: null, rate: 25 }];
  const terms = { ...current.terms, tiers };
  const createdAt = '2026-01-05T12:10:00Z';
  basis = { ...basis, open: { ...current, contractId: 'ct-9010', state: 'requested', terms, createdAt } };
  const { user, centre, panel } = await openAgentPage(form);
  expect(await centre.findByRole('heading', { name: 'A proposal to agent02 is still open' })).toBeDefined();
  expect(centre.getByText(/^It has waited for an answer since Jan 5, 2026, 12:10\./)).toBeDefined();
  expect(centre.getByText('0.25%')).toBeDefined();
  expect(centre.queryByRole('button', { name: 'Send to agent02' })).toBeNull();
  await act(() => showLanguage('VI'));
  expect(await centre.findByText(/^Đề nghị này chờ trả lời từ .*12:10/)).toBeDefined();
  await user.click(centre.getByRole('button', { name: 'Xem đề nghị này' }));
  await waitFor(() => expect(panel()).toBe('agentHourlySalary?view=downline&contract=ct-9010'));
});

test('CONTRACT-04 a proposal made elsewhere meanwhile is told above the draft, which keeps what was typed', async () => {
  const { user, centre, queries } = await openAgentPage(form);
  const rate = await centre.findByLabelText<HTMLInputElement>('Rate in percent');
  await user.clear(rate);
  await user.type(rate, '0.27');
  const { current } = basis;
  if (current === null) throw new Error('the example has no terms in force');
  basis = { ...basis, open: { ...current, contractId: 'ct-9010', state: 'requested' } };
  await act(() => queries.invalidateQueries());
  expect(await centre.findByRole('heading', { name: 'A proposal to agent02 is still open' })).toBeDefined();
  expect(centre.getByLabelText<HTMLInputElement>('Rate in percent').value).toBe('0.27');
  basis = { ...basis, open: null };
  await act(() => queries.invalidateQueries());
  await waitFor(() => expect(centre.queryByRole('heading', { name: /is still open$/ })).toBeNull());
  expect(centre.getByLabelText<HTMLInputElement>('Rate in percent').value).toBe('0.27');
  expect(centre.getByRole('button', { name: 'Send to agent02' }).hasAttribute('disabled')).toBe(false);
});

test('CONTRACT-04 a rate above the own one is refused in place, with the reason, and nothing is asked or sent', async () => {
  const { user, centre } = await openAgentPage(form);
  const rate = await centre.findByLabelText('Rate in percent');
  await waitFor(() => expect(checked).toHaveLength(1));
  await user.clear(rate);
  await user.type(rate, '0.31');
  expect(centre.getByText('Above your own 0.30%').getAttribute('role')).toBe('alert');
  expect(centre.getByRole('button', { name: 'Send to agent02' }).hasAttribute('disabled')).toBe(true);
  await user.clear(rate);
  await user.type(rate, '100,5');
  expect(centre.getByText('From 0.01 to 100 with at most two decimals')).toBeDefined();
  await user.clear(rate);
  await user.type(rate, '0.30');
  await waitFor(() => expect(checked.map(({ terms }) => terms.tiers[0]?.rate)).toEqual([20, 30]));
});

test('CONTRACT-06 what a draft would end is listed, and accepted by its code before it can be sent', async () => {
  const { user, centre, panel } = await openAgentPage(form);
  const rate = await centre.findByLabelText('Rate in percent');
  await user.clear(rate);
  await user.type(rate, '0,1');
  const list = within(await centre.findByRole('region', { name: '1 contract would end' }));
  expect(list.getByText(/^Their rate is above the new 0\.10%\./)).toBeDefined();
  const row = within(list.getByRole('listitem'));
  for (const text of ['promoter41', 'Promoter', '$118,420.00', '0.15%', 'Ending']) {
    expect([text, row.getByText(text)]).toEqual([text, expect.anything()]);
  }
  expect(centre.getByText('7F3A 91C2')).toBeDefined();
  const send = centre.getByRole('button', { name: 'Send to agent02' });
  expect(send.hasAttribute('disabled')).toBe(true);
  await user.click(centre.getByRole('checkbox', { name: 'I have read this list' }));
  await user.click(send);
  const tiers = [{ turnover: '0.00', activeDownlines: 1, loss: null, rate: 10 }];
  const terms = { tiers, activeMinimum: '1.00', carryOver: null };
  await waitFor(() => expect(sent).toEqual([{ kind: 'hourly', downlineId: '1000003', terms, conflictHash: hash }]));
  await waitFor(() => expect(panel()).not.toContain('new'));
  // The form went with its focused button.
  await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('button', { name: 'New contract' })));
});

test('CONTRACT-06 a list that has changed meanwhile is shown again and must be accepted anew', async () => {
  const { user, centre } = await openAgentPage(form);
  const rate = await centre.findByLabelText('Rate in percent');
  await user.clear(rate);
  await user.type(rate, '0.1');
  await user.click(await centre.findByRole('checkbox', { name: 'I have read this list' }));
  const changed = { conflicts: [{ ...conflict, rate: 14, newRate: 10 }], conflictHash: 'c'.repeat(64) };
  server.use(
    refuse('post', '/wps/agent/contracts', 409, 'contract_conflicts_changed'),
    msw.post('*/wps/agent/contractConflicts', () => HttpResponse.json({ success: true, value: changed })),
  );
  await user.click(centre.getByRole('button', { name: 'Send to agent02' }));
  expect(await centre.findByText('0.14%')).toBeDefined();
  expect((centre.getByRole('checkbox', { name: 'I have read this list' }) as HTMLInputElement).checked).toBe(false);
  expect(centre.getByText('CCCC CCCC')).toBeDefined();
});

test('CONTRACT-04 the form offers no seventh tier, and tiers must rise', async () => {
  const { user, centre } = await openAgentPage(form);
  await centre.findByRole('group', { name: 'Tier 1' });
  for (let tier = 2; tier <= 6; tier += 1) await user.click(centre.getByRole('button', { name: 'Add tier' }));
  expect(centre.getAllByRole('group', { name: /^Tier \d$/ })).toHaveLength(6);
  expect(centre.queryByRole('button', { name: 'Add tier' })).toBeNull();
  for (const number of [6, 5, 4, 3]) {
    await user.click(centre.getByRole('button', { name: `Remove tier ${number}` }));
  }
  expect(document.activeElement).toBe(centre.getByRole('button', { name: 'Add tier' }));
  expect(centre.getByText('2 of 6 tiers')).toBeDefined();
  await user.type(within(centre.getByRole('group', { name: 'Tier 2' })).getByLabelText('Rate in percent'), '0.19');
  expect(centre.getByText('Each tier needs a higher rate than the one before and no lower threshold.')).toBeDefined();
  expect(centre.getByRole('button', { name: 'Send to agent02' }).hasAttribute('disabled')).toBe(true);
});

test('CONTRACT-09 the simulator tries the figures of today and others, and tells what is left of the own gross', async () => {
  const [tier] = basis.current?.terms.tiers ?? [];
  const { value } = getListContractsResponseMock();
  const own = value.content.map(
    (contract): Contract => ({
      ...contract,
      kind: 'hourly',
      side: 'own',
      state: 'valid',
      terms: { ...contract.terms, tiers: tier ? [{ ...tier, rate: 30 }] : [] },
    }),
  );
  server.use(getListContractsMockHandler({ success: true, value: { ...value, content: own } }));
  const { user, centre } = await openAgentPage(form);
  const simulator = within(await centre.findByRole('region', { name: 'Simulator' }));
  expect(await simulator.findByText('agent02 is paid')).toBeDefined();
  expect(simulated.at(-1)).toMatchObject({ kind: 'hourly', turnover: '6100.00', activeDownlines: 12 });
  // 0.30% of 6,100.00 is 18.30, of which 12.20 go to agent02.
  expect(next(await simulator.findByText('Your gross, 0.30%'))).toBe('$18.30');
  expect(next(simulator.getByText('To agent02'))).toBe('−$12.20');
  expect(next(simulator.getByText('Left for you'))).toBe('+$6.10');
  const minimum = centre.getByLabelText('Counts as active from');
  await user.clear(minimum);
  await user.type(minimum, '500');
  const today = simulator.getByRole('button', { name: 'Use today’s figures' });
  await waitFor(async () => {
    await user.click(today);
    expect(simulator.getByRole('slider', { name: 'Active downlines' }).getAttribute('aria-valuetext')).toBe('3');
  });
  await waitFor(() => expect(simulated.at(-1)).toMatchObject({ activeDownlines: 3 }));
});

test('I18N-01 CONTRACT-04 in Vietnamese the terms in force begin with the comma of the language', async () => {
  await showLanguage('VI');
  const { centre } = await openAgentPage(form, 390);
  expect(((await centre.findByLabelText('Tỷ lệ phần trăm')) as HTMLInputElement).value).toBe('0,20');
  expect(await centre.findByRole('button', { name: 'Gửi cho agent02' })).toBeDefined();
});
