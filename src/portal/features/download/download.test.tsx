// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Resource } from '#generated/model/index.ts';
import { drawnCode, expectedCode } from '../../entities/testing/qr-modules.tsx';
import { setLanguage } from '../../i18n/language.ts';
import { changeSite, openModal, openPage, withPortal } from '../../testing/portal.tsx';

withPortal();

const withApps = (...types: readonly Resource['resourceType'][]) =>
  changeSite((info) => ({
    ...info,
    resources: types.map((resourceType) => ({
      resourceType,
      url: `https://d.example/${resourceType}`,
      qrCodeUrl: resourceType === 'MOBILECONFIG' ? 'https://d.example/code' : null,
      labelNameEn: resourceType,
    })),
  }));

/** The drawing of each step. */
const drawings = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => {
    const drawing = heading.previousElementSibling;
    return drawing?.querySelector('svg') || drawing?.tagName === 'svg' ? drawing.outerHTML : 'none';
  });
const headings = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('the instructions to install the app', () => {
  test('DOWNLOAD-01 DOWNLOAD-02 DOWNLOAD-03 DOWNLOAD-04 DOWNLOAD-05 ENTITY-06 show four steps for Android and iOS, with the code of each', async () => {
    withApps('Android', 'MOBILECONFIG');
    const { user, address } = openModal('/index?modal=download');
    const modal = within(await screen.findByRole('dialog', { name: 'Get the app' }));
    expect(modal.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Android', 'iOS']);
    expect(headings()).toEqual(['1Scan or tap', '2Allow the source', '3Install', '4Log in']);
    const android = drawings();
    expect(new Set(android).size).toBe(4);
    const code = modal.getByRole('img', { name: 'QR code for Android' });
    expect(code.closest('li')).toBe(modal.getAllByRole('listitem')[0]);
    expect(drawnCode(code)).toBe(expectedCode('https://d.example/Android'));
    expect(modal.getByRole('link').getAttribute('href')).toBe('https://d.example/Android');
    expect(modal.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
    modal.getByRole('tab', { name: 'Android' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(modal.getByRole('tab', { name: 'iOS', selected: true }));
    expect(headings()).toEqual(['1Scan or tap', '2Allow the profile', '3Install', '4Log in']);
    expect(new Set([...android, ...drawings()]).size).toBe(8);
    const iosCode = modal.getByRole('img', { name: 'QR code for iOS' });
    expect(drawnCode(iosCode)).toBe(expectedCode('https://d.example/code'));
    expect(modal.getByRole('link').getAttribute('href')).toBe('https://d.example/MOBILECONFIG');
    await user.click(modal.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/index'));
  });

  test('DOWNLOAD-05 show the steps of each platform in Vietnamese', async () => {
    await setLanguage('VI');
    const { user } = openModal('/index?modal=download');
    const modal = within(await screen.findByRole('dialog', { name: 'Tải ứng dụng' }));
    expect(headings()).toEqual(['1Quét hoặc bấm', '2Cho phép nguồn', '3Cài đặt', '4Đăng nhập']);
    await user.click(modal.getByRole('tab', { name: 'iOS' }));
    expect(headings()).toEqual(['1Quét hoặc bấm', '2Cho phép hồ sơ', '3Cài đặt', '4Đăng nhập']);
  });

  test('DOWNLOAD-03 DOWNLOAD-04 show no code of an app that the site does not have', async () => {
    withApps('MOBILECONFIG');
    const { user } = openModal('/index?modal=download');
    const modal = within(await screen.findByRole('dialog', { name: 'Get the app' }));
    expect(modal.queryByRole('img')).toBeNull();
    expect(modal.queryByRole('link')).toBeNull();
    expect(modal.getByText(/There is no app for Android yet/)).toBeDefined();
    expect(headings()).toHaveLength(4);
    await user.click(modal.getByRole('tab', { name: 'iOS' }));
    expect(modal.getByRole('img', { name: 'QR code for iOS' })).toBeDefined();
  });

  test('DOWNLOAD-04 show no code on the iOS tab either if that app is missing', async () => {
    withApps('Android');
    const { user } = openModal('/index?modal=download');
    const modal = within(await screen.findByRole('dialog', { name: 'Get the app' }));
    await user.click(modal.getByRole('tab', { name: 'iOS' }));
    expect(modal.queryByRole('img')).toBeNull();
    expect(modal.getByText(/There is no app for iOS yet/)).toBeDefined();
  });

  test('ROUTE-20 ROUTE-28 are a page too', async () => {
    withApps('Android');
    openPage('/download');
    expect(await screen.findByRole('heading', { name: 'Get the app', level: 1 })).toBeDefined();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Android', 'iOS']);
    expect(headings()).toEqual(['1Scan or tap', '2Allow the source', '3Install', '4Log in']);
    expect(new Set(drawings()).size).toBe(4);
    expect(screen.getByRole('img', { name: 'QR code for Android' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Download for Android' }).getAttribute('href')).toBe(
      'https://d.example/Android',
    );
  });

  test.each([
    ['Android', 'Android'],
    ['iOS', 'MOBILECONFIG'],
  ] as const)('ROUTE-28 have a button to the app for %s', async (name, type) => {
    withApps('Android', 'MOBILECONFIG');
    const { user } = openPage('/download');
    await user.click(await screen.findByRole('tab', { name }));
    const button = screen.getByRole('link', { name: `Download for ${name}` });
    expect(button.getAttribute('href')).toBe(`https://d.example/${type}`);
  });

  test("DOWNLOAD-01 start with the visitor's own platform", async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' });
    withApps('Android', 'MOBILECONFIG');
    openPage('/download');
    expect((await screen.findByRole('tab', { name: 'iOS' })).getAttribute('aria-selected')).toBe('true');
  });
});
