// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { drawnCode, expectedCode } from '../../entities/testing/qr-modules.tsx';
import { changeSite, openPortal, withPortal } from '../testing/portal.tsx';

vi.mock('../../features/home/home-page.tsx', async () => (await import('../testing/plain-pages.tsx')).plainPages.home);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();

const withApp = () =>
  changeSite((info) => ({
    ...info,
    resources: [
      { resourceType: 'Android', url: 'https://a.example/lumo.apk', qrCodeUrl: null, labelNameEn: 'Android app' },
      { resourceType: 'TELEGRAM', url: 'https://t.example/lumo', qrCodeUrl: null, labelNameEn: 'Telegram' },
    ],
  }));

describe('the QR code modal', () => {
  test('MODAL-02 MODAL-08 is 200 x 200 and enlarges the code of a link', async () => {
    withApp();
    const { user, address } = openPortal('/index?modal=qr&qr=Android');
    const dialog = await screen.findByRole('dialog', { name: 'Lumo for Android' });
    const code = within(dialog).getByRole('img', { name: 'QR code: Lumo for Android' });
    expect(drawnCode(code)).toBe(expectedCode('https://a.example/lumo.apk'));
    expect(dialog.className).toContain('size-modal-sm');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/index'));
  });

  test("shows the site's own name for a link that is no app", async () => {
    withApp();
    openPortal('/index?modal=qr&qr=TELEGRAM');
    const dialog = await screen.findByRole('dialog', { name: 'Telegram' });
    expect(drawnCode(within(dialog).getByRole('img'))).toBe(expectedCode('https://t.example/lumo'));
  });

  test.each(['LINE', 'https://evil.example', ''])(
    'removes a link that the site does not have from the address: %j',
    async (type) => {
      withApp();
      const { address } = openPortal(`/index?modal=qr&qr=${encodeURIComponent(type)}`);
      await waitFor(() => expect(address()).toBe('/index'));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
