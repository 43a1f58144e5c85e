import { useTranslation } from 'react-i18next';
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
