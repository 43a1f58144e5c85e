import { DUEL_PAYS, DUEL_RETURNS } from './duel-game.ts';
import { FISH, FISH_RETURN } from './fish-game.ts';
import { MATCH_RETURN } from './fixtures.ts';
import type { VendorGameKind } from './kinds.ts';
import { SLOT_RETURN, SLOT_SYMBOLS, TWO_CHERRIES } from './slot-game.ts';
import { TABLE_PAYS, TABLE_RETURNS } from './table-game.ts';
import type { VendorTexts } from './texts.ts';

/** The published rules of a game: what each bet pays, and what comes back of a stake in the long run. */
export interface RuleSheet {
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
export function ruleSheet(kind: VendorGameKind, texts: VendorTexts): RuleSheet {
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
