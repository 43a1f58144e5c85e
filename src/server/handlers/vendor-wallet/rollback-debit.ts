import { rollbackDebit as rollback } from '../../domain/seamless/rollback-debit.ts';
import type { Handler } from '../handler.ts';

export const rollbackDebit: Handler<'rollbackDebit'> = async ({ vendor, body, once }, services) => {
  const catalogue = await services.catalogue.current();
  return once(async (tx) => ({ success: true, value: await rollback({ ...services, tx, catalogue }, vendor, body) }));
};
