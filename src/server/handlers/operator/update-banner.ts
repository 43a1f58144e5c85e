import { updateBanner as update } from '../../domain/notices/publish-banner.ts';
import type { Handler } from '../handler.ts';

export const updateBanner: Handler<'updateBanner'> = async ({ params, body, operator }, services) => ({
  success: true,
  value: await update(services, operator, params.bannerId, body),
});
