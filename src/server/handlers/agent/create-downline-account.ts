import { createDownline } from '../../domain/agent/create-downline.ts';
import type { Handler } from '../handler.ts';

export const createDownlineAccount: Handler<'createDownlineAccount'> = async ({ body, ...creator }, services) => ({
  success: true,
  value: await createDownline(services, body, creator),
});
