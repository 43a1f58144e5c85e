import type { GetProfitLossParams, ProfitLoss, ProfitLossDay } from '#generated/model/index.ts';
import type { ListPage } from '#portal/entities/list/list-query.ts';
import type { PagedParams } from '#portal/entities/list/list-spec.ts';
import { moneySign } from '#portal/lib/format.ts';

/** The state of the page in its address. The server answers all days at once, so pages are cut here. */
export type ProfitParams = GetProfitLossParams & PagedParams;

/** The parameters of the operation. */
export function askedOf({ pageNo: _, pageSize: __, ...asked }: Partial<ProfitParams>): GetProfitLossParams {
  return asked;
}

/** A page of the days on which something happened, the last first. */
export function pageOfDays({ days }: ProfitLoss, { pageNo = 1, pageSize = 100 }: PagedParams): ListPage<ProfitLossDay> {
  const busy = days.filter(isBusy).toReversed();
  const first = (pageNo - 1) * pageSize;
  return {
    content: busy.slice(first, first + pageSize),
    totalElements: busy.length,
    totalPages: Math.ceil(busy.length / pageSize),
  };
}

/** A correction of an earlier day moves money without a bet of its own. */
function isBusy({ bets, minutesPlayed, payout, rewards }: ProfitLossDay): boolean {
  return bets > 0 || minutesPlayed > 0 || moneySign(payout) !== 0 || moneySign(rewards) !== 0;
}
