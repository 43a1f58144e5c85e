import { Suspense } from 'react';
import { lazyPart } from '#portal/i18n/lazy-part.ts';
import { useNear } from '#portal/lib/use-near.ts';
import { Skeleton } from '#portal/ui/loading.tsx';
import type { BoardProps, DigitFiguresProps } from './board.tsx';

const Board = lazyPart<BoardProps>(() => import('./board.tsx').then((part) => part.Board), 'figures');

const Figures = lazyPart<DigitFiguresProps>(() => import('./board.tsx').then((part) => part.Figures), 'figures');

/** The figures of a Vietnamese game. Code and numbers load when they are about to be seen. */
export function LazyBoard({ game }: BoardProps) {
  const [element, isNear] = useNear<HTMLDivElement>();
  const waiting = <Skeleton className="h-150 rounded-lg" />;
  return (
    <div ref={element} className="min-w-0">
      {isNear ? (
        <Suspense fallback={waiting}>
          <Board game={game} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

/** The figures of another game. Their code loads when they are asked for. */
export function LazyFigures(props: DigitFiguresProps) {
  return (
    <Suspense fallback={<Skeleton className="mx-4 mb-4 h-120" />}>
      <Figures {...props} />
    </Suspense>
  );
}
