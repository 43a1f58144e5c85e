import { commitRound } from '../domain/play/games/commit-round.ts';
import { cashOut, placeBet, takeBack } from '../domain/play/games/moonshot/place-bet.ts';
import { showMoonshot } from '../domain/play/games/moonshot/show-round.ts';
import { actOnRound, playRound } from '../domain/play/games/play-round.ts';
import { getEvidence, getRound, listRounds } from '../domain/play/games/read-rounds.ts';
import { roundNeeds } from '../domain/play/games/round.ts';
import { getRules, listRules } from '../domain/play/games/rules.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tags `inhouse` and `moonshot`. */
export const inhouseHandlers = {
  listInhouseRules: async ({ query, language }, services) => ok(await listRules(services, query.language ?? language)),
  getInhouseRules: async ({ params, query, language }, services) =>
    ok(await getRules(services, params.gameId, query.language ?? language, query.version)),
  commitInhouseRound: async ({ session, body }, services) => ok(await commitRound(services, session, body)),
  listInhouseRounds: async ({ session, query }, services) => ok(await listRounds(services, session.memberId, query)),
  playInhouseRound: async ({ session, body, once }, services) => {
    const needs = await roundNeeds(services);
    return once(async (tx) => ok(await playRound({ ...needs, tx }, session, body)));
  },
  getInhouseRound: async ({ session, params }, services) =>
    ok(await getRound(services, session.memberId, params.roundId)),
  actInhouseRound: async ({ session, params, body, once }, services) => {
    const needs = await roundNeeds(services);
    const { memberId } = session;
    return once(async (tx) => ok(await actOnRound({ ...needs, tx }, memberId, params.roundId, body)));
  },
  getInhouseEvidence: async ({ session, params }, services) =>
    ok(await getEvidence(services, session.memberId, params.roundId)),
  getMoonshot: async ({ session }, services) => ok(await showMoonshot(services, session.memberId)),
  placeMoonshotBet: async ({ session, body, once }, services) => {
    const catalogue = await services.catalogue.current();
    return once(async (tx) => ok(await placeBet({ ...services, catalogue }, tx, session, body)));
  },
  cancelMoonshotBet: async ({ session, params, once }, services) => {
    const catalogue = await services.catalogue.current();
    return once(async (tx) => ok(await takeBack({ ...services, catalogue }, tx, session.memberId, params.roundId)));
  },
  cashOutMoonshot: async ({ session, params, once }, services) => {
    const catalogue = await services.catalogue.current();
    return once(async (tx) => ok(await cashOut({ ...services, catalogue }, tx, session.memberId, params.roundId)));
  },
} satisfies TagHandlers<'inhouse' | 'moonshot'>;
