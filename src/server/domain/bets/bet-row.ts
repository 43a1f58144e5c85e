import type { Bet } from '../../../../generated/server/model/index.ts';
import { subtractAmounts } from '../../../shared/money/amount.ts';
import type { Services } from '../../services.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import { money } from '../wallet/money.ts';

/** A bet as it is stored. Amounts are `numeric` text. */
export interface BetRow extends Pick<Bet, 'state' | 'gameType' | 'vassalage' | 'gameName' | 'summary' | 'roundId'> {
  readonly id: string;
  readonly nodeId: number | null;
  readonly stake: string;
  readonly payout: string;
  readonly validTurnover: string;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
}

/** The columns of a bet `b`. */
export const BET_COLUMNS = `
  b.id, b.state, b.category as "gameType", b.vendor_code as vassalage, b.node_id as "nodeId",
  b.game_name as "gameName", left(b.summary, 200) as summary, b.round_id as "roundId", b.stake, b.payout,
  b.valid_turnover as "validTurnover", b.placed_at as "placedAt", b.settled_at as "settledAt"`;

/** A bet as the contract shows it. What it paid is told once it is settled. */
export function betOf(
  { brand }: Pick<Services, 'brand'>,
  { vendors }: Pick<CatalogueSnapshot, 'vendors'>,
  row: BetRow,
): Bet {
  const { id, nodeId, stake, payout, validTurnover, placedAt, settledAt, ...told } = row;
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  const isOpen = settledAt === null;
  return {
    betId: id,
    ...told,
    vendorName: vendors.get(told.vassalage)?.name ?? told.vassalage,
    nodeId: nodeId === null ? null : String(nodeId),
    drawId: null,
    stake: wire(stake),
    odds: null,
    payout: isOpen ? null : wire(payout),
    net: isOpen ? null : wire(subtractAmounts(payout, stake)),
    validTurnover: isOpen ? null : wire(validTurnover),
    placedAt: placedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}
