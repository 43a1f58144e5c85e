import type { GameCategory } from '#generated/model/index.ts';
import type { Database, Queries } from '../db/database.ts';
import { games, vendorCategories, vendors } from '../db/schema/catalogue.ts';
import { banners, bannerTexts } from '../db/schema/notices.ts';
import { DEMO_MARK, SITE_MARK } from '../db/schema/system.ts';
import { storeAnnouncements } from '../domain/care/notices/managed-notices.ts';
import { hashPassword } from '../domain/identity/session/password.ts';
import { amountIn, MIN_STAKE } from '../domain/play/games/sheets/sheet.ts';
import type { Clock } from '../shared/clock.ts';
import { seedAnnouncements, type Words } from './announcements.ts';
import { seedBanners } from './banners.ts';
import { type SeedGame, seedGames } from './games.ts';
import { hasHistory, insertHistory } from './history/insert-history.ts';
import { insertAccounts } from './insert-accounts.ts';
import { insertContracts } from './insert-contracts.ts';
import { insertHelp } from './insert-help.ts';
import { insertMembers } from './insert-members.ts';
import { insertMessages } from './insert-messages.ts';
import { insertPoints, insertRewards } from './insert-points.ts';
import { insertMemberRewards, insertMissions, insertPromotions, insertTournaments } from './insert-promotions.ts';
import { insertLottery } from './lottery.ts';
import { seedMembers } from './members.ts';
import { insertRooms } from './pvp-rooms.ts';
import { insertRankLevels, insertRankProgress, insertRankRules } from './ranks.ts';
import { giveFriendBonuses, insertFriends, sandboxReferral, takeFriendRewards } from './referral/insert-friends.ts';
import { insertTeam } from './team/insert-team.ts';
import { insertTeamContracts } from './team/insert-team-contracts.ts';
import { insertWins } from './wins.ts';
import { inCurrency, type SeedBrand, withAmounts, withBrand } from './with-amounts.ts';

export interface SiteOptions {
  readonly clock: Clock;
  readonly brand: SeedBrand;
}

export interface DemoOptions extends SiteOptions {
  /** Whether the demo player has 90 days of history; without it, accounts only have balances. */
  readonly history: boolean;
  /** The demo agent's team of 400 accounts. With `history`, contracts and invited friends have paid by this zone. */
  readonly team?: { readonly timeZone: string };
  /** Called with each part that is inserted. */
  readonly progress?: (what: string) => void;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const MARK = 'insert into seeds (name, planted_at) values ($1, $2) on conflict do nothing returning name';

/** Whether a part is still to be inserted; it then counts as inserted. */
type Mark = (name: string) => Promise<boolean>;

/**
 * Fills an empty database with what a site needs to run: vendors, games, lotteries, ranks, promotions, missions, the point
 * mall, banners and help. It has no accounts, no news and nothing that somebody did. All of it is inserted or none; what a
 * database had once is left alone. Of two servers that start together one waits for the other.
 */
export function seedSite(db: Database, { clock, brand }: SiteOptions): Promise<void> {
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const mark = markOf(tx, now);
    const site = { brand, demo: false };
    await insertOffers(tx, now, { ...site, mark });
    if (await mark(SITE_MARK)) {
      await insertRankLevels(tx);
      await insertCatalogue(tx, now, site);
      await insertBanners(tx, now, site);
    }
    if (await mark('lobby')) await insertLobby(tx, now, site);
    if (await mark('ranks')) await insertRankRules(tx, brand.currency);
  });
}

/**
 * Fills an empty database with the demo: what a site has, news, and the demo accounts with what they did. The data is
 * the same every time, with dates relative to now. All of it is inserted or none; a database that had the demo once
 * is left alone. Of two servers that start together one waits for the other. Returns whether this call seeded it.
 */
export function seedDemo(db: Database, options: DemoOptions): Promise<boolean> {
  const { clock, brand, history, team, progress = () => undefined } = options;
  const { currency } = brand;
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const mark = markOf(tx, now);
    const demo = { brand, demo: true };
    const marked = await mark(DEMO_MARK);
    // A demo from before these parts existed gets them now.
    await insertOffers(tx, now, { ...demo, mark });
    if (await mark('tournaments')) await insertTournaments(tx, now, currency);
    if (marked) await insertSandbox(tx, now, options);
    if (await mark('lobby')) {
      await insertLobby(tx, now, demo);
      await insertWins(tx, now, currency);
    }
    if (await mark('messages')) await insertMessages(tx, now, brand);
    if (await mark('ranks')) {
      await insertRankRules(tx, currency);
      await insertRankProgress(tx, now, currency);
    }
    if (await mark('payments')) {
      await insertPayments(tx);
      await insertPoints(tx, now, brand);
    }
    if (await mark('bound accounts')) await insertAccounts(tx, now);
    if (marked && history) {
      progress('history');
      await insertHistoryWithFriends(tx, now, options);
      await insertMemberRewards(tx, now, currency);
    }
    if (marked && team) {
      progress('team');
      await insertTeam(tx, now, currency);
    }
    if (marked && history) await insertContracts(tx, { now, currency, timeZone: team?.timeZone });
    if (marked && history && team) await insertTeamContracts(tx, { now, currency, timeZone: team.timeZone });
    if (marked) await tx.query('seed_analyze', 'analyze');
    return marked;
  });
}

/** The payment passwords of demo accounts, as in the examples of the contract; `promoter41` has none yet. */
const paymentPasswords = [
  { memberId: 1_000_001, password: '730185' },
  { memberId: 1_000_002, password: '552013' },
  { memberId: 1_000_003, password: '661204' },
] as const;

const SET = `
  update members set payment_password_hash = $2, payment_password_changed_at = created_at
  where id = $1 and payment_password_hash is null`;

/** Gives the demo accounts payment passwords. */
async function insertPayments(tx: Queries): Promise<void> {
  for (const { memberId, password } of paymentPasswords) {
    await tx.query('seed_payment_password', SET, [memberId, await hashPassword(password)]);
  }
}

function markOf(tx: Queries, now: Date): Mark {
  return async (name) => (await tx.query('seed_mark', MARK, [name, now])).length > 0;
}

interface SiteContents {
  readonly brand: SeedBrand;
  /** Whether it is that of a demo, where some things are closed, over, or still to come. */
  readonly demo: boolean;
}

/** What a brand offers to its members, and how it all works. */
async function insertOffers(
  tx: Queries,
  now: Date,
  { brand, demo, mark }: SiteContents & { readonly mark: Mark },
): Promise<void> {
  const { currency } = brand;
  if (await mark('promotions')) await insertPromotions(tx, now, { currency, demo });
  if (await mark('help')) await insertHelp(tx, now, currency);
  if (await mark('point rewards')) await insertRewards(tx, now, brand);
  if (await mark('missions')) await insertMissions(tx, now, currency);
}

async function insertHistoryWithFriends(tx: Queries, now: Date, { brand, team }: DemoOptions): Promise<void> {
  const { currency } = brand;
  const inviterId = seedMembers.find(hasHistory)?.id;
  if (inviterId === undefined || team === undefined) return insertHistory(tx, now, currency);
  const inviting = { inviterId, now, brand: sandboxReferral(currency, team.timeZone) };
  await insertFriends(tx, inviting);
  const { shares, bonuses, released } = await takeFriendRewards(tx, inviting);
  await insertHistory(tx, now, currency, { postings: shares, later: released });
  await giveFriendBonuses(tx, { ...inviting, bonuses });
}

async function insertSandbox(
  tx: Queries,
  now: Date,
  { brand, history, team, progress = () => undefined }: DemoOptions,
): Promise<void> {
  const { currency } = brand;
  progress('demo accounts');
  // What contracts have paid comes after the opening of an account.
  const openedAt = (ageDays: number) => new Date(now.getTime() - (history && team ? ageDays * DAY : 0));
  await insertRankLevels(tx);
  await insertMembers(tx, now, { currency, openedAt, hasHistory: (member) => history && hasHistory(member) });
  progress('vendors and games');
  await insertCatalogue(tx, now, { brand, demo: true });
  progress('banners and announcements');
  await insertBanners(tx, now, { brand, demo: true });
  await insertAnnouncements(tx, now, brand);
}

interface SeedVendor {
  readonly code: string;
  readonly name: string;
  readonly hue: number;
  readonly categories: readonly GameCategory[];
  readonly isHot?: boolean;
  /** Uses a wallet of its own. */
  readonly transfer?: boolean;
  /** Hours from seeding to the end of its maintenance. */
  readonly backInHours?: number;
}

/** Sandbox vendors, all invented. AV and TF have the codes of e-sports providers, and the brand shows them as such. */
const seedVendors: readonly SeedVendor[] = [
  { code: 'BGS', name: '{{brand}} Originals', hue: 188, categories: ['INHOUSE'], isHot: true },
  { code: 'TCG_SEA', name: 'Sea Lottery', hue: 12, categories: ['ELOTT', 'LOTT'], isHot: true },
  { code: 'SAF', name: 'Saffron Play', hue: 40, categories: ['RNG'], isHot: true },
  { code: 'NOR', name: 'Northlight', hue: 200, categories: ['RNG'], isHot: true },
  { code: 'HAL', name: 'Halcyon', hue: 260, categories: ['RNG'] },
  { code: 'KIT', name: 'Kite & Co', hue: 320, categories: ['RNG'], isHot: true, transfer: true },
  { code: 'MON', name: 'Monsoon', hue: 170, categories: ['RNG'] },
  { code: 'RED', name: 'Redbrick', hue: 20, categories: ['RNG'] },
  { code: 'ORO', name: 'Oro Studio', hue: 75, categories: ['RNG'], transfer: true },
  { code: 'PAP', name: 'Paper Crane', hue: 350, categories: ['RNG'] },
  { code: 'VEL', name: 'Velvet Live', hue: 303, categories: ['LIVE'] },
  { code: 'MAI', name: 'Mai Studio', hue: 5, categories: ['LIVE'], isHot: true },
  { code: 'SPH', name: 'Sapphire Room', hue: 245, categories: ['LIVE'], isHot: true },
  { code: 'HBL', name: 'Harbour Live', hue: 215, categories: ['LIVE'], backInHours: 6 },
  { code: 'TID', name: 'Tidewater', hue: 228, categories: ['FISH'], isHot: true },
  { code: 'PRL', name: 'Pearl Bay', hue: 185, categories: ['FISH'] },
  { code: 'GLP', name: 'Goalpost', hue: 152, categories: ['SPORTS'], isHot: true },
  { code: 'STR', name: 'Stride Sports', hue: 30, categories: ['SPORTS'] },
  { code: 'AV', name: 'Arena Vista', hue: 268, categories: ['SPORTS'], isHot: true },
  { code: 'TF', name: 'Tempest Five', hue: 290, categories: ['SPORTS'] },
  { code: 'FLV', name: 'Four Leaves', hue: 333, categories: ['PVP'], isHot: true },
  { code: 'JDT', name: 'Jade Table', hue: 160, categories: ['PVP'] },
];

async function insertCatalogue(tx: Queries, now: Date, { brand, demo }: SiteContents): Promise<void> {
  const rows = withBrand(seedVendors, brand).map(
    ({ code, name, hue, isHot = false, transfer = false, backInHours }, position) => ({
      code,
      name,
      hue,
      isHot,
      walletMode: transfer ? ('transfer' as const) : ('seamless' as const),
      minTransfer: inCurrency('1.00', brand.currency),
      maxTransfer: inCurrency('5000.00', brand.currency),
      position,
      maintenance: demo && backInHours !== undefined,
      maintenanceUntil: demo && backInHours !== undefined ? new Date(now.getTime() + backInHours * HOUR) : null,
    }),
  );
  await tx.orm.insert(vendors).values(rows);
  const places = seedVendors.flatMap(({ code, categories }) =>
    categories.map((category) => ({ vendorCode: code, category })),
  );
  await tx.orm.insert(vendorCategories).values(places);
  // The portal's own games tell their stakes themselves.
  const own = ({ category, minBet }: SeedGame) =>
    category === 'INHOUSE' ? amountIn(brand, MIN_STAKE) : inCurrency(minBet, brand.currency);
  const open = demo ? {} : { maintenance: false, maintenanceUntil: null };
  await tx.orm.insert(games).values(seedGames(now).map((game) => ({ ...game, ...open, minBet: own(game) })));
}

async function insertLobby(tx: Queries, now: Date, { brand, demo }: SiteContents): Promise<void> {
  await insertLottery(tx, now, { brand, demo });
  await insertRooms(tx, { currency: brand.currency, demo });
}

async function insertBanners(tx: Queries, now: Date, { brand, demo }: SiteContents): Promise<void> {
  // Only a demo has tournaments from the start.
  const shown = seedBanners.filter(({ tournamentId }) => demo || tournamentId === undefined);
  const rows = shown.map(({ id, groupName, art, route, tournamentId }, position) => ({
    tournamentId,
    id,
    groupName,
    position,
    art,
    url: `/art/banner/${id}.webp`,
    linkageType: route === undefined ? null : ('ROUTE' as const),
    linkage: route ?? null,
    startsAt: new Date(now.getTime() - 30 * DAY),
  }));
  await tx.orm.insert(banners).values(rows);
  const texts = shown.flatMap(({ id, EN, VI }) => [
    { bannerId: id, language: 'EN' as const, ...EN },
    { bannerId: id, language: 'VI' as const, ...VI },
  ]);
  await tx.orm.insert(bannerTexts).values(withBrand(withAmounts(texts, brand.currency), brand));
}

function insertAnnouncements(tx: Queries, now: Date, brand: SeedBrand): Promise<void> {
  const textOf = ([title, ...paragraphs]: Words) => ({
    title,
    content: paragraphs.map((part) => (/^<(?!a )/.test(part) ? part : `<p>${part}</p>`)).join(''),
  });
  const rows = withBrand(seedAnnouncements, brand).map(({ type, EN, VI }, index) => ({
    id: `a-${1001 + index}`,
    type,
    publishedAt: new Date(now.getTime() - (index + 1) * 9 * HOUR),
    texts: { EN: textOf(EN), VI: textOf(VI) },
  }));
  return storeAnnouncements(tx, rows);
}
