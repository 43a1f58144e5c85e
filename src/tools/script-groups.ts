import type { Rolldown } from 'vite';

type Groups = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups'];
type Group = NonNullable<Groups>[number];

/** Modules of the portal by their paths below `src/portal`. */
const portal = (...paths: readonly string[]) => new RegExp(`src/portal/(${paths.join('|')})`);
/** The files of the texts of a language. */
const texts = (language: string, ...areas: readonly string[]) =>
  portal(`i18n/locales/${language}/(${areas.join('|')})\\.ts`);

const richText = portal('entities/rich-text/');
/** The details of a record, with its QR code. */
const records = portal('entities/qr/', 'entities/record/record-');
const forms = /react-hook-form|src\/portal\/(form|entities\/verification)\/|src\/portal\/ui\/dial-code-box/;
const tables = /@tanstack\/(react-)?table|src\/portal\/entities\/list\/(export\/(?!xlsx)|data-|list-columns)/;
/** Money and records of a member: the centres, the slip of the lottery, the point mall. */
const money =
  /generated\/client\/(agent|bets|contract|lottery|member|points|wallet)|src\/shared\/(money|contracts)\/|src\/portal\/entities\/(money|date-range|rank|debt|reward|record|wagering|count|chart)\//;
const games = /src\/shared\/(games|fair|art)\/|src\/portal\/entities\/fairness\//;
const parts = /generated\/|lucide-react|src\/shared\/|src\/portal\/(lib|ui|access|api|i18n|form|entities)\//;

/** What several pages share, but for what only some of them need: that has a file of its own. */
const isCommon = (id: string) =>
  parts.test(id) && ![richText, records, forms, tables, games, money].some((own) => own.test(id));

/**
 * The script files that many modules share. Without them each icon, hook and text would be a file of its own, as soon
 * as two pages need it. A file takes its modules and all that they import, but for what stands in a file above it, so
 * that no two files need each other. A page or dialog without a row is a file with what it alone needs.
 */
const groups: readonly Group[] = [
  // What every page needs at once.
  { name: 'index', tags: ['$initial'] },
  { name: 'home', test: portal('features/home/') },
  // What comes after the page: footer, menus, ticker, popups.
  {
    name: 'shell',
    test: portal(
      'app/shell/(?!app-codes)',
      'app/post-login/(openers|welcome)',
      'app/modals/(modals|registry|trial)',
      'app/start/',
      'features/consent/',
      'ui/(card|checkbox)\\.tsx',
    ),
  },
  // One file for the texts of an area and language. Those of the first page are in `index`, the Vietnamese in `vi`.
  ...['en', 'vi'].flatMap((language): Group[] => [
    { name: `lottery-${language}`, test: texts(language, 'betting', 'lottery') },
    { name: `originals-${language}`, test: texts(language, 'fairness', 'launch', 'originals') },
    { name: `agent-${language}`, test: texts(language, 'agent-home', 'contracts', 'team') },
    {
      name: `forms-${language}`,
      test: texts(language, 'form', 'passwords', 'refusals', 'registration', 'session', 'verification'),
    },
    {
      name: `member-${language}`,
      test: texts(
        language,
        'bonuses',
        'centre',
        'deposit',
        'figures',
        'mall',
        'member',
        'missions',
        'profit',
        'records',
        'referral',
        'vault',
        'vip',
        'wagering',
        'wallet',
        'withdraw',
      ),
    },
    {
      name: `pages-${language}`,
      test: texts(
        language,
        'announcements',
        'consent',
        'download',
        'help',
        'lists',
        'lobbies',
        'menu',
        'money',
        'post-login',
        'promotions',
        'qr',
        'search',
        'status',
        'support',
        'winners',
      ),
    },
  ]),
  { name: 'rich-text', test: richText },
  { name: 'common', test: isCommon, minShareCount: 2 },
  { name: 'money', test: money, minShareCount: 2 },
  { name: 'forms', test: forms, minShareCount: 2 },
  { name: 'tables', test: tables, minShareCount: 2 },
  { name: 'records', test: records, minShareCount: 2 },
  { name: 'games', test: games, minShareCount: 2 },
  { name: 'popups', test: portal('app/post-login/') },
  // The pages and dialogs of a feature.
  { name: 'auth', test: portal('features/(session|registration)/', 'app/modals/auth-') },
  { name: 'support', test: portal('features/support/') },
  { name: 'help', test: portal('features/(help|download)/') },
  { name: 'info', test: portal('features/notices/', 'app/modals/qr-modal', 'app/shell/app-codes') },
  { name: 'vnlottery', test: portal('features/lottery/(vietnam-page|betting/|board/)') },
  { name: 'lottery', test: portal('features/lottery/(?!evidence/)') },
  { name: 'lobby', test: portal('features/lobby/(?!search/|vendor-games/|winners-modal)') },
  { name: 'search', test: portal('features/lobby/') },
  { name: 'promotions', test: portal('features/promotions/(?!raffle/ticket-evidence)') },
  { name: 'mall', test: portal('features/mall/point-mall-page') },
  { name: 'mall-dialogs', test: portal('features/mall/') },
  { name: 'originals', test: portal('features/originals/([^/]+\\.tsx?|round/|shell/|sound/)') },
  // Each page of a centre and each game of the house is a file besides.
  { name: 'centre', test: portal('app/centres/') },
  {
    name: 'dialogs',
    test: portal(
      'features/member/(limits/(reality-check|self-excluded)|withdraw/confirmation)',
      'features/agent/referral/',
    ),
  },
  { name: 'member', test: portal('features/member/'), minShareCount: 2 },
  { name: 'agent', test: portal('features/agent/'), minShareCount: 2 },
];

/** The groups of the bundler: the first file that matches a module has it. */
export const scriptGroups = groups.map((group, index): Group => ({ ...group, priority: groups.length - index }));

const folders: Readonly<Record<string, string>> = { js: 'js', css: 'css', woff2: 'font' };

/** Where the build puts a file that is no chunk. Both builds of the portal must agree, or the server's markup misses its files. */
export function assetFileNames({ names }: { readonly names: readonly string[] }): string {
  const folder = folders[names[0]?.split('.').at(-1) ?? ''] ?? 'media';
  return `res/${folder}/[name]-[hash:7][extname]`;
}

/** The modules that `/index` needs before it answers a press. */
export const homeModules = ['index.html', 'features/home/home-page.tsx'] as const;
/** The script in the head, which Vite copies as it is. */
export const themeInit = 'res/js/theme-init.js';
