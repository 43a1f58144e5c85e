import { playRound } from '../../domain/games/play-round.ts';
import { roundNeeds } from '../../domain/games/round.ts';
import type { Handler } from '../handler.ts';

export const playInhouseRound: Handler<'playInhouseRound'> = async ({ session, body, once }, services) => {
  const needs = await roundNeeds(services);
  return once(async (tx) => ({ success: true, value: await playRound({ ...needs, tx }, session, body) }));
};
