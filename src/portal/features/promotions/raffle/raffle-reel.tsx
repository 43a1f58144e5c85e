import { useLayoutEffect, useRef } from 'react';
import type { RafflePrize } from '#generated/model/index.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';

type RaffleReelProps = {
  readonly prizes: readonly Pick<RafflePrize, 'prizeId' | 'title'>[];
  /** The prize at which it stops. */
  readonly last: string;
  readonly onDone: () => void;
};

const TURNS = 4;
const DURATION = 2400;

/** Runs through the prizes of a raffle and stops at the one that was drawn. The result is said elsewhere. */
export function RaffleReel({ prizes, last, onDone }: RaffleReelProps) {
  const list = useRef<HTMLUListElement>(null);
  const done = useStableCallback(onDone);
  const turns = Array.from({ length: TURNS }, (_, turn) =>
    prizes.map(({ prizeId, title }) => ({ key: `${turn} ${prizeId}`, title })),
  );
  const rows = [...turns.flat(), { key: 'last', title: last }];
  const count = rows.length;
  useLayoutEffect(() => {
    const animation = list.current?.animate(
      [{ transform: 'none' }, { transform: `translateY(-${(100 * (count - 1)) / count}%)` }],
      { duration: DURATION, easing: 'cubic-bezier(0.15, 0.6, 0.1, 1)', fill: 'forwards' },
    );
    animation?.addEventListener('finish', done);
    return () => {
      animation?.removeEventListener('finish', done);
      animation?.cancel();
    };
  }, [count, done]);
  return (
    <div aria-hidden="true" className="h-14 overflow-hidden rounded-md border border-line-strong bg-surface-2">
      <ul ref={list}>
        {rows.map(({ key, title }) => (
          <li key={key} className="grid h-14 place-items-center px-4 text-center font-semibold">
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}
