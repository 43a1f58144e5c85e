import type { Language } from '#generated/model/index.ts';
import type { Drawing, GamePricing } from '#server/db/schema/lottery-draws.ts';
import { familyOf } from '#shared/lottery/play-types.ts';
import { optionName } from './labels.ts';
import { playTexts } from './play-texts.ts';
import type { PlayText } from './texts.ts';

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

/** Picks in one line, those without a number by their names. */
export function pickedIn(drawing: Drawing, picks: readonly (readonly string[])[], language: Language): string {
  const family = familyOf(drawing);
  if (family === null) return picked(picks);
  const texts = playTexts(family, 'win');
  return picks
    .map((row) => {
      const names = row.map((pick) => optionName(pick, texts, language));
      // Names may have spaces and commas of their own.
      return names.join(names.some((name, index) => name !== row[index]) ? '; ' : ' ');
    })
    .join(' | ');
}

/** Picks in one line, rows apart. */
export function picked(picks: readonly (readonly string[])[]): string {
  return picks.map((row) => row.join(' ')).join(' | ');
}
