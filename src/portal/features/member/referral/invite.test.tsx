import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getGetReferralResponseMock } from '#generated/client/promotions/promotions.faker.ts';
import { getGetReferralMockHandler } from '#generated/client/promotions/promotions.msw.ts';
import { server } from '#mocks/server.ts';
import { withSavedFiles } from '#portal/entities/list/testing/saved-files.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';

withPortal();
const saved = withSavedFiles();

const link = 'https://lumo.example/register?referralCode=KHOA01';

async function open() {
  const answer = getGetReferralResponseMock();
  server.use(getGetReferralMockHandler({ ...answer, value: { ...answer.value, code: 'KHOA01', link } }));
  const { user, centre } = await openMemberPage('referral');
  await centre.findByText(link);
  return { user, centre };
}

test('MEMBER-12 MEMBER-22 the link is copied', async () => {
  const { user, centre } = await open();
  await user.click(centre.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('MEMBER-12 MEMBER-22 where the browser can share, the link is shared with the name of the brand, else it is copied', async () => {
  const { user, centre } = await open();
  await user.click(centre.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeDefined();
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await user.click(centre.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: 'Play with me at Lumo', url: link });
});

test('MEMBER-12 MEMBER-22 the QR code is saved as a picture that is named by the code', async () => {
  const { user, centre } = await open();
  expect(centre.getByRole('img', { name: 'QR code of your link' })).toBeDefined();
  await user.click(centre.getByRole('button', { name: 'Save QR code' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['KHOA01.svg']));
  expect(saved[0]?.text).toMatch(/^<svg .*xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<rect[^>]*fill="#fff"/s);
});
