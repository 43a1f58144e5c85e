import { debitPlayer as debit } from '../../domain/seamless/debit-player.ts';
import type { Handler } from '../handler.ts';

export const debitPlayer: Handler<'debitPlayer'> = async ({ vendor, body, once }, services) => {
  const catalogue = await services.catalogue.current();
  return once(async (tx) => ({ success: true, value: await debit({ ...services, tx, catalogue }, vendor, body) }));
};
