import { creditPlayer as credit } from '../../domain/seamless/credit-player.ts';
import type { Handler } from '../handler.ts';

export const creditPlayer: Handler<'creditPlayer'> = async ({ vendor, body, once }, services) => {
  const catalogue = await services.catalogue.current();
  return once(async (tx) => ({ success: true, value: await credit({ ...services, tx, catalogue }, vendor, body) }));
};
