import type { Language } from '#generated/model/index.ts';

/** A text in every language. */
export type Texts = Readonly<Record<Language, string>>;

/** What a play type is called, and when it wins, in words. */
export interface PlayText {
  readonly label: Texts;
  readonly rule: Texts;
}

/** The texts of the games that share their play types. */
export interface FamilyTexts {
  /** The names of the tabs. */
  readonly groups: Readonly<Record<string, Texts>>;
  readonly plays: Readonly<Record<string, PlayText>>;
  /** The name of a place of the result, from 1. */
  readonly place: (number: number) => Texts;
}

export const texts = (EN: string, VI: string): Texts => ({ EN, VI });

/** A name and a rule, each in English and Vietnamese. */
export const playText = (label: readonly [string, string], rule: readonly [string, string]): PlayText => ({
  label: texts(...label),
  rule: texts(...rule),
});

/** `1st`, `2nd`, up to ten. */
export function ordinal(number: number): string {
  return ['1st', '2nd', '3rd'][number - 1] ?? `${number}th`;
}

/** The same text for each of some places, by the code of the play type. */
export function forPlaces(count: number, text: (number: number) => PlayText): Readonly<Record<string, PlayText>> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return Object.fromEntries(numbers.map((number) => [`POS_${number}`, text(number)]));
}
