import { listManagedNotices as list } from '../../domain/notices/list-managed-notices.ts';
import type { Handler } from '../handler.ts';

export const listManagedNotices: Handler<'listManagedNotices'> = async ({ query }, services) => ({
  success: true,
  value: await list(services, query),
});
