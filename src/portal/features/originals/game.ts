import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { ActInhouseRoundPayload, InhouseChoice, InhouseRound, InhouseRules } from '#generated/model/index.ts';
import type { OriginalProps } from '../../entities/launch/original.ts';

/** The props of the page of a game. */
export type GamePageProps = Pick<OriginalProps, 'demo' | 'bar'> & { readonly rules: InhouseRules };

/** The props of the fields in which a player chooses what to bet on. */
export type ControlsProps<C extends InhouseChoice> = {
  readonly rules: InhouseRules;
  readonly choice: C;
  readonly onChoice: (next: C) => void;
  /** A round runs, so nothing can be changed. */
  readonly disabled: boolean;
};

/** The props of the drawing of a game. */
export type StageProps<C extends InhouseChoice> = {
  readonly rules: InhouseRules;
  readonly choice: C;
  readonly onChoice: (next: C) => void;
  /** The open round, or the last one until the next bet; undefined before the first. */
  readonly round: InhouseRound | undefined;
  /** A bet or a step is on its way. */
  readonly busy: boolean;
  readonly act: (step: ActInhouseRoundPayload) => void;
  /** The outcome of an ended round may be shown: called once for each, at once with reduced motion. */
  readonly onSettled: () => void;
};

/** The props of what is shown beside an open round. */
export type ProgressProps = {
  readonly rules: InhouseRules;
  readonly round: InhouseRound;
  readonly busy: boolean;
  readonly act: (step: ActInhouseRoundPayload) => void;
};

/** What a bet can bring, shown before it is placed. */
export type Quote = {
  /** What is paid for each 1 staked. */
  readonly multiplier: string;
  /** How likely that is, from 0 to 1, as a decimal string. */
  readonly chance: string;
  /** It is the best of several prices. */
  readonly isBest?: boolean;
};

/** A game of the house. Its module is a chunk of its own. */
export type OriginalGame<C extends InhouseChoice> = {
  readonly initial: (rules: InhouseRules) => C;
  readonly Controls: ComponentType<ControlsProps<C>>;
  readonly Stage: ComponentType<StageProps<C>>;
  /** The chances of the next step of an open round, for games that act. */
  readonly Progress?: ComponentType<ProgressProps>;
  /** Whether a round goes on by steps of the player and can be cashed out. */
  readonly acts: boolean;
  /** Whether the choice can be bet on; without it any can. */
  readonly isComplete?: (choice: C) => boolean;
  readonly quote: (rules: InhouseRules, choice: C) => Quote;
  /** The outcome of an ended round in words, for the live region and the line under the stage. */
  readonly tell: (t: TFunction, round: InhouseRound) => string;
};
