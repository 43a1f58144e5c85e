import { listAuditEntries as list } from '../../domain/audit/list-audit-entries.ts';
import type { Handler } from '../handler.ts';

export const listAuditEntries: Handler<'listAuditEntries'> = async ({ query }, services) => ({
  success: true,
  value: await list(services, query),
});
