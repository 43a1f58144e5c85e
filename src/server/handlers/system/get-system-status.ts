import { systemStatus } from '../../domain/system/system-status.ts';
import type { Handler } from '../handler.ts';

export const getSystemStatus: Handler<'getSystemStatus'> = async ({ visitor }, services) => ({
  success: true,
  value: await systemStatus(services, visitor),
});
