import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { dialledNumber } from '#shared/validation/digits.ts';
import { type MobileNumber, numberIn } from '../../ground/text/mobile.ts';
import type { Candidate } from './entry-refusals.ts';

/** An account at login. */
export interface Account extends Candidate {
  readonly id: number;
  readonly account: string;
  readonly passwordHash: string | null;
  readonly passwordChangedAt: Date;
  /** Somebody else chose the password, so that it must be changed. */
  readonly passwordGiven: boolean;
  /** Whether a login needs a second step. */
  readonly twoStep: boolean;
  /** Null where the account has no number, or an unproven one. */
  readonly verifiedNumber: MobileNumber | null;
}

interface Row extends Omit<Account, 'verifiedNumber'> {
  readonly dialingCode: string | null;
  readonly mobileNum: string | null;
  readonly mobileVerifiedAt: Date | null;
}

const COLUMNS = `
  m.id, m.account, m.type, m.member_access as "memberAccess", m.status, m.password_hash as "passwordHash",
  m.password_changed_at as "passwordChangedAt", m.password_given as "passwordGiven",
  m.dialing_code as "dialingCode", m.mobile_num as "mobileNum",
  m.mobile_verified_at as "mobileVerifiedAt",
  exists (select from two_step_logins s where s.member_id = m.id) as "twoStep"`;

// An account's name takes precedence over another account's number.
const BY_NAME = `
  with typed as (select * from unnest($2::text[], $3::text[]) with ordinality as t (code, num, place)),
  found as (
    select id, 0 as place from members where account = $1
    union all
    select m.id, t.place from typed t join members m on m.dialing_code = t.code and m.mobile_num = t.num
  )
  select ${COLUMNS} from found f join members m on m.id = f.id order by f.place limit 1`;
const BY_NUMBER = `select ${COLUMNS} from members m where m.dialing_code = $1 and m.mobile_num = $2`;
const BY_ID = `select ${COLUMNS} from members m where m.id = $1`;

/** Normalises a name: lower case, trimmed. */
export function foldedName(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The account of this name, or of this mobile number in any notation, with or without its code (REGISTER-35). */
export async function accountByName(db: Queries, brand: Pick<Brand, 'countries'>, typed: string) {
  const numbers = numbersOf(brand, typed);
  const codes = numbers.map(({ dialingCode }) => dialingCode);
  const mobiles = numbers.map(({ mobileNum }) => mobileNum);
  const [row] = await db.query<Row>('account_by_name', BY_NAME, [foldedName(typed), codes, mobiles]);
  return accountOf(row);
}

/** The account that has this number. */
export async function accountByNumber(db: Queries, { dialingCode, mobileNum }: MobileNumber) {
  const [row] = await db.query<Row>('account_by_number', BY_NUMBER, [dialingCode, mobileNum]);
  return accountOf(row);
}

/** The account of an id. */
export async function accountById(db: Queries, id: number) {
  const [row] = await db.query<Row>('account_by_id', BY_ID, [id]);
  return accountOf(row);
}

/** The possible meanings of a phone number: one per country of the brand, the most likely first. */
function numbersOf(brand: Pick<Brand, 'countries'>, typed: string): MobileNumber[] {
  const dialled = dialledNumber(typed);
  if (dialled === undefined) return [];
  const codes = new Set(brand.countries.map(({ countryDialingCode }) => countryDialingCode));
  return [...codes].flatMap((code) => numberIn(brand, code, dialled) ?? []);
}

function accountOf(row: Row | undefined): Account | undefined {
  if (row === undefined) return undefined;
  const { dialingCode, mobileNum, mobileVerifiedAt, ...account } = row;
  const proven = mobileVerifiedAt !== null && dialingCode !== null && mobileNum !== null;
  return { ...account, verifiedNumber: proven ? { dialingCode, mobileNum } : null };
}
