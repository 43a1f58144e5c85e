import { amountIn, LEAST_STAKE } from '../../domain/games/sheets/limits.ts';
import { storeAnnouncements } from '../../domain/notices/store-announcement.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Database, Queries } from '../database.ts';
import { games, vendorCategories, vendors } from '../schema/catalogue.ts';
import { banners, bannerTexts } from '../schema/notices.ts';
import { seedAnnouncements, type Words } from './announcements.ts';
import { seedBanners } from './banners.ts';
import { type SeedGame, seedGames } from './games.ts';
import { hasHistory, insertHistory } from './history/insert-history.ts';
import { insertAccounts } from './insert-accounts.ts';
import { insertContracts } from './insert-contracts.ts';
import { insertHelp } from './insert-help.ts';
import { insertMemberRewards } from './insert-member-rewards.ts';
import { insertMembers } from './insert-members.ts';
import { insertMessages } from './insert-messages.ts';
import { insertMissions } from './insert-missions.ts';
import { insertPayments } from './insert-payments.ts';
import { insertPoints } from './insert-points.ts';
import { insertPromotions } from './insert-promotions.ts';
import { insertRanks } from './insert-ranks.ts';
import { insertRewards } from './insert-rewards.ts';
import { insertTournaments } from './insert-tournaments.ts';
import { insertLottery } from './lottery.ts';
import { seedMembers } from './members.ts';
import { insertRooms } from './pvp-rooms.ts';
import { giveFriendBonuses, takeFriendRewards } from './referral/give-rewards.ts';
import { insertFriends, sandboxReferral } from './referral/insert-friends.ts';
import { insertTeam } from './team/insert-team.ts';
import { insertTeamContracts } from './team/insert-team-contracts.ts';
import { seedVendors } from './vendors.ts';
import { insertWins } from './wins.ts';
import { inCurrency, type SeedBrand, withAmounts, withBrand } from './with-amounts.ts';

export interface SeedOptions {
  readonly clock: Clock;
  readonly brand: SeedBrand;
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

/**
 * Fills an empty database with the sandbox: vendors, games, banners, announcements and the demo accounts. The data is
 * the same every time, with dates relative to now. All of it is inserted or none; a database that had the sandbox once
 * is left alone. Of two servers that start together one waits for the other. Returns whether this call seeded it.
 */
export function seed(db: Database, options: SeedOptions): Promise<boolean> {
  const { clock, brand, history, team, progress = () => undefined } = options;
  const { currency } = brand;
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const mark = async (name: string) => (await tx.query('seed_mark', MARK, [name, now])).length > 0;
    const marked = await mark('sandbox');
    // A sandbox from before these parts existed gets them now.
    if (await mark('promotions')) await insertPromotions(tx, now, currency);
    if (await mark('help')) await insertHelp(tx, now, currency);
    if (await mark('point rewards')) await insertRewards(tx, now, brand);
    if (await mark('missions')) await insertMissions(tx, now, currency);
    if (await mark('tournaments')) await insertTournaments(tx, now, currency);
    if (marked) await insertSandbox(tx, now, options);
    if (await mark('lobby')) await insertLobby(tx, now, brand);
    if (await mark('messages')) await insertMessages(tx, now, brand);
    if (await mark('ranks')) await insertRanks(tx, now, currency);
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

async function insertHistoryWithFriends(tx: Queries, now: Date, { brand, team }: SeedOptions): Promise<void> {
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
  { brand, history, team, progress = () => undefined }: SeedOptions,
): Promise<void> {
  const { currency } = brand;
  progress('demo accounts');
  // What contracts have paid comes after the opening of an account.
  const openedAt = (ageDays: number) => new Date(now.getTime() - (history && team ? ageDays * DAY : 0));
  await insertMembers(tx, now, { currency, openedAt, hasHistory: (member) => history && hasHistory(member) });
  progress('vendors and games');
  await insertCatalogue(tx, now, brand);
  progress('banners and announcements');
  await insertBanners(tx, now, brand);
  await insertAnnouncements(tx, now, brand);
}

async function insertCatalogue(tx: Queries, now: Date, brand: SeedBrand): Promise<void> {
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
      maintenance: backInHours !== undefined,
      maintenanceUntil: backInHours === undefined ? null : new Date(now.getTime() + backInHours * HOUR),
    }),
  );
  await tx.orm.insert(vendors).values(rows);
  const places = seedVendors.flatMap(({ code, categories }) =>
    categories.map((category) => ({ vendorCode: code, category })),
  );
  await tx.orm.insert(vendorCategories).values(places);
  // The portal's own games tell their stakes themselves.
  const own = ({ category, minBet }: SeedGame) =>
    category === 'INHOUSE' ? amountIn(brand, LEAST_STAKE) : inCurrency(minBet, brand.currency);
  await tx.orm.insert(games).values(seedGames(now).map((game) => ({ ...game, minBet: own(game) })));
}

async function insertLobby(tx: Queries, now: Date, brand: SeedBrand): Promise<void> {
  await insertLottery(tx, now, brand);
  await insertRooms(tx, brand.currency);
  await insertWins(tx, now, brand.currency);
}

async function insertBanners(tx: Queries, now: Date, brand: SeedBrand): Promise<void> {
  const rows = seedBanners.map(({ id, groupName, art, route, tournamentId }, position) => ({
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
  const texts = seedBanners.flatMap(({ id, EN, VI }) => [
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
