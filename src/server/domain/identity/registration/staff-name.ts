import unhomoglyph from 'unhomoglyph';
import { fold } from '../../ground/text/fold.ts';

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
