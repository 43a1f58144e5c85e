import { listManagedBanners as list } from '../../domain/notices/list-managed-banners.ts';
import type { Handler } from '../handler.ts';

export const listManagedBanners: Handler<'listManagedBanners'> = async ({ query }, services) => ({
  success: true,
  value: await list(services, query),
});
