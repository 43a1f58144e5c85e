import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { MobileNumber } from '../../ground/text/mobile.ts';
import { looksLikeStaff } from './staff-name.ts';

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
