import { bannerRow, toldBanner } from '../../domain/notices/managed-banner.ts';
import type { Handler } from '../handler.ts';

export const getManagedBanner: Handler<'getManagedBanner'> = async ({ params }, { db, clock }) => ({
  success: true,
  value: toldBanner(await bannerRow(db, params.bannerId, new Date(clock()))),
});
