import { Failure } from '../../shared/failure.ts';
import { fold } from '../catalogue/fold.ts';

const LEAST = 2;
const MOST = 20;

/** Names that suggest staff, in both languages, folded and with nothing between the letters. */
const staff = [
  'admin',
  'administrator',
  'moderator',
  'support',
  'staff',
  'official',
  'operator',
  'cskh',
  'chamsockhachhang',
  'hotro',
  'quantri',
  'nhanvien',
  'tongdai',
];

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
  const folded = fold(nickname).replace(/[^a-z0-9]/g, '');
  if ([...staff, fold(brand).replace(/[^a-z0-9]/g, '')].some((word) => word !== '' && folded.includes(word))) {
    throw refused('nickname', 'A nickname may not pretend to be staff.');
  }
  return nickname;
}

function refused(rule: string, message: string): Failure {
  return new Failure('validation_failed', { fields: [{ pointer: '/body/nickname', rule, message }] });
}
