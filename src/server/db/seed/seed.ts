import { storeAnnouncements } from '../../domain/notices/store-announcement.ts';
import type { Clock } from '../../services.ts';
import type { Database, Queries } from '../database.ts';
import { games, vendorCategories, vendors } from '../schema/catalogue.ts';
import { banners, bannerTexts } from '../schema/notices.ts';
import { promotions, promotionTexts } from '../schema/promotions.ts';
import { seedAnnouncements, type Words } from './announcements.ts';
import { seedBanners } from './banners.ts';
import { seedGames } from './games.ts';
import { plantMembers } from './plant-members.ts';
import { plantMessages } from './plant-messages.ts';
import { type SeedPromotion, seedPromotions } from './promotions.ts';
import { seedVendors } from './vendors.ts';

export interface SeedOptions {
  readonly clock: Clock;
  /** The code of the brand's currency. */
  readonly currency: string;
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
    // A sandbox that was planted before there were any gets them too.
    if (await mark('promotions')) await plantPromotions(tx, now);
    if (marked) await plantSandbox(tx, now, currency, progress);
    if (await mark('messages')) await plantMessages(tx, now);
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
  await plantBanners(tx);
  await plantAnnouncements(tx, now);
}

async function plantCatalogue(tx: Queries, now: Date): Promise<void> {
  const rows = seedVendors.map(({ code, name, hue, isHot = false, backInHours }, position) => ({
    code,
    name,
    hue,
    isHot,
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

async function plantBanners(tx: Queries): Promise<void> {
  const rows = seedBanners.map(({ id, groupName, art, route }, position) => ({
    id,
    groupName,
    position,
    art,
    url: `/art/banner/${id}.svg`,
    linkageType: route === undefined ? null : ('ROUTE' as const),
    linkage: route ?? null,
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
    content: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  });
  const rows = seedAnnouncements.map(({ type, EN, VI }, place) => ({
    id: `a-${1001 + place}`,
    type,
    publishedAt: new Date(now.getTime() - (place + 1) * 9 * HOUR),
    texts: { EN: textOf(EN), VI: textOf(VI) },
  }));
  return storeAnnouncements(tx, rows);
}

async function plantPromotions(tx: Queries, now: Date): Promise<void> {
  const contributions = [
    { gameType: 'RNG' as const, rate: 10_000 },
    { gameType: 'INHOUSE' as const, rate: 10_000 },
    { gameType: 'LIVE' as const, rate: 2_000 },
  ];
  const rows = seedPromotions.map(({ id, category, applyMode, reward, multiple, minDeposit, art }) => ({
    ...{ id, category, applyMode, reward, art },
    startsAt: new Date(now.getTime() - 90 * DAY),
    endsAt: new Date(now.getTime() + 180 * DAY),
    wagering: { multiple, base: 'bonus' as const, days: 7, maxStake: '10.00', contributions },
    minDeposit: minDeposit ?? null,
    picture: `/art/promotion/${id}.svg`,
  }));
  await tx.orm.insert(promotions).values(rows);
  const textOf = (promotionId: string, language: 'EN' | 'VI', [title, summary, reward]: SeedPromotion['EN']) => ({
    ...{ promotionId, language, title, summary, reward },
  });
  const texts = seedPromotions.flatMap(({ id, EN, VI }) => [textOf(id, 'EN', EN), textOf(id, 'VI', VI)]);
  await tx.orm.insert(promotionTexts).values(texts);
}
