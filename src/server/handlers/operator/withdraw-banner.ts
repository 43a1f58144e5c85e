import { withdrawBanner as withdraw } from '../../domain/notices/publish-banner.ts';
import type { Handler } from '../handler.ts';

export const withdrawBanner: Handler<'withdrawBanner'> = async ({ params, operator }, services) => ({
  success: true,
  value: await withdraw(services, operator, params.bannerId),
});
