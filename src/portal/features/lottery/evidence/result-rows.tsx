import { useTranslation } from 'react-i18next';
import type { PrizeRow } from '#generated/model/index.ts';
import { Numbers } from '../numbers.tsx';

type ResultRowsProps = {
  readonly rows: readonly PrizeRow[];
  /** The same result in an earlier version: numbers that differ from it are marked. */
  readonly before?: readonly PrizeRow[] | undefined;
};

/** The numbers of a result, of a prize table row by row. */
export function ResultRows({ rows, before }: ResultRowsProps) {
  const { t } = useTranslation();
  const [first] = rows;
  if (first?.prize === 'NUMBERS') return <Numbers numbers={first.numbers} />;
  return (
    <dl className="grid gap-1 text-sm">
      {rows.map(({ prize, numbers }) => {
        const earlier = before?.find((row) => row.prize === prize)?.numbers;
        const keyed = numbers.map((number, position) => ({ number, position, was: earlier?.[position] ?? number }));
        return (
          <div key={prize} className="flex gap-3">
            <dt className="w-20 flex-none text-text-2">{t(`lottery.prize.${prize}`)}</dt>
            <dd className="num flex min-w-0 flex-wrap gap-x-2.5">
              {keyed.map(({ number, position, was }) =>
                number === was ? (
                  <span key={position}>{number}</span>
                ) : (
                  <span key={position} className="font-bold">
                    <del className="font-normal text-text-2">{was}</del> <ins className="text-brand-text">{number}</ins>
                  </span>
                ),
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
