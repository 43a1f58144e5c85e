import {
  type Game,
  InhouseGameId as gameIds,
  type InhouseGameId,
  type InhouseRules,
  type Language,
} from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { money } from '../../ground/amounts/money.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import { amountIn, MIN_STAKE, type Sheet } from './sheets/sheet.ts';
import { sheetOf } from './sheets/sheets.ts';

/** How long an unfinished round waits for its player. */
export const UNFINISHED_HOURS = 24;
/** How the numbers of all rounds are worked out. */
export const ALGORITHM = 'portico-hmac-sha256-1';

type Needs = Pick<Services, 'brand' | 'catalogue'>;

/** The rule sheets that hold now, in the order of the catalogue (LOBBY-19). */
export async function listRules(needs: Needs, language: Language): Promise<InhouseRules[]> {
  const catalogue = await needs.catalogue.current();
  return Object.values(gameIds)
    .flatMap((gameId) => {
      const [sheet, game] = [sheetOf(gameId), findGame(catalogue, gameId)];
      return sheet && game ? rulesOf(needs, sheet, game, language) : [];
    })
    .toSorted((a, b) => Number(a.nodeId) - Number(b.nodeId));
}

/** The vendor of the in-house games (LOBBY-15). */
export const IN_HOUSE = 'BGS';

/** An in-house game in the catalogue; undefined where an operator took it out. */
export function findGame(catalogue: CatalogueSnapshot, gameId: InhouseGameId): Game | undefined {
  for (const { category, games } of catalogue.lanes) {
    if (category !== 'INHOUSE') continue;
    const found = games.find(({ game }) => game.vassalage === IN_HOUSE && game.gameId === gameId);
    if (found !== undefined) return found.game;
  }
  return undefined;
}

/** A rule sheet, of a version or the one that holds now (LOBBY-15, LOBBY-19). Failure: `not_found`. */
export async function getRules(
  needs: Needs,
  gameId: InhouseGameId,
  language: Language,
  version?: number,
): Promise<InhouseRules> {
  const sheet = sheetOf(gameId, version);
  const game = findGame(await needs.catalogue.current(), gameId);
  if (sheet === undefined || game === undefined) throw new Failure('not_found');
  return rulesOf(needs, sheet, game, language);
}

function rulesOf(
  { brand }: Pick<Needs, 'brand'>,
  sheet: Sheet,
  { nodeId, gameName }: { readonly nodeId: string; readonly gameName: string },
  language: Language,
): InhouseRules {
  const wire = (hundredths: number) => money(amountIn(brand, hundredths), brand.currency.decimals);
  const prices = pricesOf(sheet);
  return {
    gameId: sheet.gameId,
    nodeId,
    gameName,
    version: sheet.version,
    validFrom: sheet.validFrom,
    html: sheet.html[language],
    multiplierRule: sheet.multiplierRule[language],
    prices: prices.map(({ bet, ...price }) => ({ choice: sheet.label(bet, language), ...price })),
    returnToPlayer: Math.min(...prices.map(({ returnToPlayer }) => returnToPlayer)),
    minStake: wire(MIN_STAKE),
    maxStake: wire(sheet.maxStake * 100),
    maxPayout: wire(sheet.maxPayout * 100),
    algorithm: ALGORITHM,
    unfinishedHours: UNFINISHED_HOURS,
    unfinishedRule: sheet.unfinishedRule[language],
  };
}

const computed = new WeakMap<Sheet, ReturnType<Sheet['prices']>>();

/** The prices of a sheet never change, and those of the reels take a moment to count. */
function pricesOf(sheet: Sheet): ReturnType<Sheet['prices']> {
  const known = computed.get(sheet) ?? sheet.prices();
  computed.set(sheet, known);
  return known;
}
