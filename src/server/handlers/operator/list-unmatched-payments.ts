import { listUnmatched } from '../../domain/deposits/list-payments.ts';
import type { Handler } from '../handler.ts';

export const listUnmatchedPayments: Handler<'listUnmatchedPayments'> = async ({ query }, services) => ({
  success: true,
  value: await listUnmatched(services, query),
});
