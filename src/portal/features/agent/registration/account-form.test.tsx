// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCreateDownlineAccountResponseMock } from '#generated/client/agent/agent.faker.ts';
import {
  getCreateDownlineAccountMockHandler,
  getGetAccountRulesMockHandler,
  getListRegistrationLinksMockHandler,
} from '#generated/client/agent/agent.msw.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { sendPlain } from '#portal/testing/registration.ts';

withPortal();

/** What stands at a field as its error; empty without one. */
const errorAt = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (field.getAttribute('aria-invalid') === 'true' ? document.getElementById(id)?.textContent : ''))
    .join('');

async function openForm() {
  const sent: unknown[] = [];
  sendPlain();
  server.use(
    getGetAccountRulesMockHandler(),
    getListRegistrationLinksMockHandler(),
    getCreateDownlineAccountMockHandler(async ({ request }) => {
      sent.push(await request.json());
      return getCreateDownlineAccountResponseMock();
    }),
  );
  const portal = await openAgentPage('agentAccountRegistration');
  const name = await portal.centre.findByRole('textbox', { name: /^(Account name|Tên đăng nhập)$/ });
  const password = portal.centre.getByLabelText(/^(First password|Mật khẩu ban đầu)$/);
  const create = portal.centre.getByRole('button', { name: /^(Create account|Tạo tài khoản)$/ });
  return { ...portal, sent, name, password, create };
}

test.each([
  ['EN', '4 - 16 small letters and digits', '8 - 32 characters'],
  ['VI', '4 - 16 chữ', '8 - 32 ký tự'],
] as const)(
  'AGENT-04 VALID-01 a broken rule of a new account is told at its field, and nothing is sent, in %s',
  async (language, ofName, ofPassword) => {
    await showLanguage(language);
    const { user, sent, name, password, create } = await openForm();
    await user.type(name, 'Sub 42!');
    await user.type(password, 'abc');
    expect([errorAt(name), errorAt(password)]).toEqual(['', '']);
    await user.click(create);
    expect(errorAt(name)).toContain(ofName);
    expect(errorAt(password)).toContain(ofPassword);
    expect(document.activeElement).toBe(name);
    await user.clear(name);
    await user.type(name, 'Sub42');
    expect(errorAt(name)).toBe('');
    await user.clear(password);
    await user.type(password, 'Portico123');
    expect(sent).toEqual([]);
    await user.click(create);
    await waitFor(() => expect(sent).toMatchObject([{ username: 'sub42', password: 'Portico123' }]));
  },
);

test('AGENT-04 a taken name is told at its field until it is changed', async () => {
  const { user, name, password, create } = await openForm();
  server.use(refuse('post', '/wps/agent/accounts', 409, 'username_taken'));
  await user.type(name, 'Taken01');
  await user.type(password, 'Portico123');
  await user.click(create);
  await waitFor(() => expect(errorAt(name)).not.toBe(''));
  expect(document.activeElement).toBe(name);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await user.type(name, '2');
  expect(errorAt(name)).toBe('');
});

test.each([
  ['EN', 'username', 'reg_pattern_2', 'Enter 4 - 16 letters and digits, beginning with a letter'],
  ['VI', 'username', 'reg_pattern_2', 'Nhập 4 - 16 chữ cái và chữ số, bắt đầu bằng chữ cái'],
  ['EN', 'nickname', 'nickname', 'Choose another nickname, which does not look like staff'],
  ['VI', 'nickname', 'nickname', 'Hãy chọn biệt danh khác, không giống tên nhân viên'],
  ['EN', 'password', 'reg_pattern_1', 'Please enter your password from 8 - 32 characters'],
] as const)(
  'AGENT-04 in %s a %s that the server alone refuses, by %s, is told at its field until it is changed',
  async (language, field, rule, text) => {
    await showLanguage(language);
    const { user, centre, name, password, create } = await openForm();
    const fields = [{ pointer: `/body/${field}`, rule, message: 'Words of the server' }];
    server.use(refuse('post', '/wps/agent/accounts', 400, 'validation_failed', { value: { fields } }));
    const nickname = centre.getByRole('textbox', { name: /^(Nickname|Biệt danh)/ });
    await user.type(name, 'sub42');
    await user.type(nickname, 'Minh');
    await user.type(password, 'Portico123');
    await user.click(create);
    const refused = { username: name, nickname, password }[field];
    await waitFor(() => expect(errorAt(refused)).toBe(text));
    expect(document.activeElement).toBe(refused);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.type(refused, '2');
    expect(errorAt(refused)).toBe('');
  },
);
