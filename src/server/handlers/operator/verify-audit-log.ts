import { verifyAuditLog as verify } from '../../domain/audit/verify-audit-log.ts';
import type { Handler } from '../handler.ts';

export const verifyAuditLog: Handler<'verifyAuditLog'> = async (_request, services) => ({
  success: true,
  value: await verify(services),
});
