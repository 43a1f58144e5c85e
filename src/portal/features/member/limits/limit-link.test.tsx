// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, test } from 'vitest';
import { getSetMoneyLimitResponseMock } from '#generated/client/member-limits/member-limits.faker.ts';
import { server } from '#mocks/server.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';

withPortal();

test('LOGIN-32 MEMBER-22 the link of the welcome opens the deposit limit of a day, and saving it leaves the profile', async () => {
  const sent: unknown[] = [];
  server.use(
    msw.post('*/wps/member/limits/money', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(getSetMoneyLimitResponseMock());
    }),
  );
  const { user, address } = await openMemberPage('profile?limit=deposit-day');
  const dialog = within(await screen.findByRole('dialog', { name: 'Daily deposits' }));
  await user.type(dialog.getByRole('textbox', { name: 'Limit' }), '100');
  await user.click(dialog.getByRole('button', { name: 'Save limit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ kind: 'deposit', period: 'day', amount: '100.00' }]);
  expect(new URLSearchParams(address().split('?')[1]).get('panel')).toBe('profile');
});
