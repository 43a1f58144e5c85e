// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { getGetHelpCenterMockHandler } from '../../../../generated/client/service/service.msw.ts';
import { unreachable } from '../../../mocks/refuse.ts';
import { server } from '../../../mocks/server.ts';
import { changeSite, openPortal, withPortal } from '../testing/portal.tsx';

vi.mock('../../features/home/home-page.tsx', async () => (await import('../testing/plain-pages.tsx')).plainPages.home);
vi.mock(
  '../../features/lobby/lobby-page.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.lobby,
);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();

const openFooter = async () => {
  const portal = openPortal('/index');
  return { ...portal, footer: within(await screen.findByRole('contentinfo')) };
};

describe('the footer', () => {
  test('FOOTER-01 FOOTER-09 names the operator and the limits of play', async () => {
    changeSite((info) => ({ ...info, brand: { ...info.brand, helpLine: '1800 599 920' } }));
    const { footer } = await openFooter();
    expect(footer.getByRole('heading', { name: 'About Lumo' })).toBeDefined();
    expect(footer.getByText(/One lobby for live tables/)).toBeDefined();
    expect(footer.getByText('18+')).toBeDefined();
    expect(footer.getByText('Help line: 1800 599 920')).toBeDefined();
    expect(footer.getByText('© Lumo. All rights reserved.')).toBeDefined();
    expect(footer.getByRole('region', { name: 'Partners' })).toBeDefined();
  });

  test('FOOTER-02 ROLE-03 leads prospective agents and affiliates to the affiliate link', async () => {
    const { footer } = await openFooter();
    expect(footer.getByRole('heading', { name: 'Affiliates' })).toBeDefined();
    const link = footer.getByRole('link', { name: 'Become a partner' });
    expect(link.getAttribute('href')).toBe('https://partners.lumo.example');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  test('FOOTER-03 shows a social icon for each existing link only', async () => {
    const { footer } = await openFooter();
    expect(footer.getByRole('link', { name: 'Facebook' })).toBeDefined();
    expect(footer.getByRole('link', { name: 'Instagram' })).toBeDefined();
    for (const name of ['YouTube', 'X', 'TikTok', 'LINE', 'Telegram']) {
      expect(footer.queryByRole('link', { name }), name).toBeNull();
    }
  });

  test('FOOTER-01 FOOTER-02 FOOTER-03 omits the sections that have no link', async () => {
    changeSite((info) => ({ ...info, resources: [] }));
    const { footer } = await openFooter();
    expect(footer.queryByRole('link')).toBeNull();
    expect(footer.queryByRole('heading', { name: 'Follow' })).toBeNull();
    expect(footer.queryByRole('heading', { name: 'Affiliates' })).toBeNull();
  });

  test('FOOTER-04 shows the four payment methods with their icons', async () => {
    const { footer } = await openFooter();
    for (const name of ['Bank QR', 'Transfer', 'E-wallet', 'Crypto']) {
      expect(footer.getByText(name).querySelector('svg'), name).not.toBeNull();
    }
  });

  test('FOOTER-06 FOOTER-07 names the most requested help, with the address of each article', async () => {
    const articles = (...ids: readonly string[]) =>
      ids.map((id) => ({ id, title: `About ${id}`, content: '<p>…</p>', updatedAt: '2026-01-01T00:00:00Z' }));
    server.use(
      getGetHelpCenterMockHandler({
        success: true,
        value: {
          lang: 'EN',
          categories: [
            { id: 'account', title: 'Account', items: articles('logging in', 'passwords') },
            { id: 'empty', title: 'Nothing yet', items: [] },
            { id: 'money', title: 'Money', items: articles('deposits') },
          ],
        },
      }),
    );
    const { footer, user, address, router } = await openFooter();
    const link = await footer.findByRole('link', { name: 'About deposits' });
    expect(footer.getByRole('heading', { name: 'Help' })).toBeDefined();
    expect(footer.getByRole('link', { name: 'About logging in' }).getAttribute('href')).toBe('/help#logging%20in');
    expect(footer.queryByRole('link', { name: 'About passwords' })).toBeNull();
    await user.click(link);
    expect(address()).toBe('/help');
    expect(router.state.location.hash).toBe('#deposits');
  });

  test('FOOTER-06 omits the help section when the help does not load', async () => {
    server.use(unreachable('get', '/wps/system/helpCenter'));
    const { footer } = await openFooter();
    await waitFor(() => expect(footer.queryByRole('heading', { name: 'Help' })).toBeNull());
    expect(footer.getByRole('heading', { name: 'Payments' })).toBeDefined();
  });

  test('FOOTER-05 THEME-04 shows the partners in the colours of the theme', async () => {
    const { footer, user } = await openFooter();
    const logo = footer.getByRole('img', { name: 'Fairplay Lab' });
    expect(logo.getAttribute('src')).toBe('/art/partner/fairplay-dark.svg');
    await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
    expect(logo.getAttribute('src')).toBe('/art/partner/fairplay-light.svg');
  });
});
