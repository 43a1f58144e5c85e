import { acknowledgeRealityCheck as acknowledge } from '../../domain/protection/reality-check.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const acknowledgeRealityCheck: Handler<'acknowledgeRealityCheck'> = async ({ session }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await acknowledge(services, session) };
};
