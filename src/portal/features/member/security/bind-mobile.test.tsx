// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import {
  getBindMobileResponseMock,
  getSendMemberCodeResponseMock,
} from '#generated/client/member-security/member-security.faker.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { sendPlain } from '#portal/testing/registration.ts';
import { ticket } from '#portal/testing/steps.ts';

withPortal();
beforeEach(sendPlain);

/** Records the bodies of a call, and answers with the example. */
function record(path: string, answer: object): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    msw.post(`*${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(answer);
    }),
  );
  return bodies;
}

async function openDialog() {
  const { user, centre } = await openMemberPage('securityCenter');
  await user.click(await centre.findByRole('button', { name: 'Change: Mobile number' }));
  return { user, centre, dialog: within(await screen.findByRole('dialog', { name: 'Change the mobile number' })) };
}

test('MEMBER-22 SMS-07 a mobile number is changed by a code sent to it after a bot check, and the login password', async () => {
  const codes = record('/wps/member/verificationCode', getSendMemberCodeResponseMock());
  const bound = record('/wps/member/mobile', getBindMobileResponseMock());
  const { user, centre, dialog } = await openDialog();
  await dialog.findByRole('combobox', { name: 'Country code' });
  await user.type(dialog.getByLabelText(/^Mobile number/), '0923 456 789');
  await user.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(codes).toEqual([]);
  const slider = await dialog.findByRole('slider');
  await waitFor(() => expect(slider.getAttribute('aria-disabled')).toBeNull());
  slider.focus();
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() =>
    expect(codes).toEqual([
      {
        channel: 'sms',
        purpose: 'bind_mobile',
        countryDialingCode: '84',
        mobileNum: '0923456789',
        sliderTicket: ticket(),
      },
    ]),
  );
  await user.type(dialog.getByLabelText(/^Verification code/), '482913');
  await user.type(dialog.getByLabelText(/^Login password/), 'Portico123');
  await user.click(dialog.getByRole('button', { name: 'Save number' }));
  expect(await screen.findByText('Your mobile number is saved')).toBeDefined();
  expect(bound).toEqual([
    {
      countryDialingCode: '84',
      mobileNum: '0923456789',
      verificationCode: '482913',
      loginPassword: 'Portico123',
    },
  ]);
  expect(screen.queryByRole('dialog', { name: 'Change the mobile number' })).toBeNull();
  const mobile = getBindMobileResponseMock().value.items.find(({ kind }) => kind === 'mobile');
  expect(await centre.findByText(mobile?.detail ?? expect.fail('the example has no number'))).toBeDefined();
});

test.each([
  ['wrong_password', 422, /^Login password/],
  ['contact_in_use', 409, /^Mobile number/],
  ['verification_code_wrong', 422, /^Verification code/],
] as const)('MEMBER-22 a refusal for %s shows at its field and keeps what was typed', async (code, status, label) => {
  server.use(refuse('post', '/wps/member/mobile', status, code));
  const { user, dialog } = await openDialog();
  await dialog.findByRole('combobox', { name: 'Country code' });
  const typed = { '^Mobile number': '923456789', '^Verification code': '482913', '^Login password': 'Portico123' };
  for (const [name, value] of Object.entries(typed)) await user.type(dialog.getByLabelText(new RegExp(name)), value);
  await user.click(dialog.getByRole('button', { name: 'Save number' }));
  expect(await dialog.findByText('Words of the server')).toBeDefined();
  expect(dialog.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  for (const [name, value] of Object.entries(typed)) {
    expect(dialog.getByLabelText(new RegExp(name)), name).toHaveProperty('value', value);
  }
});
