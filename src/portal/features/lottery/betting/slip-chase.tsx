import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Draw, LotteryGameDetail, LotterySlipPayload } from '../../../../../generated/client/model/index.ts';
import { multiplyAmount } from '../../../../shared/money/amount.ts';
import { useDates } from '../../../access/use-dates.ts';
import { useMoney } from '../../../access/use-money.ts';
import { useMoneyUnit } from '../../../entities/money/use-money-unit.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import type { SlipTotals } from './slip.ts';
import { type ChasePlan, chaseDraws, chased, drawName, planOf } from './slip-draws.ts';
import { Stepper } from './stepper.tsx';

type SlipChaseProps = {
  readonly slip: LotterySlipPayload;
  readonly totals: SlipTotals;
  readonly detail: LotteryGameDetail;
  readonly draws: readonly Draw[];
  readonly onChange: (slip: LotterySlipPayload) => void;
};

/** A new chase has so many draws, where as many follow. */
const USUAL = 5;
/** Longer chases show this many draws, and the last one. */
const SHOWN = 5;
const factors = ['1', '2', '3'] as const;

/** The chase of a slip: how many of the following draws it covers, what each costs, and whether a win ends it. */
export function SlipChase({ slip, totals, detail, draws, onChange }: SlipChaseProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const following = chaseDraws(draws, slip.draws[0]?.drawId ?? '');
  const most = Math.min(detail.maxChaseDraws, following.length);
  const plan = planOf(slip);
  const isChase = plan.count > 1;
  const set = (next: Partial<ChasePlan>) => onChange(chased(slip, following, { ...plan, ...next }, detail.maxMultiple));
  if (most < 2 && !isChase) return null;
  return (
    <section className="grid gap-3 border-t border-line pt-3.5" aria-label={t('betting.chase.title')}>
      <Checkbox
        checked={isChase}
        onChange={() => set(isChase ? { count: 1 } : { count: Math.min(USUAL, most), stopOnWin: true })}
        className="font-semibold text-text-1"
      >
        {t('betting.chase.title')}
      </Checkbox>
      {isChase && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
            <Stepper
              label={t('betting.chase.draws')}
              value={plan.count}
              min={2}
              max={Math.max(most, plan.count)}
              onChange={(count) => set({ count })}
            />
            <Checkbox checked={slip.stopOnWin} onChange={() => set({ stopOnWin: !slip.stopOnWin })}>
              {t('betting.chase.stopOnWin')}
            </Checkbox>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span aria-hidden="true" className="text-sm text-text-2">
              {t('betting.chase.raise')}
            </span>
            <Segmented
              label={t('betting.chase.raise')}
              options={factors.map((value) => ({ value, label: <span className="num">{`${value}×`}</span> }))}
              value={factors.find((value) => value === String(plan.factor)) ?? '1'}
              onChange={(value) => set({ factor: Number(value) })}
            />
          </div>
          <ChasedDraws slip={slip} stake={totals.stakePerDraw} draws={draws} />
          <p className="flex gap-1.5 text-xs text-text-2">
            <Info size={14} aria-hidden="true" className="mt-px flex-none" />
            <span>
              {t('betting.chase.atMost', { amount: write(totals.totalStake) })}{' '}
              {slip.stopOnWin && `${t('betting.chase.afterWin')} `}
              {t('betting.chase.cancel')}
            </span>
          </p>
        </>
      )}
    </section>
  );
}

type ChasedDrawsProps = {
  readonly slip: LotterySlipPayload;
  /** The stake of a draw at multiple 1. */
  readonly stake: string;
  readonly draws: readonly Draw[];
};

/** The draws of a chase with their multiples and stakes. */
function ChasedDraws({ slip, stake, draws }: ChasedDrawsProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const { decimals } = useMoneyUnit();
  const dates = useDates();
  const hidden = slip.draws.length - SHOWN - 1;
  const shown = hidden > 0 ? [...slip.draws.slice(0, SHOWN), ...slip.draws.slice(-1)] : slip.draws;
  return (
    <ol
      aria-label={t('betting.chase.list')}
      className="grid rounded-md bg-surface-2 px-3 py-1 text-sm light:bg-surface-3"
    >
      {shown.map(({ drawId, multiple }, place) => {
        const draw = draws.find((one) => one.drawId === drawId);
        return (
          <li key={drawId} className="grid gap-x-3 border-t border-line py-1.5 first:border-t-0">
            {hidden > 0 && place === SHOWN && (
              <span className="pb-1.5 text-xs text-text-2">{t('betting.chase.further', { count: hidden })}</span>
            )}
            <span className="num flex items-baseline gap-2">
              <span className="font-medium">{drawName(draws, drawId)}</span>
              {draw && (
                <time dateTime={draw.drawAt} className="text-xs whitespace-nowrap text-text-2">
                  {dates.write(Date.parse(draw.drawAt), draw.station ? 'day' : 'time')}
                </time>
              )}
              <span className="ml-auto text-text-2">{`${multiple}×`}</span>
              <span className="min-w-16 text-right font-semibold">
                {write(multiplyAmount(stake, String(multiple), decimals))}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
