import sharp from 'sharp';
import type { Database } from '#server/db/database.ts';
import { addMembers, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { findMemberPromotion } from '../promotions/member-promotions.ts';
import { prepareApplication } from './apply.ts';
import { decideApplication } from './review.ts';

/** A red picture as PNG. */
export const redPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();

let members = 0;

/** A new member of a brand with these changes, who applies for `p-105` unless it is told otherwise. */
export async function addApplicant(
  db: Database,
  images: readonly Buffer[],
  brand: Partial<TestServices['brand']> = {},
) {
  const services = await testServices(db, brand);
  members += 1;
  const account = `applicant${members}`;
  await addMembers(db, [{ account }]);
  const session = await sessionOf(services, account);
  const apply = async (sent: Partial<Parameters<typeof prepareApplication>[2]> = {}) =>
    db.transaction(await prepareApplication(services, session, { promotionId: 'p-105', remark: '', images, ...sent }));
  const decide = (id: string, decision: Parameters<typeof decideApplication>[4]) =>
    db.transaction((tx) => decideApplication(services, tx, 'op_mai', id, decision));
  const standing = async () => (await findMemberPromotion(services, session.memberId, 'p-105', 'EN')).participation;
  return { services, account, session, apply, decide, standing };
}
