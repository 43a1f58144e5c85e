import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchedFor, homeModules, type ManifestChunk, themeInit } from './src/tools/fetched.ts';

const texts = (language: string, ...areas: readonly string[]) =>
  areas.map((area) => `i18n/locales/${language}/${area}.ts`);

/** The modules that a visitor has who presses something: carousel and footer come after the rest of `/index`. */
const first = [...homeModules, 'features/banner/moving-parts.ts', 'app/shell/footer.tsx'];
/** The modules that the first press on the login fetches, with the encryption of the login. */
const login = ['app/modals/auth-modal.tsx', 'features/session/login-pane.tsx', 'api/encrypt.ts'];
/** The registration in the modal and as a page, and its success message. */
const registration = ['register-pane.tsx', 'register-page.tsx', 'account-number.tsx', 'register-success.tsx'].map(
  (file) => `features/registration/${file}`,
);

// The build writes this file; before the first build there is nothing to measure.
const manifest = JSON.parse(readFileSync('build/portal/.vite/manifest.json', 'utf8')) as Record<string, ManifestChunk>;

/** The files of some modules, without the files of the modules in `before`. */
function files(modules: readonly string[], before: readonly string[] = []): string[] {
  const there = fetchedFor(manifest, before);
  return [...fetchedFor(manifest, modules)]
    .filter((file) => !there.has(file))
    .map((file) => join('build/portal', file));
}

const onIntent = (['en', 'vi'] as const).flatMap((language) => {
  // The other language's texts of the server-rendered page are loaded before a button can be pressed.
  const there = language === 'vi' ? [...first, ...texts('vi', 'vi')] : first;
  const loginPart = [...login, ...texts(language, 'session', 'verification', 'form')];
  const registrationPart = [...registration, ...texts(language, 'registration')];
  const name = language.toUpperCase();
  return [
    { name: `the login modal with its libraries, on intent, ${name}`, path: files(loginPart, there), limit: '44 kB' },
    {
      name: `the whole of the registration besides, ${name}`,
      path: files(registrationPart, [...there, ...loginPart]),
      limit: '20 kB',
    },
  ];
});

/** The games of the house, each with the page around it; everything on the home page is there before. */
const originals = [
  ...['mines/mines', 'hi-lo/hi-lo', 'dice/dice', 'lumo-lamp/lumo-lamp'],
  ...['plinko/plinko', 'keno/keno', 'lucky-wheel/lucky-wheel', 'lantern-reels/lantern-reels'],
].map((game) => ({
  name: `a game of the house with its drawing, ${game}`,
  path: files(['features/originals/originals-page.tsx', `features/originals/${game}.ts`], first),
  limit: '60 kB',
}));

/**
 * The floor app of `e2e/bench/floor` weighs 125.1 kB with the libraries of the lock file. The home page's code names all
 * other files by their hashes, which do not compress: any change anywhere moves its size by up to 0.15 kB.
 */
export default [
  {
    name: 'what the home page runs on (1.3 x the floor app)',
    path: [join('build/portal', themeInit), ...files(homeModules)],
    limit: '162.9 kB',
  },
  ...onIntent,
  ...originals,
];
