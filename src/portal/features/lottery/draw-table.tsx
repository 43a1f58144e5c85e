import { useTranslation } from 'react-i18next';
import type { Draw, LotteryGame } from '#generated/model/index.ts';
import { useDates } from '../../access/use-dates.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sumOf } from './draw-sum.ts';
import { drawnNumbers, numberOfDay } from './drawn-numbers.ts';
import { VerifyLink } from './evidence/verify-link.tsx';
import { Numbers } from './numbers.tsx';

type DrawTableProps = {
  readonly game: LotteryGame;
  /** Undefined while they load. */
  readonly draws: readonly Draw[] | undefined;
  /** The rows that stand for draws that load. */
  readonly placeholders: number;
};

const CELL = 'px-1.5 first:pl-5 last:pr-3 xl:max-[1399px]:first:pl-4 xl:max-[1399px]:last:pr-2';

/** Draws in rows: number and time, what was drawn, its sum where bets go by it, and the way to its evidence. */
export function DrawTable({ game, draws, placeholders }: DrawTableProps) {
  const { t } = useTranslation();
  const hasSum = sumOf(game, drawnNumbers(draws?.[0] ?? { result: null })) !== undefined;
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t('lottery.history')}</caption>
      <thead>
        <tr className="border-b border-line text-left text-xs text-text-3">
          <th scope="col" className={`${CELL} h-9 font-medium`}>
            {t('lottery.draw')}
          </th>
          <th scope="col" className={`${CELL} font-medium`}>
            {t('lottery.result')}
          </th>
          {hasSum && (
            <th scope="col" className={`${CELL} font-medium`}>
              {t('lottery.sum')}
            </th>
          )}
          <th scope="col" className={CELL}>
            <span className="sr-only">{t('lottery.seal')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {draws?.map((draw) => (
          <DrawRow key={draw.drawId} game={game} draw={draw} hasSum={hasSum} />
        ))}
        {draws === undefined &&
          Array.from({ length: placeholders }, (_, row) => `row-${row}`).map((row) => (
            <tr key={row} className="h-11.5 border-b border-line last:border-b-0">
              <td colSpan={3} className={CELL}>
                <Skeleton className="h-4" />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

type DrawRowProps = { readonly game: LotteryGame; readonly draw: Draw; readonly hasSum: boolean };

function DrawRow({ game, draw, hasSum }: DrawRowProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const numbers = drawnNumbers(draw);
  const told = sumOf(game, numbers);
  const short = numberOfDay(draw);
  return (
    <tr className="h-11.5 border-b border-line last:border-b-0 hover:bg-surface-2">
      <th scope="row" className={`${CELL} num text-left font-normal`}>
        <span className="sr-only">{draw.issueNo.slice(0, -short.length)}</span>
        {short}
        <time dateTime={draw.drawAt} className="block text-2xs text-text-3">
          {dates.write(Date.parse(draw.drawAt), 'time')}
        </time>
      </th>
      <td className={`${CELL} py-1.5`}>
        <Numbers numbers={numbers} />
      </td>
      {hasSum && (
        <td className={`${CELL} num whitespace-nowrap`}>
          <b className="font-semibold">{told?.sum}</b>{' '}
          <span className="text-xs text-text-3 xl:max-[1399px]:block">{told?.side && t(`lottery.${told.side}`)}</span>
        </td>
      )}
      <td className={`${CELL} w-10 text-right`}>
        <VerifyLink draw={draw} isIcon />
      </td>
    </tr>
  );
}
