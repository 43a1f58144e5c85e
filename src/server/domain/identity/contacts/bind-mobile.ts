import type { BindMobilePayload } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { errorFacts } from '#server/shared/error-facts.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import { maskedMobile } from '../../ground/text/masks.ts';
import { type MobileNumber, mobileOf, wholeNumber } from '../../ground/text/mobile.ts';
import type { Session } from '../session/session.ts';
import { requireTrueAccount } from '../session/true-account.ts';
import { memberCodeKey } from '../verification/member-codes.ts';
import { bindContact, type Former } from './bind-contact.ts';

const FORMER = `
  select dialing_code as "dialingCode", mobile_num as "mobileNum" from members where id = $1 for no key update`;
const STORE = `
  update members set dialing_code = $2, mobile_num = $3, mobile_verified_at = $4
  where id = $1
    and not exists (select from members other where other.dialing_code = $2 and other.mobile_num = $3 and other.id <> $1)
  returning id`;

const UNIQUE_VIOLATION = '23505';

/**
 * Binds a mobile number, proven by a code and the login password (MEMBER-22). A login by SMS uses it at once. Failures:
 * `in_need_true_account`, `mobile_number_invalid` and those of `bindContact`.
 */
export async function bindMobile(
  services: Services,
  session: Session,
  { countryDialingCode, mobileNum, verificationCode, loginPassword }: BindMobilePayload,
  visitor: Visitor,
): Promise<void> {
  requireTrueAccount(session);
  const { memberId } = session;
  const number = mobileOf(services.brand, countryDialingCode, mobileNum);
  const contact = {
    kind: 'mobile',
    masked: maskedMobile(number),
    identity: { number },
    key: memberCodeKey('bind_mobile', memberId, wholeNumber(number)),
    verificationCode,
    loginPassword,
    former: (tx: Queries) => formerNumber(tx, memberId, number),
    store: async (tx: Queries, at: Date) => {
      const stored = await tx.query('mobile_store', STORE, [memberId, number.dialingCode, number.mobileNum, at]);
      return stored.length > 0;
    },
  } as const;
  await bindContact(services, session, contact, visitor).catch((error: unknown) => {
    // Somebody bound or registered the number at the same moment.
    if (errorFacts(error).code === UNIQUE_VIOLATION) throw new Failure('contact_in_use');
    throw error;
  });
}

async function formerNumber(tx: Queries, memberId: number, next: MobileNumber): Promise<Former | undefined> {
  const [row] = await tx.query<Partial<MobileNumber>>('mobile_former', FORMER, [memberId]);
  if (!row?.dialingCode || !row.mobileNum) return undefined;
  const before = wholeNumber({ dialingCode: row.dialingCode, mobileNum: row.mobileNum });
  return before === wholeNumber(next) ? undefined : { kind: 'mobile', to: before };
}
