import { useTranslation } from 'react-i18next';
import type { Draw, LotterySlipPayload } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useMoneyUnit } from '#portal/entities/money/use-money-unit.ts';
import { multiplyAmount } from '#shared/money/amount.ts';
import { numberOfDay } from '../drawn-numbers.ts';
import { drawName } from './slip-draws.ts';

type ChasedDrawsProps = {
  readonly slip: LotterySlipPayload;
  /** The stake of a draw at multiple 1. */
  readonly stake: string;
  readonly draws: readonly Draw[];
};

/** The cards of a line. A longer chase shows its first draws, how many follow, and its last one. */
const CARDS = 5;

/** The draws of a chase with their times, multiples and stakes, a card each. */
export function ChasedDraws({ slip, stake, draws }: ChasedDrawsProps) {
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
