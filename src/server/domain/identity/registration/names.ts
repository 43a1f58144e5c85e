import unhomoglyph from 'unhomoglyph';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';
import { fold } from '../../ground/text/fold.ts';
import type { MobileNumber } from '../../ground/text/mobile.ts';

/** What staff and the site itself are called, in both languages, without accents and spaces. */
const STAFF = [
  'admin',
  'moderator',
  'support',
  'staff',
  'official',
  'operator',
  'system',
  'helpdesk',
  'customerservice',
  'customercare',
  'cskh',
  'chamsockhachhang',
  'dichvukhachhang',
  'hotro',
  'quantri',
  'nhanvien',
  'tongdai',
  'hethong',
];

/** Signs that are written in the place of letters, beyond those of Unicode's list of confusable characters. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'l',
  1: 'l',
  i: 'l',
  0: 'o',
  ᴛ: 't',
};

/** From this length on a brand may not be a part of a name either. */
const LONG_BRAND = 4;

const staffLooks = STAFF.map(lookOf);

/**
 * Whether a name can be taken for staff, for the site or for its brand: whatever the case, the accents and the signs
 * between the letters, also with letters of other scripts (Unicode's UTS 39) and digits that look like them.
 */
export function looksLikeStaff(name: string, brand: string): boolean {
  const [look, brandLook] = [lookOf(name), lookOf(brand)];
  // A short brand, such as Sen, is a part of many names.
  const isBrand = brandLook.length < LONG_BRAND ? look === brandLook : look.includes(brandLook);
  return staffLooks.some((word) => look.includes(word)) || (brandLook !== '' && isBrand);
}

/** One writing of all names that look alike. */
function lookOf(name: string): string {
  // Once before and once after the letters are small: of some letters only the capital looks like a Latin one.
  const letters = unhomoglyph(name.normalize('NFKC')).replace(/[@$!]/g, (sign) => WRITTEN_FOR[sign] ?? sign);
  return unhomoglyph(fold(letters))
    .toLowerCase()
    .replace(/./gu, (sign) => WRITTEN_FOR[sign] ?? sign)
    .replace(/[^a-z0-9]/g, '');
}

const LEAST = 2;
const MOST = 20;

/** Signs that look like others or are invisible, with which one name can imitate another. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;

/**
 * Returns the trimmed nickname. Failures: `validation_failed` at `/body/nickname` for one that is too short or too
 * long, has invisible signs, or imitates staff or the brand.
 */
export function allowedNickname(typed: string, brand: string): string {
  const nickname = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  const length = [...nickname].length;
  if (length < LEAST || length > MOST) throw refused('length', `A nickname has ${LEAST} to ${MOST} characters.`);
  if (UNSEEN.test(nickname)) throw refused('characters', 'A nickname has only signs that can be seen.');
  if (looksLikeStaff(nickname, brand)) throw staffNickname();
  return nickname;
}

/** A nickname that looks like staff. */
export function staffNickname(): Failure {
  return refused('nickname', 'A nickname may not pretend to be staff.');
}

function refused(rule: string, message: string): Failure {
  return new Failure('validation_failed', { fields: [{ pointer: '/body/nickname', rule, message }] });
}

const NAME = 'select 1 from members where account = lower($1)';
const NUMBER = 'select 1 from members where dialing_code = $1 and mobile_num = $2';

/** Whether nobody else can have this account name: an account has it, in any case, or it is kept for staff. */
export async function isNameTaken(
  { db, brand }: { readonly db: Pick<Queries, 'query'>; readonly brand: Pick<Brand, 'name'> },
  username: string,
): Promise<boolean> {
  if (looksLikeStaff(username, brand.name)) return true;
  const rows = await db.query('name_taken', NAME, [username]);
  return rows.length > 0;
}

/** Whether an account has this mobile number. */
export async function isNumberTaken(
  db: Pick<Queries, 'query'>,
  { dialingCode, mobileNum }: MobileNumber,
): Promise<boolean> {
  const rows = await db.query('number_taken', NUMBER, [dialingCode, mobileNum]);
  return rows.length > 0;
}
