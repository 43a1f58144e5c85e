// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getListIncomeResponseMock } from '../../../../generated/client/agent/agent.faker.ts';
import {
  getListIncomeBetsMockHandler,
  getListIncomeMockHandler,
  getListTeamChildrenMockHandler,
} from '../../../../generated/client/agent/agent.msw.ts';
import {
  getGetContractBillResponseMock,
  getGetContractResponseMock,
  getListContractRequestsResponseMock,
} from '../../../../generated/client/contract/contract.faker.ts';
import {
  getGetContractBillMockHandler,
  getGetContractMockHandler,
  getListContractBillsMockHandler,
  getListContractConflictsMockHandler,
  getListContractRequestsMockHandler,
  getListContractsMockHandler,
  getSignContractMockHandler,
} from '../../../../generated/client/contract/contract.msw.ts';
import { getGetMemberInfoResponseMock } from '../../../../generated/client/member/member.faker.ts';
import { getGetMemberInfoMockHandler } from '../../../../generated/client/member/member.msw.ts';
import { server } from '../../../mocks/server.ts';
import { showLanguage } from '../../i18n/language.ts';
import { heldAnswer } from '../testing/held-answer.ts';
import { changeSite, openPortal, withPortal } from '../testing/portal.tsx';

vi.mock('../../features/home/home-page.tsx', async () => (await import('../testing/plain-pages.tsx')).plainPages.home);
vi.mock(
  '../../features/lobby/lobby-page.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.lobby,
);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();
beforeEach(() => {
  window.sessionStorage.setItem('isAgent', '1');
  const answer = getGetMemberInfoResponseMock();
  server.use(
    getGetMemberInfoMockHandler({ ...answer, value: { ...answer.value, type: 1 } }),
    getListContractsMockHandler(),
    getListContractRequestsMockHandler(),
    getListContractBillsMockHandler(),
    getGetContractBillMockHandler(),
    getListTeamChildrenMockHandler(),
    getListIncomeMockHandler(),
    getListIncomeBetsMockHandler(),
  );
});

async function open(panel: string) {
  const portal = openPortal(`/rng?${new URLSearchParams({ modal: 'agentCenter', panel })}`, { loggedIn: true });
  return { ...portal, centre: within(await screen.findByRole('dialog', { name: 'Agent centre' })) };
}

/** Answers a call with a body, and keeps what it was sent. */
function kept(method: 'post' | 'get', path: string, answer: object) {
  const sent: unknown[] = [];
  server.use(
    msw[method](path, async ({ request }) => {
      sent.push(method === 'post' ? await request.json() : request.url);
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

const entries = { dividend: 'Dividend', daily: 'Daily salary', hourly: 'Hourly salary', realtime: 'Real-time salary' };

test.each(['none', 'dividend', 'daily', 'hourly', 'realtime'] as const)(
  'AGENT-10 AGENT-11 AGENT-12 AGENT-13 the menu has the entries of the kinds that the site offers: all but %s',
  async (off) => {
    changeSite((info) => ({
      ...info,
      settings: {
        ...info.settings,
        contracts: { ...info.settings.contracts, ...(off !== 'none' && { [off]: false }) },
      },
    }));
    const { centre } = await open('agentMyIncome');
    await centre.findByRole('button', { name: 'Contract requests' });
    for (const [kind, name] of Object.entries(entries)) {
      expect([kind, centre.queryByRole('button', { name }) !== null]).toEqual([kind, kind !== off]);
    }
  },
);

test('AGENT-08 my income sums up by kind and opens to the bill, its inputs and its bets', async () => {
  const { user, centre, address } = await open('agentMyIncome');
  const windows = await centre.findAllByRole('button', { name: / to / });
  expect(centre.getAllByText('$92.16').length).toBeGreaterThan(0);
  await user.click(windows[0] as HTMLElement);
  expect(await centre.findByText('bl-9101')).toBeDefined();
  expect(address()).toContain('bill%3Dbl-9101');
  expect(centre.getByText('agent02, bl-9103')).toBeDefined();
  expect(centre.getByText('2: 0.90%')).toBeDefined();
  expect(await centre.findByText('0.015')).toBeDefined();
  await user.click(centre.getByRole('button', { name: 'Back' }));
  expect(await centre.findAllByRole('button', { name: / to / })).toHaveLength(windows.length);
});

test('AGENT-08 my income begins with the windows that earned something, and has the others when asked for', async () => {
  const asked = kept('get', '*/wps/agent/income', getListIncomeResponseMock());
  const { user, centre } = await open('agentMyIncome');
  await centre.findAllByRole('button', { name: / to / });
  await user.selectOptions(centre.getByRole('combobox', { name: 'Windows' }), 'All');
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(asked.map((url) => new URL(String(url)).searchParams.get('entries'))).toEqual(['earning', 'every']);
});

test('I18N-01 AGENT-08 in Vietnamese the rates of a bill have a comma', async () => {
  await showLanguage('VI');
  openPortal(`/rng?${new URLSearchParams({ modal: 'agentCenter', panel: 'agentMyIncome?bill=bl-9101' })}`, {
    loggedIn: true,
  });
  expect(await screen.findByText('2: 0,90%')).toBeDefined();
});

test('CONTRACT-09 the income and the bill tell what was paid of it and when the rest follows', async () => {
  const [income, detail] = [getListIncomeResponseMock(), getGetContractBillResponseMock()];
  const part = { paid: '40.00', state: 'part_collected', paidAt: null, restAt: '2026-01-05T17:00:00Z' } as const;
  const content = income.value.content.map((entry) => ({ ...entry, ...part }));
  server.use(
    getListIncomeMockHandler({ ...income, value: { ...income.value, content } }),
    getGetContractBillMockHandler({
      ...detail,
      value: { ...detail.value, bill: { ...detail.value.bill, ...part, net: '92.16' } },
    }),
  );
  const { user, centre } = await open('agentMyIncome');
  expect((await centre.findAllByText(/^The rest follows on Jan \d, 2026/)).length).toBeGreaterThan(0);
  expect(centre.getAllByText('+$40.00').length).toBeGreaterThan(0);
  await user.click(centre.getAllByRole('button', { name: / to / })[0] as HTMLElement);
  expect(await centre.findByText(/^Paid \$40\.00 of \$92\.16\. The rest follows on Jan \d, 2026/)).toBeDefined();
  expect(centre.getByText('Paid in part')).toBeDefined();
});

test('CONTRACT-05 a contract is read and signed as it was shown', async () => {
  const detail = getGetContractResponseMock();
  const [, proposal] = detail.value.versions;
  if (proposal === undefined) throw new Error('the example has no proposal');
  const { contract } = getListContractRequestsResponseMock().value.content[0] ?? {};
  if (contract === undefined) throw new Error('the example has no request');
  kept('get', '*/wps/agent/contracts/:contractId', { success: true, value: { contract, versions: [proposal] } });
  kept('get', '*/wps/agent/contracts/:contractId/conflicts', {
    ...{ success: true, value: { conflicts: [], conflictHash: null } },
  });
  const sent = kept('post', '*/wps/agent/contracts/:contractId/sign', detail);
  const { user, centre } = await open('agentContractRequests');
  await user.click(await centre.findByRole('button', { name: contract.upline.nickname }));
  expect(await centre.findByText(proposal.text)).toBeDefined();
  await user.click(centre.getByRole('button', { name: 'Sign' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign this contract?' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Sign' }).hasAttribute('disabled')).toBe(false));
  await user.click(dialog.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(sent).toEqual([{ version: 1, textHash: proposal.textHash }]));
});

test('CONTRACT-05 a signed contract is not offered for a signature again, also before it is read again', async () => {
  const { versions } = getGetContractResponseMock().value;
  const { contract } = getListContractRequestsResponseMock().value.content[0] ?? {};
  if (contract === undefined) throw new Error('the example has no request');
  const before = { contract, versions: versions.slice(1) };
  const signed = { contract: { ...contract, version: 2, state: 'valid' as const, actions: [] }, versions };
  const reading = heldAnswer({ success: true as const, value: before }, { success: true as const, value: signed });
  server.use(
    getGetContractMockHandler(reading.answer),
    getListContractConflictsMockHandler({ success: true, value: { conflicts: [], conflictHash: null } }),
    getSignContractMockHandler(() => {
      reading.hold();
      return { success: true, value: signed };
    }),
  );
  const { user, centre } = await open('agentContractRequests?contract=ct-9004');
  await user.click(await centre.findByRole('button', { name: 'Sign' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign this contract?' }));
  const confirm = dialog.getByRole('button', { name: 'Sign' });
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull());
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(centre.queryByRole('button', { name: /Sign|Reject/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Hourly salary');
  reading.tell();
});

test('CONTRACT-05 a contract that changed meanwhile is shown as it is now, and its old actions are gone', async () => {
  const { versions } = getGetContractResponseMock().value;
  const { contract } = getListContractRequestsResponseMock().value.content[0] ?? {};
  if (contract === undefined) throw new Error('the example has no request');
  const waiting = { success: true, value: { contract, versions: versions.slice(1) } };
  const withdrawn = { ...contract, version: 2, state: 'withdrawn' as const, actions: [] };
  kept('get', '*/wps/agent/contracts/:contractId', waiting);
  server.use(
    msw.post('*/wps/agent/contracts/:contractId/reject', () => {
      kept('get', '*/wps/agent/contracts/:contractId', { success: true, value: { contract: withdrawn, versions } });
      const answer = { success: false, code: 'conflict', message: 'No.', language: 'EN', requestId: 'request-0001' };
      return HttpResponse.json(answer, { status: 409 });
    }),
  );
  const { user, centre } = await open('agentContractRequests?contract=ct-9004');
  await user.click(await centre.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Reject this contract?' }));
  await user.type(dialog.getByLabelText('Your words for the other side'), 'Too low.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await user.click(await dialog.findByRole('button', { name: 'Close' }));
  expect(centre.getByText('Withdrawn')).toBeDefined();
  expect(centre.queryByRole('button', { name: /Sign|Reject/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Hourly salary');
});

test('CONTRACT-05 a rejection needs words', async () => {
  const { contract } = getListContractRequestsResponseMock().value.content[0] ?? {};
  const versions = getGetContractResponseMock().value.versions.slice(1);
  kept('get', '*/wps/agent/contracts/:contractId', { success: true, value: { contract, versions } });
  const sent = kept('post', '*/wps/agent/contracts/:contractId/reject', getGetContractResponseMock());
  const { user, centre } = await open('agentContractRequests?contract=ct-9004');
  await user.click(await centre.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Reject this contract?' }));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Please tell the other side why.')).toBeDefined();
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('Your words for the other side'), 'Too low.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(sent).toEqual([{ version: 1, reason: 'Too low.' }]));
});

test('CONTRACT-05 two versions of what was agreed stand side by side, with what was taken out and put in', async () => {
  const detail = getGetContractResponseMock();
  const [signed] = detail.value.versions;
  if (signed === undefined) throw new Error('the example has no version');
  const textOf = (rate: number) => `Lumo pays agent01 a daily salary of ${rate} basis points.`;
  const versionsOf = (rate: number) => [{ ...signed, version: 2, textLanguage: 'EN', text: textOf(rate) }];
  const contract = { ...detail.value.contract, contractId: 'ct-2', replaces: 'ct-1' };
  server.use(
    msw.get('*/wps/agent/contracts/:contractId', ({ params: { contractId } }) => {
      const isOld = contractId === 'ct-1';
      const value = {
        contract: isOld ? { ...contract, contractId: 'ct-1', replaces: null } : contract,
        versions: versionsOf(isOld ? 20 : 30),
      };
      return HttpResponse.json({ success: true, value });
    }),
  );
  const { user, centre } = await open('agentContractRequests?contract=ct-2');
  const before = await centre.findByLabelText('Before');
  const [taken, put] = [centre.getByRole('deletion'), centre.getByRole('insertion')];
  expect([taken.textContent, put.textContent]).toEqual(['removed: 20', 'added: 30']);
  await user.selectOptions(before, 'ct-2 2');
  expect(centre.getByText('Both have the same words.')).toBeDefined();
  expect(centre.queryByRole('deletion')).toBeNull();
});
