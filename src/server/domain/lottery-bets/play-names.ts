import { familyOf } from '../../../shared/lottery/play-types.ts';
import type { Drawing, GamePricing } from '../../db/schema/lottery-draws.ts';
import { playTexts } from '../lottery/play-texts/play-texts.ts';
import type { PlayText } from '../lottery/play-texts/texts.ts';

/** What names the play type of a bet. */
export interface NamedPlay {
  readonly playType: string;
  readonly drawing: Drawing;
  readonly pricing: GamePricing | null;
}

/** The name and the rule of a play type; undefined for one that its game has no more. */
export function playText({ playType, drawing, pricing }: NamedPlay): PlayText | undefined {
  const family = familyOf(drawing);
  return family === null ? undefined : playTexts(family, pricing?.middleSums ?? 'win').plays[playType];
}
