import type { LoginMethod, LoginOutcome } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import type { MobileNumber } from '../../ground/text/mobile.ts';
import { deviceOf } from '../session/device.ts';

/** An attempt that opened no session. */
export interface FailedLogin {
  readonly at: Date;
  readonly outcome: Exclude<LoginOutcome, 'success'>;
  readonly method: LoginMethod;
  readonly visitor: Visitor;
}

const BY_NUMBER = `
  insert into login_records (member_id, at, outcome, method, ip, country, device)
  select id, $3, $4, $5, $6, $7, $8 from members where dialing_code = $1 and mobile_num = $2`;

/** Records a failed attempt for the account of a number; an unknown number costs the same. */
export async function recordFailureByNumber(
  db: Queries,
  { dialingCode, mobileNum }: MobileNumber,
  { at, outcome, method, visitor }: FailedLogin,
): Promise<void> {
  const location = [visitor.ip, visitor.country, deviceOf(visitor.userAgent)] as const;
  await db.query('login_record_number', BY_NUMBER, [dialingCode, mobileNum, at, outcome, method, ...location]);
}
