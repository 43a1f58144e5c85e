import { listRules } from '../../domain/games/rules.ts';
import type { Handler } from '../handler.ts';

export const listInhouseRules: Handler<'listInhouseRules'> = async ({ query, language }, services) => ({
  success: true,
  value: await listRules(services, query.language ?? language),
});
