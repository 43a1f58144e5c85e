import type { InhouseGameId } from '#generated/model/index.ts';
import { coarseMoonshot, moonshot } from './moonshot.ts';
import { dice, keno, luckyWheel, lumoLamp, plinko } from './one-step.ts';
import { lanternReels } from './reels.ts';
import { hiLo, mines } from './several-steps.ts';
import type { Sheet } from './sheet.ts';

/** All sheets that hold now, and earlier ones, for old rounds. */
const sheets: readonly Sheet[] = [
  moonshot,
  coarseMoonshot,
  plinko,
  mines,
  dice,
  keno,
  lumoLamp,
  hiLo,
  luckyWheel,
  lanternReels,
];

/** The sheet of a game, of a version or the one that holds now. */
export function sheetOf(gameId: InhouseGameId, version?: number): Sheet | undefined {
  const own = sheets.filter((sheet) => sheet.gameId === gameId);
  return version === undefined
    ? own.toSorted((a, b) => b.version - a.version)[0]
    : own.find((sheet) => sheet.version === version);
}
