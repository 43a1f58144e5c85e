import { prepareApplication } from '../../domain/applications/apply.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const applyForPromotion: Handler<'applyForPromotion'> = async ({ session, body, once }, services) => {
  requireTrueAccount(session);
  const { promotionId, remark = '' } = body;
  const images = await Promise.all(body.images.map(async (image) => Buffer.from(await image.arrayBuffer())));
  const file = await prepareApplication(services, session, { promotionId, remark, images });
  return once(async (tx) => ({ success: true, value: await file(tx) }));
};
