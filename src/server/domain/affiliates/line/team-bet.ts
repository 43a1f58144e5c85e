import type { Language, TeamBet } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import { type BetRow, betOf } from '../../play/bets/bet-row.ts';
import type { CatalogueSnapshot } from '../../play/catalogue/snapshot.ts';

/** A bet of somebody of the team. */
export type TeamBetRow = BetRow & { readonly memberId: number; readonly account: string };

/** A bet as the upline sees it. Its turnover is the stake of a won or lost bet, null while it is open. */
export function teamBetOf(
  services: Pick<Services, 'brand'>,
  known: Pick<CatalogueSnapshot, 'vendors'>,
  { memberId, account, ...row }: TeamBetRow,
  language: Language,
): TeamBet {
  const bet = betOf(services, known, row, language);
  const { betId, gameType: category, vassalage: vendor, gameName, summary, roundId, drawId } = bet;
  const { stake, validTurnover, payout, net, placedAt, settledAt } = bet;
  const counts = row.state === 'won' || row.state === 'lost';
  const turnover = row.state === 'open' ? null : money(counts ? row.stake : '0', services.brand.currency.decimals);
  return {
    betId,
    memberId: String(memberId),
    account,
    state: bet.state,
    gameType: category,
    vassalage: vendor,
    gameName,
    summary,
    roundId,
    drawId,
    stake,
    turnover,
    validTurnover,
    payout,
    net,
    placedAt,
    settledAt,
  };
}
