import { storeAnnouncements } from '../../domain/notices/store-announcement.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Database, Queries } from '../database.ts';
import { games, vendorCategories, vendors } from '../schema/catalogue.ts';
import { banners, bannerTexts } from '../schema/notices.ts';
import { seedAnnouncements, type Words } from './announcements.ts';
import { seedBanners } from './banners.ts';
import { seedGames } from './games.ts';
import { plantLottery } from './lottery.ts';
import { plantHelp } from './plant-help.ts';
import { plantMembers } from './plant-members.ts';
import { plantMessages } from './plant-messages.ts';
import { plantPayments } from './plant-payments.ts';
import { plantPromotions } from './plant-promotions.ts';
import { plantRanks } from './plant-ranks.ts';
import { plantRewards } from './plant-rewards.ts';
import { plantRooms } from './pvp-rooms.ts';
import { seedVendors } from './vendors.ts';
import { plantWins } from './wins.ts';
import type { SeedCurrency } from './with-amounts.ts';

export interface SeedOptions {
  readonly clock: Clock;
  /** The brand's. */
  readonly currency: SeedCurrency;
  /** Hears what is being planted. */
  readonly progress?: (what: string) => void;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const MARK = 'insert into seeds (name, planted_at) values ($1, $2) on conflict do nothing returning name';

/**
 * Plants the sandbox in an empty database: vendors, games, banners, announcements and the demo accounts, the same ones
 * every time, with dates counted back from now. All of it or nothing; a database that had it once is left alone, and of
 * two servers that start together one waits for the other. Answers whether it planted.
 */
export function seed(db: Database, { clock, currency, progress = () => undefined }: SeedOptions): Promise<boolean> {
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const mark = async (name: string) => (await tx.query('seed_mark', MARK, [name, now])).length > 0;
    const marked = await mark('sandbox');
    // A sandbox that was planted before there were such things gets them too.
    if (await mark('promotions')) await plantPromotions(tx, now, currency);
    if (await mark('help')) await plantHelp(tx, now, currency);
    if (await mark('point rewards')) await plantRewards(tx, now, currency);
    if (marked) await plantSandbox(tx, now, currency.code, progress);
    if (await mark('lobby')) await plantLobby(tx, now);
    if (await mark('messages')) await plantMessages(tx, now, currency);
    if (await mark('ranks')) await plantRanks(tx, now);
    if (await mark('payments')) await plantPayments(tx, now, currency.code);
    if (marked) await tx.query('seed_analyze', 'analyze');
    return marked;
  });
}

async function plantSandbox(tx: Queries, now: Date, currency: string, progress: (what: string) => void): Promise<void> {
  progress('demo accounts');
  await plantMembers(tx, now, currency);
  progress('vendors and games');
  await plantCatalogue(tx, now);
  progress('banners and announcements');
  await plantBanners(tx, now);
  await plantAnnouncements(tx, now);
}

async function plantCatalogue(tx: Queries, now: Date): Promise<void> {
  const rows = seedVendors.map(({ code, name, hue, isHot = false, transfer = false, backInHours }, position) => ({
    code,
    name,
    hue,
    isHot,
    walletMode: transfer ? ('transfer' as const) : ('seamless' as const),
    position,
    maintenance: backInHours !== undefined,
    maintenanceUntil: backInHours === undefined ? null : new Date(now.getTime() + backInHours * HOUR),
  }));
  await tx.orm.insert(vendors).values(rows);
  const places = seedVendors.flatMap(({ code, categories }) =>
    categories.map((category) => ({ vendorCode: code, category })),
  );
  await tx.orm.insert(vendorCategories).values(places);
  await tx.orm.insert(games).values(seedGames(now));
}

async function plantLobby(tx: Queries, now: Date): Promise<void> {
  await plantLottery(tx);
  await plantRooms(tx);
  await plantWins(tx, now);
}

async function plantBanners(tx: Queries, now: Date): Promise<void> {
  const rows = seedBanners.map(({ id, groupName, art, route }, position) => ({
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
  await tx.orm.insert(bannerTexts).values(texts);
}

function plantAnnouncements(tx: Queries, now: Date): Promise<void> {
  const textOf = ([title, ...paragraphs]: Words) => ({
    title,
    content: paragraphs.map((part) => (/^<(?!a )/.test(part) ? part : `<p>${part}</p>`)).join(''),
  });
  const rows = seedAnnouncements.map(({ type, EN, VI }, place) => ({
    id: `a-${1001 + place}`,
    type,
    publishedAt: new Date(now.getTime() - (place + 1) * 9 * HOUR),
    texts: { EN: textOf(EN), VI: textOf(VI) },
  }));
  return storeAnnouncements(tx, rows);
}
