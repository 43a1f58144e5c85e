import type { Language, PlayType, PlayTypeList } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import type { PricedPlay } from '#shared/lottery/pricing.ts';
import { optionLabel, rowLabel } from '../../play/play-texts/labels.ts';
import { playTexts } from '../../play/play-texts/play-texts.ts';
import type { FamilyTexts } from '../../play/play-texts/texts.ts';
import { drawGame } from './draw-games.ts';
import { gamePlays } from './game-plays.ts';

/** The play types of a game, or one of them. Throws `not_found` for an unknown game; a type it has not is left out. */
export async function listPlayTypes(
  services: Pick<Services, 'db' | 'brand'>,
  gameCode: string,
  playType: string | undefined,
  language: Language,
): Promise<PlayTypeList> {
  const game = await drawGame(services, gameCode, language);
  const { oddsVersion } = game.limits;
  const found = gamePlays(game, services.brand.currency.decimals);
  if (found === null) return { gameCode, oddsVersion, playTypes: [] };
  const names = playTexts(found.family, found.middleSums);
  const wanted = found.plays.filter((play) => playType === undefined || play.playType === playType);
  return { gameCode, oddsVersion, playTypes: wanted.map((play) => told(play, names, language)) };
}

function told(play: PricedPlay, names: FamilyTexts, language: Language): PlayType {
  const { playType, playGroup, win } = play;
  const [text, group] = [names.plays[playType], names.groups[playGroup]];
  if (text === undefined || group === undefined) throw new Error(`no texts for the play type ${playType}`);
  return {
    playType,
    labelName: text.label[language],
    playGroup,
    groupName: group[language],
    rule: text.rule[language],
    rows: play.rows.map((row) => ({
      label: rowLabel(row, names, language),
      from: row.from,
      to: row.to,
      options: row.options.map((value) => ({ value, label: optionLabel(value, win, names, language) })),
      minPicks: row.minPicks,
      maxPicks: row.maxPicks,
    })),
    counting: play.counting,
    chooseSize: play.chooseSize,
    linesPerCombination: play.linesPerCombination,
    paysPerHit: play.paysPerHit,
    prices: [...play.prices],
    maxStakePerLine: play.maxStakePerLine,
    maxPayoutPerLine: play.maxPayoutPerLine,
  };
}
