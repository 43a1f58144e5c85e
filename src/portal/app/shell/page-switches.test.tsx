// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test } from 'vitest';
import { getListAnnouncementsResponseMock } from '#generated/client/notices/notices.faker.ts';
import { server } from '#mocks/server.ts';
import { openFrame } from '../../testing/frame.tsx';
import { changeSite, withPortal } from '../../testing/portal.tsx';

withPortal();

describe('the language switch', () => {
  test("SIDEBAR-04 I18N-01 I18N-05 changes the texts without a reload and requests the server's texts again", async () => {
    const languages: (string | null)[] = [];
    server.use(
      msw.get('*/wps/relay/MCSFE_announcements', ({ request }) => {
        if (request.url.includes('types=B')) languages.push(request.headers.get('Language'));
        return HttpResponse.json(getListAnnouncementsResponseMock());
      }),
    );
    const { user } = openFrame('/index');
    await user.click(await screen.findByRole('button', { name: /^Language: English/ }));
    await user.click(await screen.findByRole('button', { name: 'Tiếng Việt' }));
    expect(await screen.findByRole('button', { name: 'Đăng nhập' })).toBeDefined();
    expect(document.documentElement.lang).toBe('vi');
    expect(window.localStorage.getItem('hisLang')).toBe('VI');
    await waitFor(() => expect(languages).toEqual(['EN', 'VI']));
    await waitFor(() => expect(document.title).toBe('Trang chủ | Lumo'));
    await user.click(await screen.findByRole('button', { name: /^Ngôn ngữ: Tiếng Việt/ }));
    await user.click(await screen.findByRole('button', { name: 'English' }));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined();
    expect([document.documentElement.lang, window.localStorage.getItem('hisLang')]).toEqual(['en', 'EN']);
  });

  test("API-61 a member's choice is saved in the account, and holds in the tab even if saving fails", async () => {
    const kept: unknown[] = [];
    server.use(
      msw.post('*/wps/member/language', async ({ request }) => {
        kept.push(await request.json());
        return HttpResponse.error();
      }),
    );
    const { user } = openFrame('/index', { loggedIn: true });
    await user.click(await screen.findByRole('button', { name: /^Language: English/ }));
    await user.click(await screen.findByRole('button', { name: 'Tiếng Việt' }));
    await waitFor(() => expect(kept).toEqual([{ language: 'VI' }]));
    await waitFor(() => expect(document.documentElement.lang).toBe('vi'));
  });

  test('I18N-04 I18N-06 lists languages that are not bundled, but does not let them be chosen', async () => {
    changeSite((info) => ({
      ...info,
      brand: {
        ...info.brand,
        languages: [
          ...info.brand.languages,
          { code: 'TH', label: 'ภาษาไทย', bundled: false },
          { code: 'KM', label: 'ខ្មែរ', bundled: false },
          { code: 'LO', label: 'ລາວ', bundled: false },
        ],
      },
    }));
    const { user } = openFrame('/index');
    await user.click(await screen.findByRole('button', { name: /^Language: English/ }));
    for (const name of ['ภาษาไทย', 'ខ្មែរ', 'ລາວ']) {
      const language = await screen.findByRole('button', { name });
      expect(language, name).toHaveProperty('disabled', true);
      await user.click(language);
    }
    expect(screen.getByRole('button', { name: 'Tiếng Việt' })).toHaveProperty('disabled', false);
    expect(screen.getByRole('button', { name: 'English' }).getAttribute('aria-current')).toBe('true');
    expect(window.localStorage.getItem('hisLang')).toBeNull();
  });

  const [english, japanese] = [
    { code: 'EN', label: 'English', bundled: true },
    { code: 'JA', label: '日本語', bundled: false },
  ];
  test.each([
    ['one language', [english]],
    ['one that it can show', [english, japanese]],
  ])('SIDEBAR-04 is absent while the site has %s', async (_, languages) => {
    changeSite((info) => ({ ...info, brand: { ...info.brand, languages } }));
    openFrame('/index');
    expect(await screen.findByRole('contentinfo')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Language/ })).toBeNull();
  });
});
