import { listAccounts as list } from '../../domain/agent/list-accounts.ts';
import type { Handler } from '../handler.ts';

export const listAccounts: Handler<'listAccounts'> = async ({ query }, services) => ({
  success: true,
  value: await list(services, query),
});
