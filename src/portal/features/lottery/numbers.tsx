import { useTranslation } from 'react-i18next';
import type { Draw, PrizeName, PrizeRank } from '#generated/model/index.ts';
import { dice, digits, range } from '#shared/lottery/chance.ts';
import type { Drawing } from '#shared/lottery/drawing.ts';
import { cn } from '../../lib/cn.ts';

type NumbersProps = { readonly numbers: readonly string[]; readonly size?: 'sm' | 'lg' };

/** More numbers than this are drawn smaller, so that they keep to one line of a phone. */
const MANY = 6;

/** The numbers of a draw in the order of the draw. */
export function Numbers({ numbers, size = 'sm' }: NumbersProps) {
  const { t } = useTranslation();
  // A number may occur several times, but its position is unique.
  const keyed = numbers.map((number, position) => ({ number, key: `${position}-${number}` }));
  return (
    <ol
      aria-label={t('lottery.numbers')}
      className={cn(
        'flex flex-wrap',
        size === 'sm' ? 'gap-1 xl:max-[1399px]:gap-0.5' : numbers.length > MANY ? 'gap-0.5' : 'gap-1.5',
      )}
    >
      {keyed.map(({ number, key }) => (
        <li
          key={key}
          className={cn(
            'num grid place-items-center rounded-full bg-surface-3 font-bold',
            size === 'sm' ? 'size-6 text-xs' : numbers.length > MANY ? 'size-7 text-sm' : 'size-10 text-lg',
          )}
        >
          {number}
        </li>
      ))}
    </ol>
  );
}

/** A number of a prize table: the digits that most bets go by stand out. */
export function EndingNumber({ number, className }: { readonly number: string; readonly className?: string }) {
  return (
    <span className={cn('num', className)}>
      <span className="opacity-70">{number.slice(0, -2)}</span>
      <b className="font-bold">{number.slice(-2)}</b>
    </span>
  );
}

/** The numbers of a draw in their order; none before it is drawn. */
export function drawnNumbers({ result }: Pick<Draw, 'result'>): readonly string[] {
  return result?.prizes.flatMap(({ numbers }) => numbers) ?? [];
}

/** The number of a draw within its day: `170` of `0622-170`. */
export function numberOfDay({ issueNo }: Pick<Draw, 'issueNo'>): string {
  return issueNo.slice(issueNo.lastIndexOf('-') + 1);
}

/** The numbers that the games of balls draw from. */
const balls: Readonly<Record<string, number>> = { '11X5': 11, PK10: 10 };

/**
 * How a game draws, by the name that the published algorithm gives its group, and by its prize table. Undefined for a
 * group that the algorithm does not name.
 */
export function drawingOf(groupCode: string, ranks: readonly PrizeRank[]): Drawing<PrizeName> | undefined {
  const [first] = ranks;
  if (first === undefined) return undefined;
  const of = balls[groupCode];
  if (of !== undefined) return { kind: 'shuffle', of, take: first.count };
  if (groupCode === 'K3') return { kind: 'dice', count: first.count };
  const isOfDigits = ['SSC', 'PC28'].includes(groupCode) || first.prize === 'SPECIAL';
  return isOfDigits ? { kind: 'digits', ranks } : undefined;
}

/** The numbers that a place of a game without a prize table can have; undefined as for `drawingOf`. */
export function numbersOf(groupCode: string): readonly string[] | undefined {
  const drawing = drawingOf(groupCode, [{ prize: 'NUMBERS', count: 1, digits: 1 }]);
  if (drawing === undefined) return undefined;
  if (drawing.kind === 'shuffle') return range(1, drawing.of).map((ball) => String(ball).padStart(2, '0'));
  return (drawing.kind === 'dice' ? dice : digits).values.map(String);
}
