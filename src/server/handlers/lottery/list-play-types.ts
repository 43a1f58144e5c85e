import { listPlayTypes as playTypesOfGame } from '../../domain/lottery/play-type-list.ts';
import type { Handler } from '../handler.ts';

export const listPlayTypes: Handler<'listPlayTypes'> = async ({ params, query, language }, services) => ({
  success: true,
  value: await playTypesOfGame(services, params.gameCode, query.playType, query.language ?? language),
});
