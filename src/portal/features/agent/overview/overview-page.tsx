import { keepPreviousData } from '@tanstack/react-query';
import { FileClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetTeamOverview } from '#generated/client/agent/agent.ts';
import { ContractKind, type TeamOverview } from '#generated/model/index.ts';
import { useSite } from '#portal/access/site.ts';
import { useBrandZone } from '#portal/access/use-dates.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { useWaitingContracts } from '#portal/entities/count/waiting-counts.tsx';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatDays } from '#portal/lib/format.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card, TitleRow } from '#portal/ui/card.tsx';
import { FigureTiles, PeopleFigures } from './figure-tiles.tsx';
import { PeriodSwitch, RangeButton, usePeriod } from './period-control.tsx';
import { SalaryCard } from './salary-card.tsx';
import { TeamChart } from './team-chart.tsx';
import { TopDownlines } from './top-downlines.tsx';

/** `agentTeamOverview`: the figures of the team for a period, a chart, and the strongest lines (AGENT-03). */
export function OverviewPage() {
  const hasRoom = useMediaQuery('(width >= 640px)');
  const { period } = usePeriod();
  const query = useGetTeamOverview({ period }, { query: { placeholderData: keepPreviousData } });
  const days = useDays(query.data);
  const offered = useSite()?.settings.contracts;
  const paysAgents = Object.values(ContractKind).some((kind) => offered?.[kind] === true);
  // By the time of the answer, which may come from the cache. One that is only kept has none.
  const ahead = query.data && query.dataUpdatedAt > 0 ? Date.parse(query.data.asOf) - query.dataUpdatedAt : 0;
  return (
    <div className="grid gap-3 sm:gap-3.5">
      <TitleRow>
        <div className="flex flex-1 flex-wrap justify-between gap-2 xl:justify-end">
          <PeriodSwitch />
          {hasRoom && <RangeButton days={days} />}
        </div>
      </TitleRow>
      {query.data ? (
        <>
          {paysAgents && <WaitingNote />}
          <FigureTiles overview={query.data} />
          <div className={cn('grid gap-3 sm:gap-3.5', paysAgents && 'xl:grid-cols-[minmax(0,1fr)_18rem]')}>
            <TeamChart overview={query.data} range={<RangeButton days={days} isQuiet />} />
            {paysAgents && <SalaryCard overview={query.data} ahead={ahead} />}
          </div>
          <TopDownlines downlines={query.data.topDownlines} />
          <PeopleFigures overview={query.data} />
        </>
      ) : (
        <LoadState query={query} />
      )}
    </div>
  );
}

/** The first and the last day of a period, which are those of the brand. */
function useDays(overview: TeamOverview | undefined): string | undefined {
  const { locale } = useLanguage();
  const zone = useBrandZone();
  if (overview === undefined) return undefined;
  // The end is not part of the period.
  return formatDays(Date.parse(overview.from), Date.parse(overview.to) - 1, locale, zone);
}

/** How many contracts wait for the agent, and the way to them; nothing where none does. */
function WaitingNote() {
  const { t } = useTranslation();
  const { show } = usePanel();
  const count = useWaitingContracts();
  if (count === 0) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <p className="flex items-center gap-2.5 font-semibold">
        <FileClock size={18} aria-hidden="true" className="flex-none text-brand-text" />
        {t('team.waiting', { count })}
      </p>
      <Button size="sm" onClick={() => show('agentContractRequests?direction=incoming')}>
        {t('team.waitingShow')}
      </Button>
    </Card>
  );
}
