import { Failure } from '#server/shared/failure.ts';
import { looksLikeStaff } from '../registration/staff-name.ts';

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
