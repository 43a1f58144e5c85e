import { join } from 'node:path';
import { readScripts } from './src/server/http/portal-scripts.ts';
import { homeModules, themeInit } from './src/tools/script-groups.ts';

const texts = (language: string, ...areas: readonly string[]) =>
  areas.map((area) => `i18n/locales/${language}/${area}.ts`);

/** The modules that a visitor has who presses something: carousel and footer come after the rest of `/index`. */
const first = [...homeModules, 'features/banner/moving-parts.tsx', 'app/shell/footer.tsx'];
/** The modules that the first press on the login or the registration fetches, with the encryption of the login. */
const login = [
  'app/modals/auth-modal.tsx',
  'api/encrypt.ts',
  'features/session/login-pane.tsx',
  'features/registration/register-pane.tsx',
];
// Before the first build there is nothing to measure.
const scriptsOf = readScripts('build/portal');

/** The files of some modules, without the files of the modules in `before`. */
function files(modules: readonly string[], before: readonly string[] = []): string[] {
  const there = scriptsOf(before);
  return [...scriptsOf(modules)].filter((file) => !there.has(file)).map((file) => join('build/portal', file));
}

const onIntent = (['en', 'vi'] as const).map((language) => {
  // The other language's texts of the server-rendered page are loaded before a button can be pressed.
  const there = language === 'vi' ? [...first, ...texts('vi', 'vi')] : first;
  const entry = [...login, ...texts(language, 'session', 'verification', 'form', 'registration')];
  return {
    name: `login and registration in the modal, on intent, ${language.toUpperCase()}`,
    path: files(entry, there),
    limit: '66 kB',
  };
});

/** The games of the house, each with the page around it; everything on the home page is there before. */
const originals = [
  'mines/mines',
  'hi-lo/hi-lo',
  'dice/dice',
  'lumo-lamp/lumo-lamp',
  'plinko/plinko',
  'keno/keno',
  'lucky-wheel/lucky-wheel',
  'lantern-reels/lantern-reels',
].map((game) => ({
  name: `a game of the house with its drawing, ${game}`,
  path: files(['features/originals/originals-page.tsx', `features/originals/${game}.tsx`], first),
  limit: '62 kB',
}));

/**
 * The floor app of `e2e/bench/floor` weighs 125.1 kB with the libraries of the lock file. The home page's code names all
 * other files by their hashes, which do not compress: any change anywhere moves its size by up to 0.15 kB.
 */
export default [
  {
    name: 'what the home page runs on (1.3 x the floor app)',
    path: [join('build/portal', themeInit), ...files(homeModules)],
    limit: '160 kB',
  },
  ...onIntent,
  ...originals,
];
