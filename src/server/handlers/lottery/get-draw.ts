import { findDraw } from '../../domain/lottery/draws.ts';
import type { Handler } from '../handler.ts';

export const getDraw: Handler<'getDraw'> = async ({ params, language }, services) => ({
  success: true,
  value: await findDraw(services, params.drawId, language),
});
