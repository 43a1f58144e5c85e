import { checkConflicts } from '../../domain/contracts/propose-contract.ts';
import type { Handler } from '../handler.ts';

export const checkPlatformConflicts: Handler<'checkPlatformConflicts'> = async ({ body }, services) => ({
  success: true,
  value: await checkConflicts(services, null, body),
});
