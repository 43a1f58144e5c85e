import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draw, PlayType } from '#generated/model/index.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { now } from '#portal/lib/clock.ts';
import { Card } from '#portal/ui/card.tsx';
import { TabPanel, Tabs } from '#portal/ui/tabs.tsx';
import { useOpenDraws } from '../use-open-draws.ts';
import { BetRow } from './bet-row.tsx';
import { ChaseRow } from './chase-row.tsx';
import { OwnList } from './own-list.tsx';
import { useOwnBets, useOwnChases } from './use-own-bets.ts';
import { useSettledNews } from './use-settled-news.ts';

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
