import type { Bet, BetState, Language } from '#generated/model/index.ts';
import type { Drawing, GamePricing } from '#server/db/schema/lottery.ts';
import type { InLanguages } from '#server/db/schema/play.ts';
import type { Services } from '#server/services.ts';
import { texts } from '#server/texts/texts.ts';
import { subtractAmounts } from '#shared/money/amount.ts';
import { money } from '../../ground/amounts/money.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import { pickedIn, playText } from '../play-texts/play-names.ts';

/** A bet as it is stored. Amounts are `numeric` text. */
export interface BetRow
  extends Pick<Bet, 'state' | 'gameType' | 'vassalage' | 'gameName' | 'summary' | 'roundId' | 'drawId' | 'odds'> {
  readonly id: string;
  readonly nodeId: number | null;
  readonly summaryIn: InLanguages | null;
  readonly stake: string;
  readonly payout: string;
  readonly validTurnover: string;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
  /** From here on what a bet on a draw has; null for all others. */
  readonly gameNames: InLanguages | null;
  readonly playType: string | null;
  readonly picks: string[][] | null;
  readonly drawing: Drawing | null;
  readonly pricing: GamePricing | null;
}

/** What a bet `b` on a draw has beyond those on rounds: `l`, read by its id alone. */
export const DRAW_JOINS = `
  left join lateral (
    select l.draw_id, l.odds, l.play_type, l.picks, r.drawing, r.limits -> 'pricing' as pricing,
      (select jsonb_object_agg(t.language, t.name) from lottery_game_texts t where t.game_code = l.game_code) as names
    from lottery_bets l join lottery_rules r on r.game_code = l.game_code where l.bet_id = b.id limit 1
  ) l on true`;

/** The columns of a bet `b` with `DRAW_JOINS`. */
export const BET_COLUMNS = `
  b.id, b.state, b.category as "gameType", b.vendor_code as vassalage, b.node_id as "nodeId",
  b.game_name as "gameName", left(b.summary, 200) as summary, b.summary_in as "summaryIn",
  b.round_id as "roundId", b.stake, b.payout,
  b.valid_turnover as "validTurnover", b.placed_at as "placedAt", b.settled_at as "settledAt",
  l.draw_id as "drawId", l.odds, l.play_type as "playType", l.picks, l.drawing, l.pricing, l.names as "gameNames"`;

/** A bet as the contract shows it. What it paid is told once it is settled. */
export function betOf(
  { brand }: Pick<Services, 'brand'>,
  { vendors }: Pick<CatalogueSnapshot, 'vendors'>,
  row: BetRow,
  language: Language,
): Bet {
  const { id, nodeId, summaryIn, gameNames, playType, picks, drawing, pricing, stake, payout, ...more } = row;
  const { validTurnover, placedAt, settledAt, ...rest } = more;
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  const isOpen = settledAt === null;
  return {
    betId: id,
    ...rest,
    gameName: gameNames?.[language] ?? rest.gameName,
    summary: summaryOf(row, language),
    vendorName: vendors.get(rest.vassalage)?.name ?? rest.vassalage,
    nodeId: nodeId === null ? null : String(nodeId),
    stake: wire(stake),
    payout: isOpen ? null : wire(payout),
    net: isOpen ? null : wire(subtractAmounts(payout, stake)),
    validTurnover: isOpen ? null : wire(validTurnover),
    placedAt: placedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}

/** What was bet on in the reader's language, where it is known. */
function summaryOf({ summary, summaryIn, playType, picks, drawing, pricing }: BetRow, language: Language): string {
  if (playType === null || picks === null || drawing === null) return summaryIn?.[language] ?? summary;
  const name = playText({ playType, drawing, pricing })?.label[language];
  return name === undefined ? summary : `${name}: ${pickedIn(drawing, picks, language)}`.slice(0, 200);
}

/** What is known of a settled bet where nothing was told of its result. */
export function resultText(state: BetState, language: Language): string {
  const { result } = texts[language].bets;
  return result[state === 'push' || state === 'void' ? state : 'other'];
}
