import type { UseQueryResult } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draw, LotteryBet, PlayType } from '#generated/model/index.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { LoadFailed } from '#portal/entities/loading/load-state.tsx';
import { now } from '#portal/lib/clock.ts';
import { Card } from '#portal/ui/card.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { TabPanel, Tabs } from '#portal/ui/tabs.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { groupBy } from '#shared/lists/group-by.ts';
import { addAmounts } from '#shared/money/amount.ts';
import { useDatedDraw } from '../use-dated-draw.ts';
import { useOpenDraws } from '../use-open-draws.ts';
import { BetRow } from './bet-row.tsx';
import { ChaseRow } from './chase-row.tsx';
import { useOwnBets, useOwnChases } from './use-own-bets.ts';

type OwnBetsProps = {
  readonly gameCode: string;
  readonly plays: readonly PlayType[];
  /** The coming draws of the game. */
  readonly draws: readonly Draw[];
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
};

const views = ['bets', 'chases'] as const;

/** The member's last bets and chases on a game. */
export function OwnBets(props: OwnBetsProps) {
  const { t } = useTranslation();
  const { open } = useModals();
  const [view, setView] = useState<(typeof views)[number]>('bets');
  const bets = useOwnBets(props.gameCode);
  // Also told while the chases are shown.
  useSettledNews(bets.data?.content, props.draws);
  return (
    <Card className="min-w-0 overflow-clip lg:[grid-area:own]">
      <div className="flex items-center gap-4 border-b border-line px-5">
        <Tabs
          name="own"
          label={t('betting.own.title')}
          items={views.map((id) => ({ id, label: t(`betting.own.${id}`) }))}
          value={view}
          onChange={setView}
          className="border-b-0"
        />
        <button
          type="button"
          className="target ml-auto text-right text-sm font-medium text-brand-text underline-offset-2 hover:underline"
          onClick={() => open('memberCenter', { own: true, panel: 'personalHistoryCopy' })}
        >
          {t('betting.own.all')}
        </button>
      </div>
      <TabPanel name="own" id={view}>
        {view === 'bets' ? <Bets {...props} query={bets} /> : <Chases {...props} />}
      </TabPanel>
    </Card>
  );
}

type BetsProps = OwnBetsProps & { readonly query: ReturnType<typeof useOwnBets> };

function Bets({ query, plays, draws, ahead }: BetsProps) {
  const { t } = useTranslation();
  // Renders again when a draw closes, whose bets can no longer be cancelled.
  useOpenDraws(draws, ahead);
  return (
    <OwnList
      query={query}
      keyOf={({ betId }) => betId}
      label={t('betting.own.bets')}
      failed={t('betting.own.betsFailed')}
      empty={{ title: t('betting.own.noBets'), text: t('betting.own.noBetsText') }}
    >
      {(bet) => (
        <BetRow
          bet={bet}
          play={plays.find(({ playType }) => playType === bet.playType)}
          draws={draws}
          canCancel={bet.cancellable && Date.parse(bet.closesAt) > now() + ahead}
        />
      )}
    </OwnList>
  );
}

function Chases({ gameCode, plays, draws }: OwnBetsProps) {
  const { t } = useTranslation();
  return (
    <OwnList
      query={useOwnChases(gameCode)}
      keyOf={({ chaseId }) => chaseId}
      label={t('betting.own.chases')}
      failed={t('betting.own.chasesFailed')}
      empty={{ title: t('betting.own.noChases'), text: t('betting.own.noChasesText') }}
    >
      {(chase) => <ChaseRow chase={chase} plays={plays} draws={draws} />}
    </OwnList>
  );
}

type OwnListProps<Item> = {
  readonly query: UseQueryResult<{ readonly content: readonly Item[] }, unknown>;
  readonly keyOf: (item: Item) => string;
  readonly label: string;
  /** The title of a failure. */
  readonly failed: string;
  /** What stands in place of no items. */
  readonly empty: { readonly title: string; readonly text: string };
  /** Renders the content of a row. */
  readonly children: (item: Item) => ReactNode;
};

/** A list of what the member has on a game. */
function OwnList<Item>({ query, keyOf, label, failed, empty, children }: OwnListProps<Item>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined && error) {
    return <LoadFailed title={failed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Skeleton className="m-5 h-24" />;
  if (data.content.length === 0) return <EmptyState icon={<Ticket size={18} />} {...empty} />;
  return (
    <ul aria-label={label}>
      {data.content.map((item) => (
        <li key={keyOf(item)} className="border-t border-line px-5 py-3.5 first:border-t-0">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

/** Tells what the draws paid whose bets were open before and are settled now. */
function useSettledNews(bets: readonly LotteryBet[] | undefined, draws: readonly Draw[]): void {
  const { t } = useTranslation();
  const write = useMoney();
  const dated = useDatedDraw(draws);
  const open = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (bets === undefined) return;
    const before = open.current;
    open.current = new Set(bets.filter(({ state }) => state === 'open').map(({ betId }) => betId));
    const won = bets.filter(({ betId, state }) => state === 'won' && before.has(betId));
    for (const [drawId, ofDraw] of groupBy(won, (bet) => bet.drawId)) {
      const paid = ofDraw.map(({ payout }) => payout ?? '0.00').reduce(addAmounts, '0.00');
      toast.success(t('betting.own.won', { amount: write(paid), draw: dated(drawId, ofDraw[0]?.station?.name) }));
    }
  }, [bets, dated, t, write]);
}
