import { sql } from 'drizzle-orm';
import type {
  Announcement,
  AnnouncementPage,
  Banner,
  Language,
  Notice,
  TournamentPrize,
} from '#generated/model/index.ts';
import type { Words } from '#server/db/schema/bonuses.ts';
import type { TextNoticeType } from '#server/db/schema/notices.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { texts } from '#server/texts/texts.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { prizePool } from '#shared/promotions/promotions.ts';
import { firstWords, textOf } from '../../ground/html/html.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';

/** The types of the contract: `B` are banners, the others texts. */
type NoticeType = 'B' | TextNoticeType;

type AnnouncementRow = Omit<Announcement, 'timestamp'> & {
  readonly type: TextNoticeType;
  readonly publishedAt: Date;
};

type BannerRow = Banner & { readonly tournament: ToldTournament | null };

/** Whether an announcement `a` is shown at the moment `$1`: neither scheduled nor ended nor withdrawn. */
const SHOWN = 'a.enabled and a.published_at <= $1 and (a.ends_at is null or a.ends_at > $1)';

const DAY = 86_400_000;

/** The tournament that a banner tells about. */
interface ToldTournament {
  readonly title: Words;
  readonly text: Words;
  readonly endsAt: string;
  readonly prizes: readonly TournamentPrize[];
}

/**
 * Fills in what a banner's words leave to its tournament: `{title}`, `{text}`, `{pool}` the prizes in all, `{places}`
 * how many are paid, `{left}` the days until its end.
 */
function tournamentWords(
  { brand, clock }: Pick<Services, 'brand' | 'clock'>,
  banner: Banner,
  { title, text, endsAt, prizes }: ToldTournament,
  language: Language,
): Banner {
  const days = Math.max(1, Math.ceil((Date.parse(endsAt) - clock()) / DAY));
  const { decimals } = brand.currency;
  const values: Readonly<Record<string, string>> = {
    title: title[language],
    text: text[language],
    // The figures of a headline have no cents that are nothing.
    pool: formatMoney(prizePool(prizes, decimals), brand.currency).replace(/\.0+$/, ''),
    places: Math.max(...prizes.map(({ to }) => to)).toLocaleString('en'),
    left: texts[language].support.daysLeft(days),
  };
  const fill = (words: string) => words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const fillAny = (words: string | null) => (words === null ? null : fill(words));
  return {
    ...banner,
    kicker: fillAny(banner.kicker),
    title: fill(banner.title),
    text: fillAny(banner.text),
    actionLabel: fillAny(banner.actionLabel),
    terms: fillAny(banner.terms),
  };
}

/** The text in the requested language, else in the site's, else in any: one row per item. */
const ANNOUNCEMENTS = `
  select distinct on (a.published_at, a.id) a.id, a.type, a.published_at as "publishedAt", t.title, t.content
  from announcements a join announcement_texts t on t.announcement_id = a.id
  where ${SHOWN} and a.type = any($2::text[])
  order by a.published_at desc, a.id desc, t.language = $3 desc, t.language = $4 desc, t.language`;

const BANNERS = `
  select distinct on (b.group_name, b.position, b.id) b.id as "bannerId", b.group_name as "groupName", b.url,
    b.linkage_type as "linkageType", b.linkage, t.kicker, t.title, t.text, t.action_label as "actionLabel", t.terms,
    case when r.id is not null then
      jsonb_build_object('title', r.title, 'text', r.text, 'endsAt', r.ends_at, 'prizes', r.prizes) end as tournament
  from banners b join banner_texts t on t.banner_id = b.id left join tournaments r on r.id = b.tournament_id
  where b.enabled and b.starts_at <= $1 and (b.ends_at is null or b.ends_at > $1)
    and (r.id is null or r.enabled and r.starts_at <= $1 and r.ends_at > $1)
  order by b.group_name, b.position, b.id, t.language = $2 desc, t.language = $3 desc, t.language`;

/** The limit of the newest items per type, from the contract. */
const MOST = { PL: 200, PU: 50, PR: 50, H: 20, B: 200 } as const;

const isType = (text: string): text is NoticeType => Object.hasOwn(MOST, text);

/** The types in a request's list, which the contract has validated. */
export function noticeTypes(list: string): NoticeType[] {
  return list.split(',').filter(isType);
}

interface Row {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly publishedAt: Date;
}

const list = {
  name: 'announcements',
  from: sql`announcements a`,
  order: sql`a.published_at desc, a.id desc`,
  columns: sql`a.id, a.published_at as "publishedAt", t.title, t.content`,
};

/** The text in the requested language, else in the site's, else in any. */
const TEXT = `
  cross join lateral (
    select title, content from announcement_texts
    where announcement_id = a.id
    order by language = $1 desc, language = $2 desc, language
    limit 1
  ) t`;

const SUMMARY_LENGTH = 200;

/** A page of the current announcements of type PL, newest first (NOTICE-01). */
export async function announcementPage(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  query: PageQuery,
  language: Language,
): Promise<AnnouncementPage> {
  const where = [sql`a.type = 'PL'`, piece(SHOWN, new Date(clock()))];
  const join = { alias: 'a', tables: piece(TEXT, language, brand.defaultLanguage) };
  const { content, totalPages, totalElements } = await paged<Row>(db, { ...list, where, join }, query);
  return {
    content: content.map(({ id, title, content, publishedAt }) => ({
      id,
      title,
      timestamp: publishedAt.getTime(),
      summary: firstWords(textOf(content), SUMMARY_LENGTH),
    })),
    totalPages,
    totalElements,
  };
}

/** The site's notices of the requested types, in the language of the request (API-42). */
export async function listNotices(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  types: readonly NoticeType[],
  language: Language,
): Promise<Notice> {
  const { db, brand, clock } = services;
  const wanted = types.filter((type) => type !== 'B');
  const languages = [language, brand.defaultLanguage];
  const now = new Date(clock());
  const [texts, banners] = await Promise.all([
    wanted.length === 0 ? [] : db.query<AnnouncementRow>('announcements', ANNOUNCEMENTS, [now, wanted, ...languages]),
    types.includes('B') ? db.query<BannerRow>('banners', BANNERS, [now, ...languages]) : [],
  ]);
  const ofType = (type: keyof typeof MOST) =>
    texts
      .filter((row) => row.type === type)
      .slice(0, MOST[type])
      .map(
        ({ id, title, content, publishedAt }): Announcement => ({
          id,
          title,
          content,
          timestamp: publishedAt.getTime(),
        }),
      );
  return {
    playerList: ofType('PL'),
    banners: banners
      .slice(0, MOST.B)
      .map(({ tournament, ...banner }) =>
        tournament === null ? banner : tournamentWords(services, banner, tournament, language),
      ),
    popup: ofType('PU'),
    promotion: ofType('PR'),
    headline: ofType('H'),
  };
}

const ANNOUNCEMENT = `
  select a.id, a.published_at as "publishedAt", t.title, t.content
  from announcements a join announcement_texts t on t.announcement_id = a.id
  where a.id = $2 and ${SHOWN}
  order by t.language = $3 desc, t.language = $4 desc, t.language
  limit 1`;

/** A currently shown announcement in full; `not_found` for any other (NOTICE-03). */
export async function findAnnouncement(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  id: string,
  language: Language,
): Promise<Announcement> {
  const parameters = [new Date(clock()), id, language, brand.defaultLanguage];
  const [row] = await db.query<Row>('announcement', ANNOUNCEMENT, parameters);
  if (!row) throw new Failure('not_found');
  return { id: row.id, title: row.title, content: row.content, timestamp: row.publishedAt.getTime() };
}
