import { eq } from 'drizzle-orm';
import { GameCategory } from '#generated/model/index.ts';
import { type BannerArt, banners } from '#server/db/schema/notices.ts';
import { pointRewards } from '#server/db/schema/points.ts';
import { promotions } from '#server/db/schema/promotions.ts';
import type { Services } from '#server/services.ts';
import { bannerArt } from '#shared/art/banner-art.ts';
import { cardArt, cardSize } from '#shared/art/card-art.ts';
import { categoryHue, categoryPool } from '#shared/art/category.ts';
import { gameArt } from '#shared/art/game-art.ts';
import { lettering } from '#shared/art/lettering.ts';
import { initials, monogramArt } from '#shared/art/monogram.ts';
import { isMotifRef } from '#shared/art/motif-book.ts';
import { hash, seededRandom } from '#shared/art/seed.ts';
import { GALLERY_SIZE } from '../../identity/member/avatars.ts';
import { findLotteryArt } from '../../lottery/draws/lottery-art.ts';
import { findGameArt } from '../../play/catalogue/build-snapshot.ts';

/** Draws the picture of an id as SVG; null for an unknown id. The same id always gives the same picture. */
export type Drawing = (id: string, services: Services) => Promise<string | null>;

/** The kinds of pictures that the server draws, by the folder of their addresses. */
export const drawings = {
  game,
  lottery,
  vendor,
  banner,
  promotion,
  reward,
  rank,
  avatar,
  partner,
  payment,
  category,
  bank,
} as const satisfies Record<string, Drawing>;

/** The name of such a kind. */
export type DrawingKind = keyof typeof drawings;

async function game(nodeId: string, { catalogue }: Services): Promise<string | null> {
  const input = findGameArt(await catalogue.current(), nodeId);
  return input && gameArt(input).svg;
}

async function lottery(code: string, services: Services): Promise<string | null> {
  const input = await findLotteryArt(services, code);
  return input && gameArt(input).svg;
}

async function vendor(code: string, { catalogue }: Services): Promise<string | null> {
  const face = (await catalogue.current()).vendors.get(code);
  return face ? monogramArt(face) : null;
}

async function banner(id: string, services: Services): Promise<string | null> {
  const art = await findBannerArt(services, id);
  return art && bannerArt({ ...art, id, props: art.props.filter(isMotifRef) });
}

/** Returns the art input of a drawn banner; null for any other id. */
export async function findBannerArt({ db }: Pick<Services, 'db'>, bannerId: string): Promise<BannerArt | null> {
  const [row] = await db.orm.select({ art: banners.art }).from(banners).where(eq(banners.id, bannerId));
  return row?.art ?? null;
}

async function promotion(id: string, services: Services): Promise<string | null> {
  const art = await findPromotionArt(services, id);
  const motif = art?.props.find(isMotifRef);
  if (!art || !motif) return null;
  // A card is taller than it is wide, with its text at the bottom.
  const { hue, w = 880, h = 960 } = art;
  return cardArt({ id, hue, motif, w, h, x: 0.5, y: h > w ? 0.36 : 0.5, size: Math.min(w, h) * 0.3, scrim: false });
}

/** Returns the art input of a drawn promotion; null for any other id. */
export async function findPromotionArt({ db }: Pick<Services, 'db'>, id: string): Promise<BannerArt | null> {
  const [row] = await db.orm.select({ art: promotions.art }).from(promotions).where(eq(promotions.id, id));
  return row?.art ?? null;
}

async function reward(id: string, services: Services): Promise<string | null> {
  const art = await findRewardArt(services, id);
  const motif = art?.props.find(isMotifRef);
  if (!art || !motif) return null;
  return cardArt({ id, hue: art.hue, motif, w: 640, h: 320, x: 0.5, y: 0.5, size: 104, tone: 'day', scrim: false });
}

/** Returns the art input of a drawn reward; null for any other id. */
async function findRewardArt({ db }: Pick<Services, 'db'>, id: string): Promise<BannerArt | null> {
  const [row] = await db.orm.select({ art: pointRewards.art }).from(pointRewards).where(eq(pointRewards.id, id));
  return row?.art ?? null;
}

const highestRank = 20;

/** The grounds of the first ranks, near the colours of their labels; higher ranks continue round the circle. */
const rankHues = [250, 150, 75, 45, 15, 295, 215] as const;
const rankMotifs = ['shield', 'shield', 'crown', 'crown', 'gem', 'gem', 'brilliant'] as const;

/** The props of the ranks, from shields to crowns to gems. */
async function rank(level: string): Promise<string | null> {
  const height = /^\d{1,2}$/.test(level) ? Number(level) : Number.NaN;
  if (!(height <= highestRank) || String(height) !== level) return null;
  return cardArt({
    id: `rank-${height}`,
    hue: rankHues[height] ?? (height * 28) % 360,
    motif: rankMotifs[height] ?? 'brilliant',
    w: 96,
    h: 96,
    x: 0.5,
    y: 0.5,
    size: 28,
    scrim: false,
  });
}

const width = 168;
const height = 40;

/** A partner's logo for a theme: its initials in a ring and its name, in one ink. */
export function wordmark(name: string, theme: 'dark' | 'light'): string {
  const ink = theme === 'dark' ? '#ffffff' : '#1c1d24';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<g fill="${ink}"><circle cx="20" cy="20" r="15" fill="none" stroke="${ink}" stroke-width="2"/>` +
    `${lettering(initials(name), 20, 25, 13, 800, '')}${lettering(name, 102, 25.5, 15, 700, 'textLength="124" lengthAdjust="spacingAndGlyphs"')}</g></svg>`
  );
}

const avatarBeasts = ['tiger', 'lion', 'bull', 'fox', 'panda', 'owl'] as const;

async function avatar(id: string): Promise<string | null> {
  if (/^[1-9]\d{5,14}$/.test(id)) return ownAvatar(id);
  const number = /^[1-9]\d?$/.test(id) ? Number(id) : Number.NaN;
  const beast = avatarBeasts[(number - 1) % avatarBeasts.length];
  if (!(number <= GALLERY_SIZE) || beast === undefined) return null;
  const look = { id: `avatar-${number}`, hue: (number * 53) % 360, motif: `beast:${beast}` } as const;
  return cardArt({ ...look, w: 128, h: 128, x: 0.5, y: 0.5, size: 50, scrim: false });
}

const ownMotifs = ['gem', 'lotus', 'koi', 'lantern', 'phoenix', 'sun', 'turtle', 'orbit', 'brilliant'] as const;

/** Drawn from the account number alone, so that the picture does not reveal whether the account exists. */
function ownAvatar(id: string): string {
  const random = seededRandom(hash(`avatar-own-${id}`));
  const motif = ownMotifs[Math.floor(random() * ownMotifs.length)] ?? 'gem';
  return cardArt({
    id: `avatar-${id}`,
    hue: Math.floor(random() * 360),
    motif,
    w: 128,
    h: 128,
    x: 0.5,
    y: 0.5,
    size: 50,
    scrim: false,
  });
}

async function partner(file: string, { brand }: Services): Promise<string | null> {
  const path = `/art/partner/${file}.svg`;
  for (const { name, logoDark, logoLight } of brand.partners) {
    if (logoDark === path) return wordmark(name, 'dark');
    if (logoLight === path) return wordmark(name, 'light');
  }
  return null;
}

async function bank(code: string, { brand }: Services): Promise<string | null> {
  const found = brand.withdrawals.banks.find(({ bankCode }) => bankCode === code);
  return found ? monogramArt({ code, name: found.bankName }) : null;
}

/** The picture of a method to deposit by. */
async function payment(file: string, { brand }: Services): Promise<string | null> {
  const method = brand.depositMethods.find(({ picture }) => picture === `/art/payment/${file}.svg`);
  return method ? monogramArt({ code: method.methodId, name: method.names.EN }) : null;
}

/** `all` is one picture of all categories, in the contract's order from top to bottom. */
async function category(code: string): Promise<string | null> {
  if (code === 'all') return stacked(Object.values(GameCategory).flatMap((each) => categoryCard(each) ?? []));
  return categoryCard(code);
}

function categoryCard(code: string): string | null {
  const hue = categoryHue(code);
  const motif = categoryPool(code)?.[0];
  return hue === undefined || motif === undefined ? null : cardArt({ id: `category-${code}`, hue, motif });
}

/** Cards of the usual size below each other. */
function stacked(cards: readonly string[]): string {
  const places = cards.map((card, index) => card.replace('<svg ', `<svg y="${index * cardSize.height}" `));
  const { width, height } = { ...cardSize, height: cards.length * cardSize.height };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${places.join('')}</svg>`
  );
}
