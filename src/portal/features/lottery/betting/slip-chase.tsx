import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Draw, LotterySlipPayload } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useMoneyUnit } from '#portal/entities/money/amount.tsx';
import { cn } from '#portal/lib/cn.ts';
import { Checkbox, Switch } from '#portal/ui/checkbox.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { multiplyAmount } from '#shared/money/amount.ts';
import { numberOfDay } from '../numbers.tsx';
import { type ChasePlan, chaseDraws, chased, drawName, planOf } from './slip.ts';
import { Stepper } from './stake-bar.tsx';
import type { BoardSlip } from './use-slip.ts';

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

type ChasedDrawsProps = {
  readonly slip: LotterySlipPayload;
  /** The stake of a draw at multiple 1. */
  readonly stake: string;
  readonly draws: readonly Draw[];
};

/** The cards of a line. A longer chase shows its first draws, how many follow, and its last one. */
const CARDS = 5;

/** The draws of a chase with their times, multiples and stakes, a card each. */
function ChasedDraws({ slip, stake, draws }: ChasedDrawsProps) {
  const { t } = useTranslation();
  const hidden = slip.draws.length > CARDS ? slip.draws.length - CARDS + 1 : 0;
  const shown = hidden > 0 ? [...slip.draws.slice(0, CARDS - 2), ...slip.draws.slice(-1)] : slip.draws;
  return (
    <ol aria-label={t('betting.chase.list')} className="grid grid-cols-2 gap-2 @min-[440px]:grid-cols-5">
      {shown.flatMap((chosen, place) => [
        ...(hidden > 0 && place === shown.length - 1
          ? [
              <li key="hidden" className="grid place-content-center text-center text-xs text-text-2">
                {t('betting.chase.further', { count: hidden })}
              </li>,
            ]
          : []),
        <DrawCard key={chosen.drawId} chosen={chosen} stake={stake} draws={draws} />,
      ])}
    </ol>
  );
}

type DrawCardProps = Omit<ChasedDrawsProps, 'slip'> & { readonly chosen: LotterySlipPayload['draws'][number] };

function DrawCard({ chosen: { drawId, multiple }, stake, draws }: DrawCardProps) {
  const write = useMoney();
  const { decimals } = useMoneyUnit();
  const dates = useDates();
  const draw = draws.find((one) => one.drawId === drawId);
  const name = draw && !draw.station ? numberOfDay(draw) : drawName(draws, drawId);
  return (
    <li className="num flex flex-wrap justify-between gap-x-1 rounded-md border border-line bg-surface-1 px-2 py-1.5 min-[1400px]:px-3 text-xs/4 text-text-3">
      <b className="text-sm/4.5 font-semibold text-text-1">{name}</b>
      <b className="text-sm/4.5 font-semibold text-text-1">
        {write(multiplyAmount(stake, String(multiple), decimals))}
      </b>
      <span className="flex basis-full justify-between">
        {draw && (
          <time dateTime={draw.drawAt}>{dates.write(Date.parse(draw.drawAt), draw.station ? 'day' : 'time')}</time>
        )}{' '}
        <span className="ml-auto">{`${multiple}×`}</span>
      </span>
    </li>
  );
}
