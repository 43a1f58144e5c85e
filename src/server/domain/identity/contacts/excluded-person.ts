import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';
import type { MobileNumber } from '../../ground/text/mobile.ts';

/** What recognises a person. */
export interface Identity {
  readonly number?: MobileNumber | undefined;
  readonly email?: string | undefined;
  readonly idNumber?: string | undefined;
}

/** An identity in one spelling, so that case and separators make no difference. */
export function foldedIdentity({ number, email, idNumber }: Identity) {
  return {
    mobile: number === undefined ? null : `${number.dialingCode}${number.mobileNum}`,
    email: email?.trim().toLowerCase() || null,
    idNumber: idNumber?.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase() || null,
  };
}

const FIND = `
  select 1 from self_exclusions
  where ended_at is null and (ends_at is null or ends_at > $1) and (mobile = $2 or email = $3 or id_number = $4)`;

/** Whether somebody with a part of this identity has excluded themselves and their time is not over. */
export async function isExcludedPerson(db: Pick<Queries, 'query'>, identity: Identity, at: Date): Promise<boolean> {
  const { mobile, email, idNumber } = foldedIdentity(identity);
  const found = await db.query('excluded_person', FIND, [at, mobile, email, idNumber]);
  return found.length > 0;
}

/** Refuses a new account for somebody who has excluded themselves (trust 13): `self_excluded`. */
export async function requireNotExcludedPerson(
  db: Pick<Queries, 'query'>,
  identity: Identity,
  at: Date,
): Promise<void> {
  if (await isExcludedPerson(db, identity, at)) throw new Failure('self_excluded');
}
