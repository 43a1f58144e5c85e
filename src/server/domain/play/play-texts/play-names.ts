import type { Language } from '#generated/model/index.ts';
import type { Drawing, GamePricing } from '#server/db/schema/lottery.ts';
import type { PickRow, WinRule } from '#shared/lottery/play-type.ts';
import { familyOf } from '#shared/lottery/play-types.ts';
import { playTexts } from './play-texts.ts';
import { type FamilyTexts, type PlayText, type Texts, texts } from './texts.ts';

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

const rows: Readonly<Record<Exclude<PickRow['label'], object>, Texts>> = {
  numbers: texts('Numbers', 'Các số'),
  digit: texts('Digit', 'Chữ số'),
  digits: texts('Digits', 'Các chữ số'),
  faces: texts('Faces', 'Mặt xúc xắc'),
  sum: texts('Sum', 'Tổng'),
  side: texts('Side', 'Cửa cược'),
  choice: texts('Choice', 'Lựa chọn'),
  double: texts('Pair', 'Cặp đôi'),
  single: texts('Other', 'Số còn lại'),
};

const words: Readonly<Record<string, Texts>> = {
  BIG: texts('Big', 'Tài'),
  SMALL: texts('Small', 'Xỉu'),
  ODD: texts('Odd', 'Lẻ'),
  EVEN: texts('Even', 'Chẵn'),
  BIG_ODD: texts('Big and odd', 'Tài lẻ'),
  BIG_EVEN: texts('Big and even', 'Tài chẵn'),
  SMALL_ODD: texts('Small and odd', 'Xỉu lẻ'),
  SMALL_EVEN: texts('Small and even', 'Xỉu chẵn'),
  HIGH: texts('Very high', 'Cực đại'),
  LOW: texts('Very low', 'Cực tiểu'),
  RED: texts('Red', 'Đỏ'),
  GREEN: texts('Green', 'Xanh lá'),
  BLUE: texts('Blue', 'Xanh dương'),
  DRAGON: texts('Dragon', 'Rồng'),
  TIGER: texts('Tiger', 'Hổ'),
  TIE: texts('Tie', 'Hòa'),
  ANY: texts('Any', 'Bất kỳ'),
};

/** Options whose sums are told with them. */
const ranged: readonly string[] = ['BIG', 'SMALL', 'HIGH', 'LOW'];
const between: Texts = texts('to', 'đến');

/** The name of a row of the picker. */
export function rowLabel({ label }: PickRow, { place }: FamilyTexts, language: Language): string {
  return typeof label === 'object' ? place(label.place + 1)[language] : rows[label][language];
}

/** The name of an option: `Big, 23 to 45`, `1st digit, big` or `1 against 5, dragon`; a sum is its own. */
export function optionLabel(value: string, win: WinRule, family: FamilyTexts, language: Language): string {
  return optionName(value, family, language) + rangeOf(value, win, language);
}

/** The name of an option without its sums; a number is its own. */
function optionName(value: string, { place }: FamilyTexts, language: Language): string {
  const [, first, second, word = value] = /^(?:(\d+)_(?:(\d+)_)?)?([A-Z_]+)$/.exec(value) ?? [];
  const name = words[word]?.[language] ?? value;
  if (first === undefined) return name;
  const part = name.toLowerCase();
  if (second === undefined) return `${place(Number(first))[language]}, ${part}`;
  return texts(`${first} against ${second}, ${part}`, `${first} với ${second}, ${part}`)[language];
}

function rangeOf(value: string, win: WinRule, language: Language): string {
  if (win.kind !== 'sum' || !ranged.includes(value)) return '';
  const sums = win.options.find((option) => option.value === value)?.wins ?? [];
  return `, ${sums.at(0)} ${between[language]} ${sums.at(-1)}`;
}

/** Picks in one line, rows apart. */
export function picked(picks: readonly (readonly string[])[]): string {
  return picks.map((row) => row.join(' ')).join(' | ');
}
