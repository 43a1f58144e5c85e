import type { HandlerTable } from './handler.ts';
import { actInhouseRound } from './inhouse/act-inhouse-round.ts';
import { commitInhouseRound } from './inhouse/commit-inhouse-round.ts';
import { getInhouseEvidence } from './inhouse/get-inhouse-evidence.ts';
import { getInhouseRound } from './inhouse/get-inhouse-round.ts';
import { getInhouseRules } from './inhouse/get-inhouse-rules.ts';
import { listInhouseRounds } from './inhouse/list-inhouse-rounds.ts';
import { listInhouseRules } from './inhouse/list-inhouse-rules.ts';
import { playInhouseRound } from './inhouse/play-inhouse-round.ts';
import { cancelMoonshotBet } from './moonshot/cancel-moonshot-bet.ts';
import { cashOutMoonshot } from './moonshot/cash-out-moonshot.ts';
import { getMoonshot } from './moonshot/get-moonshot.ts';
import { placeMoonshotBet } from './moonshot/place-moonshot-bet.ts';

/** Who answers the in-house games: their rules, rounds and evidence. */
export const inhouseHandlers = {
  actInhouseRound,
  commitInhouseRound,
  getInhouseEvidence,
  getInhouseRound,
  getInhouseRules,
  listInhouseRounds,
  listInhouseRules,
  playInhouseRound,
  cancelMoonshotBet,
  cashOutMoonshot,
  getMoonshot,
  placeMoonshotBet,
} satisfies Partial<HandlerTable>;
