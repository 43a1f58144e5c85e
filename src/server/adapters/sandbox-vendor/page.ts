import type { Game, Language } from '#generated/model/index.ts';
import { escaped, type PageSubject, SANDBOX_FILES } from '../sandbox/page.ts';
import { MATCH_RETURN } from './fixtures.ts';
import { type VendorGameKind, vendorGameKind } from './kinds.ts';
import {
  DUEL_PAYS,
  DUEL_RETURNS,
  FISH,
  FISH_RETURN,
  SLOT_RETURN,
  SLOT_SYMBOLS,
  TABLE_PAYS,
  TABLE_RETURNS,
  TWO_CHERRIES,
} from './quick-games.ts';
import type { VendorTexts } from './texts.ts';
import { textsIn } from './texts-in.ts';

/** Whether all that a page can play is played for money. */
export function playsForMoney({ game, games }: Pick<PageSubject, 'game' | 'games'>): boolean {
  const shown = game ? [game] : games;
  return shown.length > 0 && shown.every(({ gameType }) => vendorGameKind(gameType) !== undefined);
}

/** Renders the page of a game for money, or of a vendor's lobby. It holds no data of the player. */
export function vendorPage({ name, vendor, game, games }: PageSubject, language: Language): string {
  const texts = textsIn(language);
  const entries = games.flatMap((one) => entryOf(one) ?? []);
  const own = game && entryOf(game);
  const kinds = [...new Set([...(own ? [own] : []), ...entries].map(({ kind }) => kind))];
  const data = {
    language,
    texts,
    game: own,
    games: entries,
    icon: `/art/vendor/${vendor.code}.svg`,
    rules: Object.fromEntries(kinds.map((kind) => [kind, ruleSheet(kind, texts)])),
    fish: FISH.map(({ fish, pays }) => ({ fish, pays })),
  };
  return `<!doctype html>
<html lang="${language === 'VI' ? 'vi' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escaped(name)}</title>
${['theme', 'play', 'rules', 'lobby', ...kinds.map((kind) => styles[kind])].map((name) => `<link rel="stylesheet" href="${SANDBOX_FILES}/${name}.css">`).join('\n')}
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${SANDBOX_FILES}/play.js"></script>
</head>
<body>
<header>
<img id="art" src="${escaped(game?.picture ?? `/art/vendor/${vendor.code}.svg`)}" alt="" width="40" height="40">
<div class="names"><h1 id="name">${escaped(name)}</h1><p class="maker"><span>${escaped(vendor.name)}</span> <span class="badge">${escaped(texts.sandbox)}</span></p></div>
<p class="player" id="player" hidden><span id="nickname"></span><strong id="balance"></strong></p>
<button type="button" id="rules" class="icon" hidden aria-label="${escaped(texts.rules)}" title="${escaped(texts.rules)}"><svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 11v5M12 8v.01"/></svg></button>
<button type="button" id="full" class="icon" hidden aria-label="${escaped(texts.fullScreen)}" title="${escaped(texts.fullScreen)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/></svg></button>
<button type="button" id="exit" class="icon" hidden aria-label="${escaped(texts.exit)}" title="${escaped(texts.exit)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg></button>
</header>
<main id="stage" aria-busy="true" aria-labelledby="name"><p class="wait" role="status">${escaped(texts.opening)}</p></main>
</body>
</html>
`;
}

/** The published rules of a game: what each bet pays, and what comes back of a stake in the long run. */
interface RuleSheet {
  readonly how: string;
  readonly rows: readonly RuleRow[];
}

interface RuleRow {
  readonly id: string;
  readonly name: string;
  /** As a multiple of the stake, which it includes. */
  readonly pays: string;
  /** In per cent. */
  readonly returns: string;
}

/** The rule sheet of a game, from the numbers that it is played by. */
function ruleSheet(kind: VendorGameKind, texts: VendorTexts): RuleSheet {
  return { how: texts.how[kind], rows: rowsOf(kind, texts) };
}

function rowsOf(kind: VendorGameKind, { table, slot, fish, duel, match }: VendorTexts): readonly RuleRow[] {
  switch (kind) {
    case 'table':
      return (['player', 'banker', 'tie'] as const).map((id) => {
        return { id, name: table[id], pays: TABLE_PAYS[id], returns: TABLE_RETURNS[id] };
      });
    case 'slot':
      return [
        ...SLOT_SYMBOLS.map(({ symbol, pays }) => {
          const name = slot.threeOf.replace('{symbol}', slot[symbol].toLowerCase());
          return { id: symbol, name, pays: String(pays), returns: SLOT_RETURN };
        }),
        { id: 'cherries', name: slot.twoCherries, pays: String(TWO_CHERRIES), returns: SLOT_RETURN },
      ];
    case 'fish':
      return FISH.map(({ fish: id, pays, chance }) => {
        const name = `${fish[id]} (${fish.chance.replace('{percent}', String(chance / 100))})`;
        return { id, name, pays: String(pays), returns: FISH_RETURN };
      });
    case 'duel':
      return (['higher', 'tie'] as const).map((id) => {
        return { id, name: duel[id], pays: DUEL_PAYS[id], returns: DUEL_RETURNS[id] };
      });
    case 'match':
      return matchRows([match.home, match.draw, match.away]);
    case 'esports':
      return matchRows([match.home, match.away]);
  }
}

/** Their prices stand at each match. */
function matchRows(names: readonly string[]): readonly RuleRow[] {
  return names.map((name) => ({ id: name, name, pays: '', returns: `≈ ${MATCH_RETURN}` }));
}

/** The style of each game's board. */
const styles: Readonly<Record<VendorGameKind, string>> = {
  table: 'cards',
  duel: 'cards',
  slot: 'slot',
  fish: 'fish',
  match: 'match',
  esports: 'match',
};

interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  readonly kind: VendorGameKind;
}

function entryOf({ gameId, gameName, gameType, picture }: Game): GameEntry | undefined {
  const kind = vendorGameKind(gameType);
  return kind && { id: gameId, name: gameName, picture, kind };
}
