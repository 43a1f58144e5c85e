// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { drawnCode, expectedCode } from '../../entities/testing/qr-modules.tsx';
import { changeSite, openModal, withPortal } from '../../testing/portal.tsx';

withPortal();

const withApp = () =>
  changeSite((info) => ({
    ...info,
    resources: [
      { resourceType: 'Android', url: 'https://a.example/lumo.apk', qrCodeUrl: null, labelNameEn: 'Android app' },
      {
        resourceType: 'TELEGRAM',
        url: 'https://t.example/lumo',
        qrCodeUrl: 'https://t.example/code',
        labelNameEn: 'Telegram',
      },
    ],
  }));

describe('the QR code modal', () => {
  test('MODAL-02 MODAL-08 is 200 x 200 and enlarges the code of a link', async () => {
    withApp();
    const { user, address } = openModal('/index?modal=qr&qr=Android');
    const dialog = await screen.findByRole('dialog', { name: 'Lumo for Android' });
    const code = within(dialog).getByRole('img', { name: 'QR code: Lumo for Android' });
    expect(drawnCode(code)).toBe(expectedCode('https://a.example/lumo.apk'));
    expect(dialog.className).toContain('size-modal-sm');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/index'));
  });

  test("ENTITY-06 shows the site's own name and code for a link that is no app", async () => {
    withApp();
    openModal('/index?modal=qr&qr=TELEGRAM');
    const dialog = await screen.findByRole('dialog', { name: 'Telegram' });
    expect(drawnCode(within(dialog).getByRole('img'))).toBe(expectedCode('https://t.example/code'));
  });

  test.each(['LINE', 'https://evil.example', ''])(
    'removes a link that the site does not have from the address: %j',
    async (type) => {
      withApp();
      const { address } = openModal(`/index?modal=qr&qr=${encodeURIComponent(type)}`);
      await waitFor(() => expect(address()).toBe('/index'));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
