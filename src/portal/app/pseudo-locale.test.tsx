// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { server } from '#mocks/server.ts';
import { media, withLayout } from '../entities/testing/with-layout.ts';
import { changeSite, openPortal, withPortal } from '../testing/portal.tsx';
import { showPseudoLocale, wordsOnScreen } from '../testing/pseudo-locale.ts';

withPortal();
withLayout();

/** All texts that the server sent, such as names and titles. */
const told = new Set<string>();
let endPseudo: () => void = () => undefined;

async function listen({ response }: { response: Response }) {
  if (response.headers.get('Content-Type')?.includes('json')) collect(await response.clone().json());
}

function collect(value: unknown): void {
  if (typeof value === 'string') told.add(value.trim());
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
}

beforeEach(async () => {
  for (const width of [1024, 1280]) media.matching.add(`(width >= ${width}px)`);
  told.clear();
  server.events.on('response:mocked', listen);
  endPseudo = await showPseudoLocale();
});
afterEach(() => {
  server.events.removeAllListeners();
  endPseudo();
});

/** Words that are the same in every language and need no translation. */
const neutral = [
  /^(EN|VI)$/,
  /^(Facebook|Instagram|Telegram|YouTube|X|TikTok|LINE|Android|iOS|Google)$/,
  /^\+?\d+ ?\p{Lu}{2}$/u,
];

function untranslated(): string[] {
  return wordsOnScreen().filter(
    // An amount inside a text is an element of its own, which parts the text in two.
    (word) => !/⟦|⟧/u.test(word) && !told.has(word) && !neutral.some((pattern) => pattern.test(word)),
  );
}

/** A text of the server may be on the page a moment before it is read here. */
const expectTranslated = () => waitFor(() => expect(untranslated()).toEqual([]));

const pages = [
  '/index',
  '/rng',
  '/live',
  '/login',
  '/register',
  '/reset-password',
  '/nowhere',
  '/index?modal=login',
  '/index?modal=register',
  '/index?modal=forgetPassword',
  '/index?modal=trial',
] as const;

describe('a pseudo-locale that marks every text of the portal', () => {
  test.each(pages)('I18N-01 finds no untranslated word at %s', async (address) => {
    openPortal(address);
    await waitFor(() => expect(screen.queryAllByText(/⟦/u).length).toBeGreaterThan(5));
    await waitFor(() => expect(document.querySelector('[role=status][aria-label]')).toBeNull());
    await expectTranslated();
  });

  test('I18N-01 finds no untranslated word behind the menus', async () => {
    changeSite((info) => ({
      ...info,
      resources: [
        { resourceType: 'Android', url: 'https://apps.example/lumo', qrCodeUrl: null, labelNameEn: 'Android app' },
      ],
    }));
    const { user } = openPortal('/index', { loggedIn: true });
    for (const [button, content] of [
      [/⟦Customer services/u, /⟦Live chat/u],
      [/⟦Get the app/u, /^Android$/],
      [/⟦Language/u, /^English$/],
      [/⟦Account menu/u, /⟦Sign out/u],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByText(content)).toBeDefined();
      await expectTranslated();
    }
  });

  test('I18N-01 finds an untranslated word', async () => {
    openPortal('/nowhere');
    await screen.findByRole('heading', { name: /⟦There is no page here/u });
    const forgotten = document.createElement('p');
    forgotten.textContent = 'Somebody forgot this';
    document.body.append(forgotten);
    expect(untranslated()).toEqual(['Somebody forgot this']);
    forgotten.remove();
  });
});
