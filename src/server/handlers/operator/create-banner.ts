import { createBanner as create } from '../../domain/notices/publish-banner.ts';
import type { Handler } from '../handler.ts';

export const createBanner: Handler<'createBanner'> = async ({ body, operator }, services) => ({
  success: true,
  value: await create(services, operator, body),
});
