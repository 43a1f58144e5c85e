import { Pause } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPlayLimits } from '#generated/client/member-limits/member-limits.ts';
import type { ExclusionPeriod } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { ExclusionModal } from './exclusion-modal.tsx';
import { LimitRow } from './limit-row.tsx';
import { limitGroups } from './limit-view.ts';
import { RealityCard } from './reality-card.tsx';

/** The limits of deposits, losses and time, the reality check and self-exclusion (MEMBER-22). */
export function LimitsSection() {
  const { t } = useTranslation();
  const write = useMoney();
  // What is used changes with every bet.
  const query = useGetPlayLimits({ query: { staleTime: 0 } });
  const { data } = query;
  return (
    <section aria-labelledby="limits-title" className="mx-auto grid w-full max-w-220 gap-4">
      <div>
        <h3 id="limits-title" className="title text-lg">
          {t('member.limits.title')}
        </h3>
        <p className="text-sm text-text-2">{t('member.limits.intro')}</p>
      </div>
      {!data && (
        <Card>
          <LoadState query={query} />
        </Card>
      )}
      {data && (
        <>
          {limitGroups(t, write, data).map(({ kind, limits }) => (
            <Card key={kind}>
              <div className="border-b border-line px-4 py-3 sm:px-5">
                <h4 className="font-semibold">{t(`member.limits.kind.${kind}`)}</h4>
                <p className="text-xs text-text-3">{t(`member.limits.what.${kind}`)}</p>
              </div>
              <ul aria-label={t(`member.limits.kind.${kind}`)} className="divide-y divide-line">
                {limits.map((view) => (
                  <LimitRow key={view.key} view={view} />
                ))}
              </ul>
            </Card>
          ))}
          <RealityCard minutes={data.realityCheckMinutes} choices={data.realityCheckChoices} />
          <ExclusionCard periods={data.exclusionPeriods} />
        </>
      )}
    </section>
  );
}

/** The way to self-exclusion. */
function ExclusionCard({ periods }: { readonly periods: readonly ExclusionPeriod[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <h4 className="font-semibold">{t('member.limits.exclusion.title')}</h4>
        <p className="text-sm text-text-2">{t('member.limits.exclusion.body')}</p>
      </div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Pause size={16} aria-hidden="true" />
        {t('member.limits.exclusion.start')}
      </Button>
      {open && <ExclusionModal periods={periods} onClose={() => setOpen(false)} />}
    </Card>
  );
}
