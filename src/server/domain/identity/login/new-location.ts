import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { type MobileNumber, maskedNumber } from '../../ground/text/mobile.ts';
import type { Account } from '../session/account.ts';
import { deviceOf } from '../session/device.ts';
import { giveNewIpTicket } from '../verification/tickets.ts';

// Every session records its origin, ended ones too.
const KNOWN = `
  select count(*) = 0 or (bool_or(ip = $2) and bool_or(device = $3)) as known from sessions where member_id = $1`;

/**
 * The number that must confirm a login from here; undefined where none must (LOGIN-35). The brand must require it and
 * send the codes itself. The account must have a proven number and earlier logins, but none from this address or none
 * with this device.
 */
export async function numberToAsk(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  { id, verifiedNumber }: Pick<Account, 'id' | 'verifiedNumber'>,
  visitor: Visitor,
): Promise<MobileNumber | undefined> {
  if (!brand.newPlaceVerification || brand.register.smsChannel !== 'server' || verifiedNumber === null)
    return undefined;
  return (await isKnownLocation(db, id, visitor)) ? undefined : verifiedNumber;
}

async function isKnownLocation(db: Queries, memberId: number, { ip, userAgent }: Visitor): Promise<boolean> {
  const [row] = await db.query<{ known: boolean }>('location_known', KNOWN, [memberId, ip, deviceOf(userAgent)]);
  return row?.known ?? false;
}

/** The answer to a login that needs confirmation: the masked number, and a ticket that stands for the account. */
export async function newLocationFailure(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  memberId: number,
  number: MobileNumber,
): Promise<Failure> {
  const verificationTicket = await giveNewIpTicket(services, services.db, memberId);
  return new Failure('new_ip_verification', { maskedMobileNum: maskedNumber(number), verificationTicket });
}
