import { ReceiptText, SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetBet } from '#generated/client/bets/bets.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { cn } from '#portal/lib/cn.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { BetDetails } from './bet-details.tsx';
import { BetList, betRowId } from './bet-list.tsx';

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

type BetViewProps = {
  readonly betId: string;
  /** Whether the list stays visible at its side. */
  readonly isBeside: boolean;
  readonly onBack: () => void;
};

/** The bet of the address, with its evidence and a link to its ledger entries. */
function BetView({ betId, isBeside, onBack }: BetViewProps) {
  const { t } = useTranslation();
  const { show } = usePanel();
  const query = useGetBet(betId);
  return (
    <Card className={cn('w-full p-5', isBeside ? 'sticky top-0' : 'mx-auto max-w-160')}>
      <RecordPage
        query={query}
        back={{ label: t(isBeside ? 'records.bets.record.close' : 'records.bets.record.back'), onBack }}
        barClassName="mb-4"
        gone={{
          icon: <SearchX size={18} />,
          title: t('records.bets.record.gone'),
          text: t('records.bets.record.goneText'),
        }}
        actions={({ ledgerEntryIds }) =>
          ledgerEntryIds.length > 0 && (
            <Button size="sm" onClick={() => show(`transactionHistory?${new URLSearchParams({ about: betId })}`)}>
              <ReceiptText size={16} aria-hidden="true" />
              {t('records.bets.record.movements')}
            </Button>
          )
        }
      >
        {(detail) => <BetDetails detail={detail} />}
      </RecordPage>
    </Card>
  );
}
