import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect } from 'vitest';
import {
  getRegisterMemberByMobileResponseMock,
  getRegisterMemberResponseMock,
} from '#generated/client/registration/registration.faker.ts';
import { getGetRegisterSettingsResponseMock } from '#generated/client/system/system.faker.ts';
import { getGetRegisterSettingsMockHandler } from '#generated/client/system/system.msw.ts';
import type { RegisterSettings } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { type openPage, withPortal } from './portal.tsx';

/** Prepares tests of the registration. */
export function withRegistration(): void {
  withPortal();
  beforeEach(sendPlain);
}

/** Sends bodies unencrypted, so that a test can read them; other tests cover the encryption. */
export function sendPlain(): void {
  const noKeys = { success: true, value: { keys: [], required: false } };
  server.use(msw.get('*/wps/system/jwks', () => HttpResponse.json(noKeys)));
}

type Portal = Pick<ReturnType<typeof openPage>, 'user'>;

/** Serves the registration settings of the contract's example with changes. */
export function changeSettings(change: (settings: RegisterSettings) => Partial<RegisterSettings>): void {
  const answer = getGetRegisterSettingsResponseMock();
  server.use(getGetRegisterSettingsMockHandler({ ...answer, value: { ...answer.value, ...change(answer.value) } }));
}

/** Settings without codes by SMS: the bot check comes before the registration itself. */
export const withoutCodes = ({ tabs, rules }: RegisterSettings): Partial<RegisterSettings> => ({
  tabs: tabs.map((tab) => ({ ...tab, verificationCode: false })),
  rules: { ...rules, mobileNum: { ...rules.mobileNum, enabled: false, required: false } },
});

/** Records the bodies of a call, and answers with the contract's example. */
function recordPut(path: string, answer: object): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    msw.put(`*${path}`, async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(answer);
    }),
  );
  return bodies;
}

export const byName = () => recordPut('/wps/member/register', getRegisterMemberResponseMock());
export const byNumber = () => recordPut('/wps/member/register/mobile', getRegisterMemberByMobileResponseMock());

export const box = (name: string) => screen.findByRole('textbox', { name });
export const typedInto = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

export async function fillIn({ user }: Portal, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const input = await screen.findByLabelText(label, { selector: 'input:not([type=radio])' });
    await user.clear(input);
    if (value) await user.type(input, value);
  }
}

export const account = { Username: 'linh_tran', Password: 'Hoasen2026', 'Confirm password': 'Hoasen2026' };

export async function submit({ user }: Portal) {
  const form = await screen.findByRole('checkbox', { name: /18 or older/ });
  await user.click(
    within(form.closest('form') ?? expect.fail('no form')).getByRole('button', { name: 'Create account' }),
  );
}

/** Passes the bot check with the proof of work instead of a drag. */
export async function passCheck({ user }: Portal) {
  const slider = await screen.findByRole('slider');
  await waitFor(() => expect(slider.getAttribute('aria-disabled')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Check without a picture' }));
}
