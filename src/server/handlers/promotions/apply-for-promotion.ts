import { applyForPromotion as apply } from '../../domain/applications/apply.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const applyForPromotion: Handler<'applyForPromotion'> = async ({ session, body }, services) => {
  requireTrueAccount(session);
  const { promotionId, remark = '' } = body;
  const images = await Promise.all(body.images.map(async (image) => Buffer.from(await image.arrayBuffer())));
  return { success: true, value: await apply(services, session, { promotionId, remark, images }) };
};
