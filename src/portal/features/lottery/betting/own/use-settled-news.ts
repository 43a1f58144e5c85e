import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draw, LotteryBet } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { toast } from '#portal/ui/toast.ts';
import { addAmounts } from '#shared/money/amount.ts';
import { useDatedDraw } from '../use-dated-draw.ts';

/** Tells what the draws paid whose bets were open before and are settled now. */
export function useSettledNews(bets: readonly LotteryBet[] | undefined, draws: readonly Draw[]): void {
  const { t } = useTranslation();
  const write = useMoney();
  const dated = useDatedDraw(draws);
  const open = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (bets === undefined) return;
    const before = open.current;
    open.current = new Set(bets.filter(({ state }) => state === 'open').map(({ betId }) => betId));
    const won = bets.filter(({ betId, state }) => state === 'won' && before.has(betId));
    for (const [drawId, ofDraw] of Map.groupBy(won, (bet) => bet.drawId)) {
      const paid = ofDraw.map(({ payout }) => payout ?? '0.00').reduce(addAmounts, '0.00');
      toast.success(t('betting.own.won', { amount: write(paid), draw: dated(drawId, ofDraw[0]?.station?.name) }));
    }
  }, [bets, dated, t, write]);
}
