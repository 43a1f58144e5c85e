// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  getGetProfileResponseMock,
  getUpdateProfileResponseMock,
} from '#generated/client/member-profile/member-profile.faker.ts';
import { getGetProfileMockHandler } from '#generated/client/member-profile/member-profile.msw.ts';
import type { Profile } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { openMemberPage, withTime } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';

withPortal();
withTime(Date.UTC(2026, 0, 5, 9, 30));

async function open(width?: number) {
  const { centre, ...portal } = await openMemberPage('profile', width);
  await centre.findByRole('textbox', { name: 'Nickname' });
  return { ...portal, centre };
}

/** A member with an empty profile. */
function withoutDetails(change: Partial<Profile> = {}) {
  const { value } = getGetProfileResponseMock();
  const empty = { ...value, payeeName: null, birthday: null, ...change };
  server.use(getGetProfileMockHandler({ success: true, value: empty }));
}

/** Records the sent bodies, and answers with the changed profile. */
function recordChanges(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    msw.post('*/wps/member/profile', async ({ request }) => {
      const change = (await request.json()) as Record<string, unknown>;
      sent.push(change);
      const answer = getUpdateProfileResponseMock();
      return HttpResponse.json({ ...answer, value: { ...answer.value, ...change, contacts: answer.value.contacts } });
    }),
  );
  return sent;
}

describe('the profile', () => {
  test('MEMBER-18 MEMBER-22 shows bound contacts masked, and values that can be set once as locked', async () => {
    const { centre } = await open();
    expect(centre.getByText('k***@example.com')).toBeDefined();
    expect(centre.getByText('+84 ******5678')).toBeDefined();
    expect(centre.getByText('NGUYEN MINH KHOA')).toBeDefined();
    expect(centre.getAllByText('Locked')).toHaveLength(2);
    expect(centre.queryByRole('textbox', { name: 'Full name' })).toBeNull();
    expect(centre.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  });

  test('MEMBER-18 API-04 MEMBER-22 sends only the changed values', async () => {
    const sent = recordChanges();
    const { user, centre } = await open();
    const nickname = centre.getByRole('textbox', { name: 'Nickname' });
    await user.clear(nickname);
    await user.type(nickname, 'Khoa N');
    await user.click(await centre.findByRole('radio', { name: 'Picture 1' }));
    await user.click(centre.getByRole('radio', { name: 'Tiếng Việt' }));
    await user.type(centre.getByRole('textbox', { name: 'LINE' }), 'khoa.line');
    await user.click(centre.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { nickname: 'Khoa N', avatarId: 'lantern', language: 'VI', contacts: { line: 'khoa.line' } },
      ]),
    );
    expect(await screen.findByText('Profile saved')).toBeDefined();
  });

  test('MEMBER-18 on a phone the pictures are folded above the fields', async () => {
    const { user, centre } = await open(390);
    expect(centre.queryByRole('radio', { name: /^Picture / })).toBeNull();
    await user.click(centre.getByRole('button', { name: 'Choose another' }));
    expect(centre.getAllByRole('radio', { name: /^Picture / }).length).toBeGreaterThan(1);
    await user.click(centre.getByRole('radio', { name: 'Picture 1' }));
    await user.click(centre.getByRole('button', { name: 'Choose another' }));
    expect(centre.queryByRole('radio', { name: /^Picture / })).toBeNull();
    expect(centre.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
  });

  test('VALID-46 a birthday below the minimum age is refused before it is sent', async () => {
    withoutDetails();
    const sent = recordChanges();
    const { user, centre } = await open();
    expect(centre.getByText('You must be 21 or older. You can enter it only once.')).toBeDefined();
    fireEvent.change(centre.getByLabelText('Birthday'), { target: { value: '2005-01-06' } });
    await user.click(centre.getByRole('button', { name: 'Save' }));
    expect(await centre.findByText('You must be 21 or older')).toBeDefined();
    fireEvent.change(centre.getByLabelText('Birthday'), { target: { value: '2005-01-05' } });
    await user.click(centre.getByRole('button', { name: 'Save' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Is this right?' }));
    expect(ask.getByText('Jan 5, 2005')).toBeDefined();
    await user.click(ask.getByRole('button', { name: 'Check again' }));
    expect(sent).toEqual([]);
    await user.click(centre.getByRole('button', { name: 'Save' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ birthday: '2005-01-05' }]));
  });

  test('VALID-49 the age of the birthday is that of the site', async () => {
    withoutDetails({ minimumAge: 25 });
    const { user, centre } = await open();
    expect(centre.getByText('You must be 25 or older. You can enter it only once.')).toBeDefined();
    fireEvent.change(centre.getByLabelText('Birthday'), { target: { value: '2001-01-06' } });
    await user.click(centre.getByRole('button', { name: 'Save' }));
    expect(await centre.findByText('You must be 25 or older')).toBeDefined();
  });

  test('VALID-38 a real name loses its accents before it is asked for and sent', async () => {
    withoutDetails();
    const sent = recordChanges();
    const { user, centre } = await open();
    const name = centre.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });
    await user.type(name, 'Nguyễn  Thị Đức Ánh ');
    await user.tab();
    expect(name.value).toBe('NGUYEN THI DUC ANH');
    await user.clear(name);
    // Enter sends the form while the field still has the focus.
    await user.type(name, 'Đỗ Quỳnh{Enter}');
    const ask = within(await screen.findByRole('alertdialog'));
    expect(ask.getByText('DO QUYNH')).toBeDefined();
    await user.click(ask.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ payeeName: 'DO QUYNH' }]));
  });

  test('VALID-38 a real name has Latin letters and spaces, and the server decides on the age', async () => {
    withoutDetails();
    server.use(refuse('post', '/wps/member/profile', 422, 'age_too_low'));
    const { user, centre } = await open();
    await user.type(centre.getByRole('textbox', { name: 'Full name' }), 'Trần 2 Linh');
    await user.click(centre.getByRole('button', { name: 'Save' }));
    expect(await centre.findByText('Enter first and last name in letters without accents')).toBeDefined();
    await user.clear(centre.getByRole('textbox', { name: 'Full name' }));
    await user.type(centre.getByRole('textbox', { name: 'Full name' }), 'TRANLINH');
    await user.click(centre.getByRole('button', { name: 'Save' }));
    expect(await centre.findByText('Enter first and last name in letters without accents')).toBeDefined();
    await user.clear(centre.getByRole('textbox', { name: 'Full name' }));
    fireEvent.change(centre.getByLabelText('Birthday'), { target: { value: '1998-03-21' } });
    await user.click(centre.getByRole('button', { name: 'Save' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save' }));
    expect(await centre.findByText('You must be 21 or older')).toBeDefined();
  });

  test('MEMBER-22 input survives a switch to another page of the centre, and can be discarded', async () => {
    const { user, centre, show } = await open();
    await user.type(centre.getByRole('textbox', { name: 'Zalo' }), '99');
    await show('messageV2');
    await centre.findByRole('button', { name: 'Mark all as read' });
    await show('profile');
    const zalo = await centre.findByRole<HTMLInputElement>('textbox', { name: 'Zalo' });
    expect(zalo.value).toBe('091234567899');
    await user.click(centre.getByRole('button', { name: 'Discard changes' }));
    expect(zalo.value).toBe('0912345678');
  });

  test('MEMBER-18 what was not typed follows the profile that is read again', async () => {
    const { user, centre, queries } = await open();
    const vietnamese = () => centre.getByRole<HTMLInputElement>('radio', { name: 'Tiếng Việt' });
    const save = centre.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(vietnamese().checked).toBe(false);
    const answer = getGetProfileResponseMock();
    server.use(getGetProfileMockHandler({ ...answer, value: { ...answer.value, language: 'VI' } }));
    await queries.invalidateQueries();
    await waitFor(() => expect(vietnamese().checked).toBe(true));
    expect(save.disabled).toBe(true);
    const sent = recordChanges();
    await user.type(centre.getByRole('textbox', { name: 'Zalo' }), '99');
    await user.click(save);
    await waitFor(() => expect(sent).toEqual([{ contacts: { zalo: '091234567899' } }]));
  });

  test.each([
    ['depositv2', 'depositv2'],
    ['withdraw', 'withdraw'],
    ['messageV2', 'profile?for=messageV2'],
  ])('MEMBER-18 what was asked for by the page %s leads back there once it is saved', async (asker, then) => {
    const sent = recordChanges();
    const { user, centre, panel } = await openMemberPage(`profile?for=${asker}`);
    await user.type(await centre.findByRole('textbox', { name: 'Nickname' }), ' N');
    await user.click(centre.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile saved')).toBeDefined();
    expect(sent).toHaveLength(1);
    expect(panel()).toBe(then);
  });

  test('a refusal keeps the input and marks the field', async () => {
    const details = { fields: [{ pointer: '/body/nickname', rule: 'nickname', message: 'No' }] };
    server.use(refuse('post', '/wps/member/profile', 400, 'validation_failed', { value: details }));
    const { user, centre } = await open();
    const nickname = centre.getByRole<HTMLInputElement>('textbox', { name: 'Nickname' });
    await user.clear(nickname);
    await user.type(nickname, 'Support');
    await user.click(centre.getByRole('button', { name: 'Save' }));
    expect(await centre.findByText('Please choose another name: this one is not allowed')).toBeDefined();
    expect(nickname.value).toBe('Support');
    server.use(refuse('post', '/wps/member/profile', 500, 'system_error'));
    await user.type(nickname, 'er');
    await user.click(centre.getByRole('button', { name: 'Save' }));
    expect(await centre.findByText(/System error/)).toBeDefined();
    expect(nickname.value).toBe('Supporter');
  });
});
