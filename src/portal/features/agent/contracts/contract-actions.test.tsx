// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import {
  getGetContractResponseMock,
  getListContractRequestsResponseMock,
} from '#generated/client/contract/contract.faker.ts';
import {
  getGetContractMockHandler,
  getListContractConflictsMockHandler,
  getListContractRequestsMockHandler,
  getListContractsMockHandler,
  getSignContractMockHandler,
} from '#generated/client/contract/contract.msw.ts';
import { server } from '#mocks/server.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { heldAnswer } from '#portal/testing/held-answer.ts';
import { withPortal } from '#portal/testing/portal.tsx';

withPortal();
beforeEach(() => server.use(getListContractsMockHandler(), getListContractRequestsMockHandler()));

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

test('CONTRACT-05 a contract is read and signed as it was shown', async () => {
  const detail = getGetContractResponseMock();
  const [, proposal] = detail.value.versions;
  if (proposal === undefined) throw new Error('the example has no proposal');
  const { contract } = getListContractRequestsResponseMock().value.content[0] ?? {};
  if (contract === undefined) throw new Error('the example has no request');
  kept('get', '*/wps/agent/contracts/:contractId', { success: true, value: { contract, versions: [proposal] } });
  kept('get', '*/wps/agent/contracts/:contractId/conflicts', {
    success: true,
    value: { conflicts: [], conflictHash: null },
  });
  const sent = kept('post', '*/wps/agent/contracts/:contractId/sign', detail);
  const { user, centre } = await openAgentPage('agentContractRequests');
  await user.click(await centre.findByRole('button', { name: contract.upline.nickname }));
  // The example has both languages.
  const words = proposal.text.split('\n\n');
  for (const text of words) expect(await centre.findByText(text)).toBeDefined();
  await user.click(centre.getByRole('button', { name: 'Sign' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign this contract?' }));
  for (const text of words) expect(dialog.getByText(text)).toBeDefined();
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
  const { user, centre } = await openAgentPage('agentContractRequests?contract=ct-9004');
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
  const { user, centre } = await openAgentPage('agentContractRequests?contract=ct-9004');
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
  const { user, centre } = await openAgentPage('agentContractRequests?contract=ct-9004');
  await user.click(await centre.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Reject this contract?' }));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Please tell the other side why.')).toBeDefined();
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('Your words for the other side'), 'Too low.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(sent).toEqual([{ version: 1, reason: 'Too low.' }]));
});

test.each([
  ['Reject', 'reject', 'reject', true],
  ['Ask for the end', 'terminate', 'terminate', true],
  ['Agree to the end', 'agree_termination', 'agreeTermination', false],
  ['Withdraw', 'withdraw', 'withdraw', false],
] as const)('CONTRACT-05 %s does that, and nothing else', async (name, action, call, asksWords) => {
  const detail = getGetContractResponseMock();
  const contract = { ...detail.value.contract, contractId: 'ct-9004', version: 3, actions: [action] };
  kept('get', '*/wps/agent/contracts/:contractId', { success: true, value: { ...detail.value, contract } });
  const done: unknown[] = [];
  server.use(
    msw.post('*/wps/agent/contracts/ct-9004/:call', async ({ request, params }) => {
      done.push([params['call'], await request.json()]);
      return HttpResponse.json(detail);
    }),
  );
  const { user, centre } = await openAgentPage('agentContractRequests?contract=ct-9004');
  await user.click(await centre.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('alertdialog'));
  if (asksWords) await user.type(dialog.getByLabelText('Your words for the other side'), 'Enough.');
  await user.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(done).toEqual([[call, { version: 3, ...(asksWords && { reason: 'Enough.' }) }]]));
});

test('CONTRACT-05 two versions of what was agreed stand side by side, with what was taken out and put in', async () => {
  const detail = getGetContractResponseMock();
  const [signed] = detail.value.versions;
  if (signed === undefined) throw new Error('the example has no version');
  // The old one was proposed in Vietnamese.
  const english = (rate: string) => `Lumo pays agent01 a daily salary of ${rate}%.`;
  const old = { textLanguage: 'VI', text: `Lumo trả agent01 lương ngày.\n\n${english('0.20')}` };
  const now = { textLanguage: 'EN', text: `${english('0.30')}\n\nLumo trả agent01 lương ngày.` };
  const contract = { ...detail.value.contract, contractId: 'ct-2', replaces: 'ct-1' };
  server.use(
    msw.get('*/wps/agent/contracts/:contractId', ({ params: { contractId } }) => {
      const isOld = contractId === 'ct-1';
      const value = {
        contract: isOld ? { ...contract, contractId: 'ct-1', replaces: null } : contract,
        versions: [{ ...signed, version: 2, ...(isOld ? old : now) }],
      };
      return HttpResponse.json({ success: true, value });
    }),
  );
  const { user, centre } = await openAgentPage('agentContractRequests?contract=ct-2');
  const before = await centre.findByLabelText('Before');
  const [taken, put] = [centre.getByRole('deletion'), centre.getByRole('insertion')];
  expect([taken.textContent, put.textContent]).toEqual(['removed: 0.20%.', 'added: 0.30%.']);
  await user.selectOptions(before, 'ct-2 2');
  expect(centre.getByText('Both have the same words.')).toBeDefined();
  expect(centre.queryByRole('deletion')).toBeNull();
});
