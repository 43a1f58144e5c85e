import { Pause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetPlayLimits } from '#generated/client/member-limits/member-limits.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { LoadState, RowSkeletons } from '#portal/entities/loading/load-state.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { LimitBar, type LimitView, limitGroups } from './limit-view.tsx';

/** The limit of each kind that the first page of the centre shows where none is set. */
const usual = { deposit: 'deposit-week', loss: 'loss-day', time: 'time-day' } as const;

/** The limits at a glance: of each kind the one that is used most. It leads to changes and to a break. */
export function LimitsCard() {
  const { t } = useTranslation();
  const write = useMoney();
  const { show } = usePanel();
  const query = useGetPlayLimits({ query: { staleTime: 0 } });
  const { data } = query;
  return (
    <Card className="min-w-0 p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-[15px] font-semibold">{t('member.limits.cardTitle')}</h3>
        <button
          type="button"
          onClick={() => show('profile')}
          className="target text-sm font-semibold text-brand-text underline-offset-2 hover:underline"
        >
          {t('member.limits.edit')}
        </button>
      </div>
      {!data && <LoadState query={query} skeleton={<RowSkeletons rows={3} />} />}
      {data && (
        <dl className="mt-3 grid gap-4">
          {limitGroups(t, write, data).map(({ kind, limits }) => {
            const view = mostUsed(limits) ?? limits.find(({ key }) => key === usual[kind]);
            return view && <Glance key={kind} view={view} />;
          })}
        </dl>
      )}
      <div className="mt-4 border-t border-line pt-4">
        <Button size="sm" variant="outline" onClick={() => show('profile?away=break')}>
          <Pause size={16} aria-hidden="true" />
          {t('member.limits.break.title')}
        </Button>
      </div>
    </Card>
  );
}

function Glance({ view: { now, used, usedShare, limit, limitShare } }: { readonly view: LimitView }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-2">
      <dt className="text-sm text-text-2">{now}</dt>
      <dd className="num text-sm font-semibold">
        {limit === null ? t('member.limits.usedOnly', { used }) : t('member.limits.usedOf', { used, limit })}
      </dd>
      {limitShare !== null && (
        <dd className="w-full">
          <LimitBar used={usedShare} limit={limitShare} />
        </dd>
      )}
    </div>
  );
}

function mostUsed(limits: readonly LimitView[]): LimitView | undefined {
  const share = ({ usedShare, limitShare }: LimitView) => (limitShare ? usedShare / limitShare : 1);
  return limits
    .filter(({ limit }) => limit !== null)
    .reduce<LimitView | undefined>((most, view) => (most && share(most) >= share(view) ? most : view), undefined);
}
