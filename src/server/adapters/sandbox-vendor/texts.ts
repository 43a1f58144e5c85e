import type { ErrorCode } from '#generated/model/index.ts';

/** Why the page cannot go on, or what the player can do. */
type Trouble = Extract<
  ErrorCode,
  | 'launch_token_invalid'
  | 'play_token_expired'
  | 'self_excluded'
  | 'game_maintenance'
  | 'insufficient_balance'
  | 'play_limit_reached'
  | 'conflict'
  | 'rate_limited'
  | 'unavailable'
>;

type Symbol = 'seven' | 'gem' | 'bell' | 'star' | 'clover' | 'cherry';
type Fish = 'minnow' | 'clown' | 'puffer' | 'ray' | 'shark';

/** The texts of the sandbox vendors' pages; `{…}` is filled in by the page. */
export interface VendorTexts {
  readonly sandbox: string;
  readonly opening: string;
  readonly balance: string;
  readonly fullScreen: string;
  readonly exit: string;
  readonly lobby: string;
  readonly backToLobby: string;
  readonly again: string;
  readonly rules: string;
  readonly close: string;
  readonly stake: string;
  readonly perShot: string;
  readonly bet: string;
  readonly pays: string;
  readonly returns: string;
  readonly won: string;
  readonly lost: string;
  readonly pushed: string;
  readonly late: string;
  readonly away: string;
  readonly troubles: Readonly<Record<Trouble, string>>;
  readonly how: Readonly<Record<'table' | 'slot' | 'fish' | 'duel' | 'match' | 'esports', string>>;
  readonly table: Readonly<Record<'player' | 'banker' | 'tie' | 'points' | 'road' | 'waiting', string>>;
  readonly slot: Readonly<
    Record<Symbol | 'spin' | 'oneLine' | 'reels' | 'threeOf' | 'twoCherries' | 'spinning', string>
  >;
  readonly fish: Readonly<Record<Fish | 'aim' | 'caught' | 'missed' | 'shots' | 'shotsAt' | 'chance' | 'hint', string>>;
  readonly duel: Readonly<
    Record<'you' | 'seat' | 'higher' | 'tie' | 'equal' | 'youHigher' | 'seatHigher' | 'hidden' | 'waiting', string>
  >;
  readonly match: Readonly<
    Record<
      | 'open'
      | 'home'
      | 'draw'
      | 'away'
      | 'startsIn'
      | 'playing'
      | 'results'
      | 'myBets'
      | 'noBets'
      | 'place'
      | 'placed'
      | 'chosen'
      | 'choose'
      | 'waits'
      | 'betWon'
      | 'betLost'
      | 'toReturn',
      string
    >
  >;
}
