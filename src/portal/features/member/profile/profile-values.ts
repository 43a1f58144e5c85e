import type { Language, MemberContacts, Profile, ProfileChange } from '#generated/model/index.ts';
import {
  updateProfileBodyNicknameMax,
  updateProfileBodyNicknameMin,
} from '#generated/zod/member-profile/member-profile.ts';

/** Where else a member can be reached, in the order of the form. */
export const contactNames = [
  'zalo',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
] as const satisfies readonly (keyof MemberContacts)[];

/** The values of the form; missing ones are empty strings. */
export type ProfileValues = {
  readonly nickname: string;
  readonly avatarId: string;
  readonly payeeName: string;
  readonly birthday: string;
  readonly language: Language;
} & Readonly<Record<(typeof contactNames)[number], string>>;

export type ProfileProblem = 'nicknameLength' | 'nicknameRefused' | 'payeeName' | 'age' | 'birthday';
export type ProfileProblems = Readonly<Partial<Record<keyof ProfileValues, ProfileProblem>>>;

/** The initial values of the form. */
export function valuesOf({ nickname, avatarId, payeeName, birthday, language, contacts }: Profile): ProfileValues {
  const { zalo, line, whatsapp, facebook, wechat, qqNum } = contacts;
  return {
    nickname,
    avatarId: avatarId ?? '',
    payeeName: payeeName ?? '',
    birthday: birthday ?? '',
    language,
    zalo: zalo ?? '',
    line: line ?? '',
    whatsapp: whatsapp ?? '',
    facebook: facebook ?? '',
    wechat: wechat ?? '',
    qqNum: qqNum ?? '',
  };
}

/** The changes to send; undefined if there are none. */
export function changeOf(before: ProfileValues, after: ProfileValues): ProfileChange | undefined {
  const differs = (name: keyof ProfileValues) => after[name].trim() !== before[name];
  const contacts = contactNames.filter(differs).map((name) => [name, after[name].trim() || null]);
  const change: ProfileChange = {
    ...(differs('nickname') && { nickname: after.nickname.trim() }),
    ...(differs('avatarId') && { avatarId: after.avatarId }),
    ...(differs('payeeName') && { payeeName: plainName(after.payeeName) }),
    ...(differs('birthday') && { birthday: after.birthday }),
    ...(differs('language') && { language: after.language }),
    ...(contacts.length > 0 && { contacts: Object.fromEntries(contacts) }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

const REAL_NAME = /^[A-Za-z]+( [A-Za-z]+)+$/;

/** The problems of a change before it is sent. `today` is `yyyy-MM-dd`. */
export function problemsOf(
  change: ProfileChange,
  { minimumAge }: Pick<Profile, 'minimumAge'>,
  today: string,
): ProfileProblems {
  const { nickname, payeeName, birthday } = change;
  return {
    ...(nickname !== undefined && !fitsNickname(nickname) && { nickname: 'nicknameLength' }),
    ...(payeeName !== undefined && !REAL_NAME.test(payeeName) && { payeeName: 'payeeName' }),
    ...(birthday === '' && { birthday: 'birthday' }),
    ...(birthday && ageOn(today, birthday) < minimumAge && { birthday: 'age' }),
  };
}

/** The contract counts characters, of which some are two units of `length`. */
function fitsNickname(nickname: string): boolean {
  const { length } = [...nickname];
  return length >= updateProfileBodyNicknameMin && length <= updateProfileBodyNicknameMax;
}

/** How old somebody is on a day; both days `yyyy-MM-dd`. */
function ageOn(today: string, birthday: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/**
 * A real name as banks of Vietnam write it: capitals without accents (VALID-38). Unicode does not decompose `Đ`, so it
 * is replaced here.
 */
export function plainName(typed: string): string {
  const letters = typed.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'D');
  return letters.toUpperCase().trim().replace(/\s+/g, ' ');
}
