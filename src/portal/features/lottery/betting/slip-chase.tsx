import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#portal/access/use-money.ts';
import { cn } from '#portal/lib/cn.ts';
import { Checkbox } from '#portal/ui/checkbox.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { Switch } from '#portal/ui/switch.tsx';
import { ChasedDraws } from './chased-draws.tsx';
import { type ChasePlan, chaseDraws, chased, planOf } from './slip-draws.ts';
import { Stepper } from './stepper.tsx';
import type { BoardSlip } from './use-board-slip.ts';

type SlipChaseProps = { readonly slip: BoardSlip; readonly className?: string };

/** A new chase has so many draws, where as many follow. */
const USUAL = 5;
/** One draw is no chase. */
const FEWEST = 2;
const factors = ['1', '2', '3'] as const;

/** The chase of a slip: how many of the following draws it covers, what each costs, and whether a win ends it. */
export function SlipChase({ slip: of, className }: SlipChaseProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const { state, totals, detail, draws } = of;
  const { slip, change } = state;
  const first = slip?.draws[0]?.drawId ?? draws[0]?.drawId ?? '';
  const following = chaseDraws(draws, first);
  const most = Math.min(detail.maxChaseDraws, following.length);
  const plan = slip && planOf(slip);
  const isChase = plan !== undefined && plan.count > 1;
  const set = (next: Partial<ChasePlan>) =>
    slip && plan && change(chased(slip, following, { ...plan, ...next }, detail.maxMultiple));
  if (most < 2 && !isChase) return null;
  const note = (
    <p className="flex gap-1.5 text-xs text-text-2">
      <Info size={14} aria-hidden="true" className="mt-px flex-none" />
      <span>
        {isChase && totals && `${t('betting.chase.atMost', { amount: write(totals.totalStake) })} `}
        {isChase && slip?.stopOnWin && `${t('betting.chase.afterWin')} `}
        {t(isChase ? 'betting.chase.cancel' : slip ? 'betting.chase.off' : 'betting.chase.addFirst')}
      </span>
    </p>
  );
  return (
    <section className={cn('@container grid content-start gap-2.5', className)} aria-label={t('betting.chase.title')}>
      <div className="flex min-h-8.5 flex-wrap items-center gap-x-3 gap-y-2">
        <Switch
          checked={isChase}
          disabled={slip === undefined}
          onChange={() => set(isChase ? { count: 1 } : { count: Math.min(USUAL, most), stopOnWin: true })}
          className="mr-auto text-sm font-semibold"
        >
          {t('betting.chase.title')}
        </Switch>
        {isChase && (
          <>
            <Stepper
              label={t('betting.chase.draws')}
              value={plan.count}
              min={FEWEST}
              max={Math.max(most, plan.count)}
              onChange={(count) => set({ count })}
              size="sm"
            />
            <span className="flex items-center gap-2">
              <span aria-hidden="true" className="text-sm text-text-2">
                {t('betting.chase.raiseShort')}
              </span>
              <Segmented
                size="sm"
                label={t('betting.chase.raise')}
                options={factors.map((value) => ({ value, label: <span className="num">{`${value}×`}</span> }))}
                value={factors.find((value) => value === String(plan.factor)) ?? '1'}
                onChange={(value) => set({ factor: Number(value) })}
              />
            </span>
            <Checkbox checked={slip?.stopOnWin} onChange={() => set({ stopOnWin: !slip?.stopOnWin })}>
              {t('betting.chase.stopOnWin')}
            </Checkbox>
          </>
        )}
        {!isChase && note}
      </div>
      {slip && totals && isChase && <ChasedDraws slip={slip} stake={totals.stakePerDraw} draws={draws} />}
      {isChase && note}
    </section>
  );
}
