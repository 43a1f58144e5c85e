// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refuse, unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setLanguage } from '../../i18n/language.ts';
import { openFrame } from '../../testing/frame.tsx';
import { openPage } from '../../testing/portal.tsx';
import {
  account,
  box,
  byName,
  byNumber,
  changeSettings,
  fillIn,
  sendPlain,
  submit,
  withRegistration,
} from '../../testing/registration.ts';

withRegistration();

describe('referral and affiliate codes', () => {
  test('ERROR-01 ERROR-02 ERROR-16 an invalid code is told in Vietnamese as well, where one is needed', async () => {
    changeSettings(({ rules }) => ({
      rules: { ...rules, affiliateCode: { ...rules.affiliateCode, enabled: true, required: true } },
    }));
    server.use(refuse('get', '/wps/agent/affiliate', 422, 'invitation_code_error'));
    await act(() => setLanguage('VI'));
    const portal = openPage('/register?aff=NOBODY1');
    const dialog = await screen.findByRole('alertdialog', { name: 'Vui lòng kiểm tra lại mã' });
    expect(within(dialog).getByText('Words of the server')).toBeDefined();
    expect(within(dialog).getByText(/hoặc xin mã mới từ người đã mời bạn\.$/)).toBeDefined();
    await portal.user.click(within(dialog).getByRole('button', { name: 'Đồng ý' }));
    expect(await box('Mã mời')).toHaveProperty('value', 'NOBODY1');
  });

  const ready = { ...account, 'Mobile number': '987654321', 'Verification code': '482913' };

  test('REGISTER-11 REGISTER-17 REGISTER-18 REGISTER-19 REGISTER-32 API-07 API-11 come from the address, whichever page was opened first', async () => {
    const checked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/wps/agent/affiliate')) checked.push(new URL(request.url).search);
    });
    const bodies = byName();
    const portal = openFrame('/index?affiliateCode=LUMO88&referralCode=KHOA01', { own: ['/register'] });
    await screen.findByRole('heading', { name: 'The page /index' });
    await act(() => portal.router.navigate('/rng'));
    await act(() => portal.router.navigate('/register'));
    expect(await box('Referral code')).toHaveProperty('value', 'KHOA01');
    // The server counts who opens an agent's link, whether they register or not.
    await waitFor(() => expect(checked).toHaveLength(1));
    expect(screen.queryByRole('textbox', { name: 'Invitation code' })).toBeNull();
    await fillIn(portal, ready);
    await submit(portal);
    expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeDefined();
    expect(checked).toEqual([`?code=LUMO88&domain=${encodeURIComponent(window.location.host)}`]);
    expect(bodies).toMatchObject([{ affiliateCode: 'LUMO88', referralCode: 'KHOA01' }]);
  });

  test('REGISTER-18 REGISTER-19 API-07 without a code there is one field, which takes that of a friend as well', async () => {
    const bodies = byName();
    server.use(refuse('get', '/wps/agent/affiliate', 422, 'invitation_code_error'));
    const portal = openPage('/register');
    await fillIn(portal, { ...ready, 'Invitation code': 'KHOA01' });
    expect(screen.queryByRole('textbox', { name: 'Referral code' })).toBeNull();
    await submit(portal);
    expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeDefined();
    expect(bodies).toMatchObject([{ referralCode: 'KHOA01' }]);
    expect(bodies[0]).not.toHaveProperty('affiliateCode');
  });

  test('REGISTER-19 ERROR-01 ERROR-16 a code of neither an agent nor a friend is told, and stays in the field', async () => {
    server.use(
      refuse('get', '/wps/agent/affiliate', 422, 'invitation_code_error'),
      refuse('put', '/wps/member/register', 422, 'invitation_code_error'),
    );
    const portal = openPage('/register');
    await fillIn(portal, { ...ready, 'Invitation code': 'NOBODY1' });
    await submit(portal);
    expect(await screen.findByRole('alertdialog', { name: 'Please check the code' })).toBeDefined();
    await portal.user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await box('Invitation code')).toHaveProperty('value', 'NOBODY1');
  });

  test('REGISTER-18 REGISTER-19 without codes of friends it is checked before anything is sent', async () => {
    changeSettings(({ rules }) => ({ rules: { ...rules, referralCode: { ...rules.referralCode, enabled: false } } }));
    const bodies = byName();
    server.use(refuse('get', '/wps/agent/affiliate', 422, 'invitation_code_error'));
    const portal = openPage('/register');
    await fillIn(portal, { ...ready, 'Invitation code': 'NOBODY1' });
    await submit(portal);
    const told = { name: 'Please check the code' } as const;
    expect(await screen.findByRole('alertdialog', told)).toBeDefined();
    await portal.user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await portal.user.click(screen.getByRole('radio', { name: 'Mobile number' }));
    const bodiesByNumber = byNumber();
    await submit(portal);
    expect(await screen.findByRole('alertdialog', told)).toBeDefined();
    expect([bodies, bodiesByNumber]).toEqual([[], []]);
  });

  test('REGISTER-20 ERROR-01 ERROR-02 ERROR-16 an invalid code shows a dialog before anything is typed, and can then be changed', async () => {
    server.use(refuse('get', '/wps/agent/affiliate', 422, 'invitation_code_error'));
    const portal = openPage('/register?aff=NOBODY1');
    const dialog = await screen.findByRole('alertdialog', { name: 'Please check the code' });
    expect(within(dialog).getByText('Words of the server')).toBeDefined();
    expect(within(dialog).getByText(/ask the person who invited you for a new one, or register without/)).toBeDefined();
    await portal.user.click(within(dialog).getByRole('button', { name: 'OK' }));
    const code = await box('Invitation code');
    expect(code).toHaveProperty('value', 'NOBODY1');
    server.resetHandlers();
    sendPlain();
    const bodies = byName();
    await portal.user.clear(code);
    await fillIn(portal, ready);
    await submit(portal);
    expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeDefined();
    expect(bodies[0]).not.toHaveProperty('affiliateCode');
  });

  test('REGISTER-20 an invalid code is told once, and its field stays', async () => {
    server.use(refuse('get', '/wps/agent/affiliate', 422, 'invitation_code_error'));
    const portal = openPage('/register?aff=NOBODY1');
    const dialog = await screen.findByRole('alertdialog', { name: 'Please check the code' });
    await portal.user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await act(() => portal.router.navigate('/nowhere'));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await act(() => portal.router.navigate('/register'));
    expect(await box('Invitation code')).toHaveProperty('value', 'NOBODY1');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('REGISTER-18 REGISTER-20 a check that fails for another reason when the form opens says nothing about the code', async () => {
    const bodies = byName();
    server.use(unreachable('get', '/wps/agent/affiliate'));
    const portal = openPage('/register?aff=LUMO88');
    await fillIn(portal, ready);
    await submit(portal);
    expect((await screen.findByRole('alert')).textContent).toContain('Connection problem');
    expect(bodies).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Invitation code' })).toBeNull();
  });
});
