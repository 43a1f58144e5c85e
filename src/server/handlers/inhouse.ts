import { actOnRound } from '../domain/play/games/act-on-round.ts';
import { commitRound } from '../domain/play/games/commit-round.ts';
import { playRound } from '../domain/play/games/play-round.ts';
import { getEvidence, getRound, listRounds } from '../domain/play/games/read-rounds.ts';
import { roundNeeds } from '../domain/play/games/round.ts';
import { getRules, listRules } from '../domain/play/games/rules.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `inhouse`. */
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
} satisfies TagHandlers<'inhouse'>;
