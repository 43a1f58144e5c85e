// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getGetHelpCenterMockHandler } from '#generated/client/service/service.msw.ts';
import type { Resource } from '#generated/model/index.ts';
import { unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setLanguage, showLanguage } from '../../i18n/language.ts';
import { openFrame } from '../../testing/frame.tsx';
import { changeSite, withPortal } from '../../testing/portal.tsx';

withPortal();

const openFooter = async () => {
  const portal = openFrame('/index');
  return { ...portal, footer: within(await screen.findByRole('contentinfo')) };
};

describe('the footer', () => {
  test('FOOTER-01 has every section, and the copyright line', async () => {
    const { footer } = await openFooter();
    expect(await footer.findByRole('heading', { name: 'Help' })).toBeDefined();
    expect(footer.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'About Lumo',
      'Play within your limits',
      'Help',
      'Affiliates',
      'Payments',
      'Follow',
    ]);
    expect(footer.getByText(/One lobby for live tables/)).toBeDefined();
    expect(footer.getByText('© Lumo. All rights reserved.')).toBeDefined();
    expect(footer.getByRole('region', { name: 'Partners' })).toBeDefined();
  });

  test('FOOTER-01 FOOTER-04 FOOTER-09 has the same sections in Vietnamese', async () => {
    await showLanguage('VI');
    const { footer } = await openFooter();
    expect(await footer.findByRole('heading', { name: 'Trợ giúp' })).toBeDefined();
    expect(footer.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Về Lumo',
      'Chơi trong giới hạn của bạn',
      'Trợ giúp',
      'Đại lý',
      'Thanh toán',
      'Theo dõi',
    ]);
    for (const method of ['QR ngân hàng', 'Chuyển khoản', 'Ví điện tử', 'Tiền mã hóa']) {
      expect(footer.getByText(method)).toBeDefined();
    }
    const responsibly = footer.getByRole('heading', { name: 'Chơi trong giới hạn của bạn' }).closest('section');
    for (const words of ['18+', 'hạn mức', 'tự khóa tài khoản']) expect(responsibly?.textContent).toContain(words);
    expect(footer.getByRole('region', { name: 'Đối tác' })).toBeDefined();
  });

  test.each([1440, 800, 390])('LAYOUT-01 FOOTER-01 stands below header, menu and page, at %i px', async (width) => {
    openFrame('/index', { width });
    expect(await screen.findByRole('contentinfo')).toBeDefined();
    expect(screen.getByRole('banner')).toBeDefined();
    expect(screen.getByRole('main')).toBeDefined();
    const menu = width < 1024 ? ['button', 'Open menu'] : ['navigation', 'Main menu'];
    expect(await screen.findByRole(menu[0] ?? '', { name: menu[1] })).toBeDefined();
  });

  test('FOOTER-09 texts, logos and payment methods are those of the brand; the limits of play are named', async () => {
    changeSite((info) => ({
      ...info,
      brand: {
        ...info.brand,
        name: 'Sen',
        aboutText: 'Sen is a pond.',
        copyright: '© Sen',
        helpLine: '1800 599 920',
        paymentMethods: ['CARD'],
        partners: [{ name: 'Pond Lab', logoDark: '/art/partner/pond-d.svg', logoLight: '/art/partner/pond-l.svg' }],
      },
    }));
    const { footer } = await openFooter();
    expect(footer.getByRole('heading', { name: 'About Sen' })).toBeDefined();
    for (const words of ['Sen is a pond.', '© Sen', 'Card']) expect(footer.getByText(words)).toBeDefined();
    expect(footer.queryByText('Bank QR')).toBeNull();
    const logos = await footer.findAllByRole('img');
    expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(['Pond Lab']);
    const responsibly = footer.getByRole('heading', { name: 'Play within your limits' }).closest('section');
    expect(responsibly?.textContent).toContain('18+');
    expect(responsibly?.textContent).toMatch(/limits/i);
    expect(responsibly?.textContent).toMatch(/self-exclusion/i);
    expect(responsibly?.textContent).toContain('Help line: 1800 599 920');
  });

  test('FOOTER-07 FOOTER-09 leads to the terms, the privacy and the articles about limits', async () => {
    const { footer, user, address, router } = await openFooter();
    for (const [name, hash] of [
      ['Terms', '#terms'],
      ['Privacy', '#privacy'],
      ['Responsible play', '#responsibility'],
    ] as const) {
      await user.click(footer.getByRole('link', { name }));
      expect([address(), router.state.location.hash]).toEqual(['/help', hash]);
    }
  });

  test('FOOTER-02 ROLE-03 leads prospective agents and affiliates to the affiliate link', async () => {
    const { footer } = await openFooter();
    expect(footer.getByRole('heading', { name: 'Affiliates' })).toBeDefined();
    const link = footer.getByRole('link', { name: 'Become a partner' });
    expect(link.getAttribute('href')).toBe('https://partners.lumo.example');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  const networks = [
    ['YOUTUBE', 'YouTube'],
    ['INSTAGRAM', 'Instagram'],
    ['FACEBOOK', 'Facebook'],
    ['TWITTER', 'X'],
    ['TIKTOK', 'TikTok'],
    ['LINE', 'LINE'],
  ] as const;
  const withLinks = (types: readonly Resource['resourceType'][]) =>
    changeSite((info) => ({
      ...info,
      resources: types.map((resourceType) => ({
        resourceType,
        url: `https://social.example/${resourceType}`,
        qrCodeUrl: null,
        labelNameEn: resourceType,
      })),
    }));

  test('FOOTER-03 ENTITY-05 shows an icon for each social link, and for no other link', async () => {
    withLinks(['TELEGRAM', 'Android', ...networks.map(([type]) => type)]);
    const { footer } = await openFooter();
    const shown = within(
      footer.getByRole('heading', { name: 'Follow' }).closest('section') ?? expect.fail('no section'),
    );
    expect(
      shown.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')]),
    ).toEqual(networks.map(([type, name]) => [`https://social.example/${type}`, name]));
    expect(shown.getAllByRole('link').every((link) => link.querySelector('svg'))).toBe(true);
  });

  test.each(networks)('FOOTER-03 shows no icon for %s without its link', async (missing, name) => {
    withLinks(networks.map(([type]) => type).filter((type) => type !== missing));
    const { footer } = await openFooter();
    expect(footer.queryByRole('link', { name })).toBeNull();
    for (const [, other] of networks.filter(([type]) => type !== missing)) {
      expect(footer.getByRole('link', { name: other })).toBeDefined();
    }
  });

  test('FOOTER-01 FOOTER-02 FOOTER-03 omits the sections that have no link', async () => {
    changeSite((info) => ({ ...info, resources: [] }));
    const { footer } = await openFooter();
    const names = footer.queryAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['Terms', 'Privacy', 'Responsible play']);
    expect(footer.queryByRole('heading', { name: 'Follow' })).toBeNull();
    expect(footer.queryByRole('heading', { name: 'Affiliates' })).toBeNull();
  });

  test('FOOTER-04 shows the four payment methods with their icons', async () => {
    const { footer } = await openFooter();
    const payments = footer.getByRole('heading', { name: 'Payments' }).closest('section') ?? expect.fail('no section');
    const methods = within(payments).getAllByRole('listitem');
    expect(methods.map((method) => method.textContent)).toEqual(['Bank QR', 'Transfer', 'E-wallet', 'Crypto']);
    const icons = methods.map((method) => method.querySelector('svg')?.outerHTML);
    expect(icons.every(Boolean) && new Set(icons).size === 4).toBe(true);
  });

  test('FOOTER-06 FOOTER-07 FOOTER-08 names the most requested help, with the address of each article', async () => {
    const articles = (...ids: readonly string[]) =>
      ids.map((id) => ({ id, title: `About ${id}`, content: '<p>…</p>', updatedAt: '2026-01-01T00:00:00Z' }));
    server.use(
      getGetHelpCenterMockHandler({
        success: true,
        value: {
          lang: 'EN',
          categories: [
            { id: 'account', title: 'Account', items: articles('logging-in', 'passwords') },
            { id: 'empty', title: 'Nothing yet', items: [] },
            { id: 'money', title: 'Money', items: articles('deposits') },
          ],
        },
      }),
    );
    const { footer, user, address, router } = await openFooter();
    const link = await footer.findByRole('link', { name: 'About deposits' });
    expect(footer.getByRole('heading', { name: 'Help' })).toBeDefined();
    expect(footer.getByRole('link', { name: 'About logging-in' }).getAttribute('href')).toBe('/help#logging-in');
    expect(footer.queryByRole('link', { name: 'About passwords' })).toBeNull();
    await user.click(link);
    expect(address()).toBe('/help');
    expect(router.state.location.hash).toBe('#deposits');
    expect(await screen.findByRole('dialog', { name: 'About deposits' })).toBeDefined();
  });

  test('FOOTER-06 API-32 asks for the help in the language of the screen, also after a change of it', async () => {
    server.use(
      getGetHelpCenterMockHandler(({ request }) => {
        const lang = new URL(request.url).searchParams.get('lang') === 'VI' ? 'VI' : 'EN';
        const title = { EN: 'How do I deposit?', VI: 'Nạp tiền thế nào?' }[lang];
        const items = [{ id: 'deposits', title, content: '<p>…</p>', updatedAt: '2026-01-01T00:00:00Z' }];
        return { success: true, value: { lang, categories: [{ id: 'money', title: '…', items }] } };
      }),
    );
    const { footer } = await openFooter();
    expect(await footer.findByRole('link', { name: 'How do I deposit?' })).toBeDefined();
    await act(() => setLanguage('VI'));
    expect(await footer.findByRole('link', { name: 'Nạp tiền thế nào?' })).toBeDefined();
    expect(footer.queryByRole('link', { name: 'How do I deposit?' })).toBeNull();
  });

  test('FOOTER-06 omits the help section when the help does not load', async () => {
    server.use(unreachable('get', '/wps/system/helpCenter'));
    const { footer } = await openFooter();
    await waitFor(() => expect(footer.queryByRole('heading', { name: 'Help' })).toBeNull());
    expect(footer.getByRole('heading', { name: 'Payments' })).toBeDefined();
  });

  test('FOOTER-05 THEME-04 shows the partners in the colours of the theme', async () => {
    const partners = ['fairplay', 'harbour', 'tidewater'].map((name) => ({
      name,
      logoDark: `/art/partner/${name}-dark.svg`,
      logoLight: `/art/partner/${name}-light.svg`,
    }));
    changeSite((info) => ({ ...info, brand: { ...info.brand, partners } }));
    const { footer, user } = await openFooter();
    const logos = () => within(footer.getByRole('region', { name: 'Partners' })).getAllByRole('img');
    const sources = () => logos().map((logo) => logo.getAttribute('src'));
    // The logos load when the footer is near.
    expect(await footer.findAllByRole('img')).toHaveLength(3);
    expect(logos().map((logo) => logo.getAttribute('alt'))).toEqual(partners.map(({ name }) => name));
    expect(sources()).toEqual(partners.map(({ logoDark }) => logoDark));
    await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
    expect(sources()).toEqual(partners.map(({ logoLight }) => logoLight));
    await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
    expect(sources()).toEqual(partners.map(({ logoDark }) => logoDark));
  });
});
