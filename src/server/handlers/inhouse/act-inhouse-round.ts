import { actOnRound } from '../../domain/games/act-on-round.ts';
import { roundNeeds } from '../../domain/games/round.ts';
import type { Handler } from '../handler.ts';

export const actInhouseRound: Handler<'actInhouseRound'> = async ({ session, params, body, once }, services) => {
  const needs = await roundNeeds(services);
  const { memberId } = session;
  return once(async (tx) => ({
    success: true,
    value: await actOnRound({ ...needs, tx }, memberId, params.roundId, body),
  }));
};
