import { accountRules } from '../../domain/agent/account-rules.ts';
import type { Handler } from '../handler.ts';

export const getAccountRules: Handler<'getAccountRules'> = async ({ session }, services) => ({
  success: true,
  value: await accountRules(services, session),
});
