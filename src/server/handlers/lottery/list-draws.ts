import { listDraws as list } from '../../domain/lottery/draws.ts';
import type { Handler } from '../handler.ts';

export const listDraws: Handler<'listDraws'> = async ({ query, language }, services) => ({
  success: true,
  value: await list(services, query, language),
});
