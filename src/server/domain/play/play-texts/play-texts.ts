import type { MiddleSums } from '#shared/lottery/families/pc28.ts';
import type { Family } from '#shared/lottery/play-types.ts';
import { fiveOfElevenTexts } from './five-of-eleven.ts';
import { k3Texts } from './k3.ts';
import { pc28Texts } from './pc28.ts';
import { pk10Texts } from './pk10.ts';
import { sscTexts } from './ssc.ts';
import type { FamilyTexts } from './texts.ts';
import { northTexts, southTexts } from './vietnam.ts';

/** The texts of a family's play types. */
export function playTexts(family: Family, middleSums: MiddleSums): FamilyTexts {
  return family === 'PC28' ? pc28Texts(middleSums) : others[family];
}

const others: Readonly<Record<Exclude<Family, 'PC28'>, FamilyTexts>> = {
  SSC: sscTexts,
  '11X5': fiveOfElevenTexts,
  K3: k3Texts,
  PK10: pk10Texts,
  VN_NORTH: northTexts,
  VN_SOUTH: southTexts,
};
