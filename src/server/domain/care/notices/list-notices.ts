import type { Announcement, Banner, Language, Notice } from '#generated/model/index.ts';
import type { TextNoticeType } from '#server/db/schema/notices.ts';
import type { Services } from '#server/services.ts';
import { SHOWN } from './shown.ts';
import { type ToldTournament, tournamentWords } from './tournament-words.ts';

/** The types of the contract: `B` are banners, the others texts. */
type NoticeType = 'B' | TextNoticeType;

type AnnouncementRow = Omit<Announcement, 'timestamp'> & {
  readonly type: TextNoticeType;
  readonly publishedAt: Date;
};

type BannerRow = Banner & { readonly tournament: ToldTournament | null };

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
