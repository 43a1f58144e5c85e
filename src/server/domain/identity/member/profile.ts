import type { Language, MemberContacts, Profile, ProfileChange } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { lockMember } from '../../ground/lock-member.ts';
import { maskedEmail, maskedMobile } from '../../ground/text/masks.ts';
import { allowedNickname } from '../registration/names.ts';
import type { Session } from '../session/session.ts';
import { requireTrueAccount } from '../session/true-account.ts';
import { ageOn, dayIn } from './age.ts';
import { avatarIdOf, avatarUrlOf } from './avatars.ts';

type Contacts = Readonly<Partial<Record<keyof MemberContacts, string>>>;

/** The stored data of a member's profile. */
interface ProfileRow {
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
async function findProfile(db: Queries, memberId: number): Promise<ProfileRow> {
  const [row] = await db.query<ProfileRow>('profile_find', FIND, [memberId]);
  if (row === undefined) throw new Error(`member ${memberId} is gone`);
  return row;
}

/** The profile of the session's member, contacts masked (MEMBER-18). */
export async function getProfile({ db, brand }: Pick<Services, 'db' | 'brand'>, session: Session): Promise<Profile> {
  requireTrueAccount(session);
  return toProfile(await findProfile(db, session.memberId), brand, session.memberId);
}

/** The profile in the contract's form. */
function toProfile(
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

type Dependencies = Pick<Services, 'db' | 'brand' | 'clock'>;

const STORE = `
  update members set nickname = $2, avatar_url = $3, payee_name = $4, birthday = $5::date, language = $6,
    contacts = $7::jsonb where id = $1`;

/**
 * Changes the sent parts of the profile, all or none. Failures: `not_found` for an avatar outside the gallery;
 * `validation_failed` for an empty change and a forbidden nickname; `field_locked` for a real name or birthday that is
 * already set; `age_too_low` for a birthday below the brand's age (VALID-46, VALID-49).
 */
export async function updateProfile(services: Dependencies, session: Session, change: ProfileChange): Promise<Profile> {
  requireTrueAccount(session);
  if (Object.keys(change).length === 0) throw nothingToChange();
  const { db, brand, clock } = services;
  return db.transaction(async (tx) => {
    await lockMember(tx, session.memberId);
    const before = await findProfile(tx, session.memberId);
    const after = changed(services, session.memberId, before, change);
    await store(tx, session.memberId, after);
    const audited = (['payeeName', 'birthday', 'language'] as const).filter((part) => after[part] !== before[part]);
    if (audited.length > 0) {
      const data = { parts: audited.join(','), language: after.language, session: session.id };
      await audit(tx, { at: new Date(clock()), kind: 'profile_changed', memberId: session.memberId, data });
    }
    return toProfile(after, brand, session.memberId);
  });
}

function changed(
  { brand, clock }: Dependencies,
  memberId: number,
  before: ProfileRow,
  change: ProfileChange,
): ProfileRow {
  const { nickname, avatarId, payeeName, birthday, language, contacts } = change;
  const avatarUrl = avatarId === undefined ? before.avatarUrl : avatarUrlOf(avatarId, memberId);
  if (avatarUrl === undefined) throw new Failure('not_found');
  const given = birthday === undefined ? before.birthday : once(before.birthday, birthday);
  if (given !== before.birthday && given !== null) requireAge(given, dayIn(brand.timeZone, clock()), brand.playingAge);
  return {
    ...before,
    avatarUrl,
    nickname: nickname === undefined ? before.nickname : allowedNickname(nickname, brand.name),
    payeeName: payeeName === undefined ? before.payeeName : once(before.payeeName, payeeName),
    birthday: given,
    language: language ?? before.language,
    contacts: contacts === undefined ? before.contacts : mergedContacts(before.contacts, contacts),
  };
}

/** Fields that can be set once; repeating the same value changes nothing. */
function once(before: string | null, given: string): string {
  if (before !== null && before !== given) throw new Failure('field_locked');
  return given;
}

function nothingToChange(): Failure {
  const message = 'Send at least one part of the profile.';
  return new Failure('validation_failed', { fields: [{ pointer: '/body', rule: 'required', message }] });
}

const OLDEST = 120;

function requireAge(birthday: string, today: string, minimum: number): void {
  const age = ageOn(today, birthday);
  if (age < minimum) throw new Failure('age_too_low');
  if (age <= OLDEST) return;
  const message = 'This is too long ago to be a birthday.';
  throw new Failure('validation_failed', { fields: [{ pointer: '/body/birthday', rule: 'range', message }] });
}

function mergedContacts(before: ProfileRow['contacts'], change: NonNullable<ProfileChange['contacts']>) {
  const merged = Object.entries({ ...before, ...change }).flatMap(([name, value]) => {
    const kept = value?.trim();
    return kept ? [[name, kept] as const] : [];
  });
  return Object.fromEntries(merged);
}

async function store(tx: Queries, memberId: number, row: ProfileRow): Promise<void> {
  const { nickname, avatarUrl, payeeName, birthday, language, contacts } = row;
  const kept = contacts === null ? null : JSON.stringify(contacts);
  await tx.query('profile_store', STORE, [memberId, nickname, avatarUrl, payeeName, birthday, language, kept]);
}

const KEEP_LANGUAGE = 'update members set language = $2 where id = $1 and language is distinct from $2 returning id';

/** Stores the member's chosen language, trial accounts included (API-61). */
export async function updateLanguage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
  language: Language,
): Promise<Language> {
  await db.transaction(async (tx) => {
    const kept = await tx.query('language_keep', KEEP_LANGUAGE, [session.memberId, language]);
    if (kept.length === 0) return;
    const data = { parts: 'language', language, session: session.id };
    await audit(tx, { at: new Date(clock()), kind: 'profile_changed', memberId: session.memberId, data });
  });
  return language;
}
