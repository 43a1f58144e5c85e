import type { InhouseChoice, InhouseEvidence, InhouseGameId } from '#generated/model/index.ts';
import {
  playInhouseRoundBodyChoiceThreeMinesMax,
  playInhouseRoundBodyChoiceTwoRowsMax,
  playInhouseRoundBodyChoiceTwoRowsMin,
} from '#generated/zod/inhouse/inhouse.ts';
import { MOST_CARDS } from '#shared/games/hi-lo.ts';
import { isClientSeed } from '../shell/use-client-seed.ts';
import { type WorkedOut, workOut } from './work-out.ts';

/** What a visitor types of a round. */
export type Given = {
  readonly gameId: InhouseGameId;
  readonly roundId: string;
  readonly serverSeedHash: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** The number of mines, rows, segments or cards, or the rules version of a flight; other games have none. */
  readonly size: string;
};

/** The number that the outcome of a game depends on besides the seeds. */
export const sizes = {
  mines: { min: 1, max: playInhouseRoundBodyChoiceThreeMinesMax, usual: '3' },
  plinko: {
    min: playInhouseRoundBodyChoiceTwoRowsMin,
    max: playInhouseRoundBodyChoiceTwoRowsMax,
    usual: '12',
  },
  'lucky-wheel': { min: 10, max: 50, usual: '20' },
  'hi-lo': { min: 1, max: MOST_CARDS, usual: '2' },
  // The version of its rules.
  moonshot: { min: 1, max: 2, usual: '2' },
} as const;

export type SizedGame = keyof typeof sizes;

export function isSized(gameId: string): gameId is SizedGame {
  return Object.hasOwn(sizes, gameId);
}

export const nothingGiven: Given = {
  gameId: 'mines',
  roundId: '',
  serverSeedHash: '',
  serverSeed: '',
  clientSeed: '',
  size: sizes.mines.usual,
};

/** What the evidence of the server gives, in the fields of the form. */
export function givenOf(evidence: InhouseEvidence): Given {
  const { gameId, roundId, serverSeedHash, serverSeed, clientSeed } = evidence;
  return {
    gameId,
    roundId,
    serverSeedHash,
    serverSeed: serverSeed ?? '',
    clientSeed,
    size: sizeOf(evidence),
  };
}

function sizeOf({ choice, dealt, rulesVersion }: InhouseEvidence): string {
  if (choice.game === 'mines') return String(choice.mines);
  if (choice.game === 'plinko') return String(choice.rows);
  if (choice.game === 'lucky-wheel') return String(choice.segments);
  if (choice.game === 'moonshot') return String(rulesVersion);
  return choice.game === 'hi-lo' ? String(dealt.length) : '';
}

const HEX = /^[0-9a-f]{64}$/;
const ROUND_ID = /^[A-Za-z0-9-]{1,40}$/;
const WHEELS = [10, 20, 30, 40, 50] as const;

/** The fields that hold nothing that a round can have. */
export function wrongFields(given: Given): ReadonlySet<keyof Given> {
  const { gameId, size } = given;
  const number = Number(size);
  const isSize =
    !isSized(gameId) || (Number.isInteger(number) && number >= sizes[gameId].min && number <= sizes[gameId].max);
  const fits: Partial<Record<keyof Given, boolean>> = {
    roundId: ROUND_ID.test(given.roundId),
    clientSeed: isClientSeed(given.clientSeed),
    serverSeed: HEX.test(given.serverSeed),
    serverSeedHash: HEX.test(given.serverSeedHash),
    size: isSize && (gameId !== 'lucky-wheel' || WHEELS.some((segments) => segments === number)),
  };
  const names = Object.keys(fits) as (keyof Given)[];
  return new Set(names.filter((name) => !fits[name]));
}

/** A choice with the given number; the rest of it changes what is paid, not the outcome. */
function choiceOf({ gameId, size }: Given): InhouseChoice {
  const number = Number(size);
  switch (gameId) {
    case 'mines':
      return { game: 'mines', mines: number };
    case 'plinko':
      return { game: 'plinko', rows: number, risk: 'low' };
    case 'lucky-wheel':
      return { game: 'lucky-wheel', segments: WHEELS.find((segments) => segments === number) ?? 10, risk: 'low' };
    case 'dice':
      return { game: 'dice', direction: 'over', target: '50.49' };
    case 'lumo-lamp':
      return { game: 'lumo-lamp', light: 'TEAL' };
    case 'keno':
      return { game: 'keno', numbers: [1] };
    case 'moonshot':
    case 'hi-lo':
    case 'lantern-reels':
      return { game: gameId };
  }
}

/** Works out what was typed; with the evidence of the server also what the round paid. */
export function workOutGiven(given: Given, evidence: InhouseEvidence | undefined): WorkedOut {
  const choice = evidence?.choice ?? choiceOf(given);
  const cards = given.gameId === 'hi-lo' ? Number(given.size) : 0;
  const dealt = evidence?.dealt ?? Array.from({ length: cards }, () => ({ card: 'AS', step: null }));
  const label = `${given.roundId}:${given.clientSeed}`;
  // The outcomes of all other games are those of their only rules.
  const rulesVersion = given.gameId === 'moonshot' ? Number(given.size) : 1;
  const opened = evidence?.opened ?? [];
  return workOut({ serverSeed: given.serverSeed, label, choice, rulesVersion, opened, dealt });
}
