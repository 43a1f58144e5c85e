import { useCallback } from 'react';
import { usePanel } from '#portal/access/use-panel.ts';
import { cn } from '#portal/lib/cn.ts';
import { useMediaQuery } from '#portal/lib/use-media-query.ts';
import { BetList } from './bet-list.tsx';
import { BetView } from './bet-view.tsx';
import { betRowId } from './use-bet-columns.tsx';

/** `personalHistoryCopy`: the bets and, beside them or instead of them, the bet that the address names (MEMBER-07). */
export function BetsPage() {
  const { params, change } = usePanel();
  const isWide = useMediaQuery('(width >= 1280px)');
  const betId = params.get('bet');
  const open = useCallback((id: string) => change({ bet: id }), [change]);
  const close = () => {
    change({ bet: undefined });
    if (betId) document.getElementById(betRowId(betId))?.focus();
  };
  return (
    <div className={cn('grid items-start gap-5', isWide && betId && 'grid-cols-[minmax(0,1fr)_372px]')}>
      {(isWide || !betId) && <BetList openId={betId} onOpen={open} />}
      {betId && <BetView key={betId} betId={betId} isBeside={isWide} onBack={close} />}
    </div>
  );
}
