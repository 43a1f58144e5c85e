import type { Language, MemberContacts, Profile } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { maskedEmail, maskedMobile } from '../../ground/text/masks.ts';
import type { Session } from '../session/session.ts';
import { requireTrueAccount } from '../session/true-account.ts';
import { avatarIdOf } from './avatars.ts';

type Contacts = Readonly<Partial<Record<keyof MemberContacts, string>>>;

/** The stored data of a member's profile. */
export interface ProfileRow {
  readonly account: string;
  readonly nickname: string;
  readonly avatarUrl: string | null;
  readonly payeeName: string | null;
  /** `yyyy-MM-dd` */
  readonly birthday: string | null;
  readonly language: Language | null;
  readonly email: string | null;
  readonly dialingCode: string | null;
  readonly mobileNum: string | null;
  readonly contacts: Contacts | null;
  readonly createdAt: Date;
}

// The data of the registration applies until the member changes it.
const FIND = `
  select m.account, m.nickname, m.avatar_url as "avatarUrl", m.payee_name as "payeeName", m.birthday::text as birthday,
    coalesce(m.language, r.language) as language, m.email, m.dialing_code as "dialingCode",
    m.mobile_num as "mobileNum", coalesce(m.contacts, r.contacts) as contacts, m.created_at as "createdAt"
  from members m left join registrations r on r.member_id = m.id where m.id = $1`;

/** The profile of a member, from the database. */
export async function findProfile(db: Queries, memberId: number): Promise<ProfileRow> {
  const [row] = await db.query<ProfileRow>('profile_find', FIND, [memberId]);
  if (row === undefined) throw new Error(`member ${memberId} is gone`);
  return row;
}

/** The profile of the session's member, contacts masked (MEMBER-18). */
export async function getProfile({ db, brand }: Pick<Services, 'db' | 'brand'>, session: Session): Promise<Profile> {
  requireTrueAccount(session);
  return toldProfile(await findProfile(db, session.memberId), brand, session.memberId);
}

/** The profile in the contract's form. */
export function toldProfile(
  row: ProfileRow,
  { playingAge, defaultLanguage }: Pick<Brand, 'playingAge' | 'defaultLanguage'>,
  memberId: number,
): Profile {
  const { email, dialingCode, mobileNum, contacts, createdAt, language, ...rest } = row;
  const number = dialingCode !== null && mobileNum !== null ? { dialingCode, mobileNum } : null;
  const { line = null, whatsapp = null, zalo = null, facebook = null, wechat = null, qqNum = null } = contacts ?? {};
  return {
    ...rest,
    avatarId: avatarIdOf(row.avatarUrl, memberId),
    minimumAge: playingAge,
    language: languageOf(language, defaultLanguage),
    email: email && maskedEmail(email),
    mobile: number && maskedMobile(number),
    contacts: { line, whatsapp, zalo, facebook, wechat, qqNum },
    createdAt: createdAt.toISOString(),
  };
}

/** The member's chosen language, else the site's. */
function languageOf(chosen: Language | null, site: string): Language {
  return chosen ?? (site === 'VI' ? 'VI' : 'EN');
}
