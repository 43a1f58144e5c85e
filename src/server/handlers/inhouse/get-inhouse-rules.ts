import { getRules } from '../../domain/games/rules.ts';
import type { Handler } from '../handler.ts';

export const getInhouseRules: Handler<'getInhouseRules'> = async ({ params, query, language }, services) => ({
  success: true,
  value: await getRules(services, params.gameId, query.language ?? language, query.version),
});
