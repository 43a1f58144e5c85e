import type { Queries } from '../../db/database.ts';
import type { MobileNumber } from '../verification/mobile.ts';

const NAME = 'select 1 from members where account = lower($1)';
const NUMBER = 'select 1 from members where dialing_code = $1 and mobile_num = $2';

/** Whether an account has this name, in any case. */
export async function isNameTaken(db: Pick<Queries, 'query'>, username: string): Promise<boolean> {
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
