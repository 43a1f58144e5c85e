import { Ticket } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListGameMenus } from '#generated/client/catalogue/catalogue.ts';
import type { LotteryMenuGroup, PrizeMode } from '#generated/model/index.ts';
import { cn } from '../../lib/cn.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { GameHead } from './game-head.tsx';
import { GamePanel } from './game-panel.tsx';
import { useComing } from './use-coming.ts';
import { useLottery } from './use-lottery.ts';

/** The countdowns of the menu move to the next draws after at most this long. */
const REFRESH_MS = 10_000;

const digitModes: readonly PrizeMode[] = ['Lott', 'ZY'];
const fastModes: readonly PrizeMode[] = ['Elott'];

/** `/lottery`: the digit lotteries with their draws (ROUTE-06). */
export function LotteryPage() {
  const { t } = useTranslation();
  return <Lotteries modes={digitModes} title={t('common.category.LOTT')} />;
}

/** `/elott`: the fast draws (ROUTE-09). */
export function ELotteryPage() {
  const { t } = useTranslation();
  return <Lotteries modes={fastModes} title={t('common.category.ELOTT')} hasBanner />;
}

type LotteriesProps = { readonly modes: readonly PrizeMode[]; readonly title: string; readonly hasBanner?: boolean };

function Lotteries({ modes, title, hasBanner = false }: LotteriesProps) {
  const { t } = useTranslation();
  const { gameCode } = useLottery();
  const menu = useListGameMenus({}, { query: { refetchInterval: REFRESH_MS } });
  // Rendered in slices, so that a slow device can scroll and press meanwhile.
  const all = useDeferredValue(menu.data?.gameMenus);
  const groups = useMemo(() => groupsOf(all ?? [], modes), [all, modes]);
  const games = groups.flatMap((group) => group.games);
  const game = games.find((one) => one.gameCode === gameCode) ?? games[0];
  const coming = useComing(game?.gameCode);
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      {all === undefined && menu.isError && (
        <Card>
          <ErrorState
            title={t('lottery.failed')}
            text={t('common.nothingLost')}
            retryLabel={t('common.retry')}
            retrying={menu.isFetching}
            onRetry={() => void menu.refetch()}
          />
        </Card>
      )}
      {all === undefined && !menu.isError && <Skeleton className="h-dvh rounded-lg" />}
      {all && game === undefined && (
        <Card>
          <EmptyState icon={<Ticket size={18} />} title={t('lottery.empty')} text={t('lottery.emptyText')} />
        </Card>
      )}
      {game && (
        <div className={cn('grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-3.5', hasBanner && 'mt-3.5')}>
          <GameHead game={game} groups={groups} coming={coming.data} ahead={coming.ahead} />
          <GamePanel key={game.gameCode} game={game} coming={coming.data} ahead={coming.ahead} />
        </div>
      )}
    </>
  );
}

/** The families that have games of these modes, with only those games. */
function groupsOf(menu: readonly LotteryMenuGroup[], modes: readonly PrizeMode[]): readonly LotteryMenuGroup[] {
  return menu
    .map((group) => ({ ...group, games: group.games.filter(({ prizeMode }) => modes.includes(prizeMode)) }))
    .filter(({ games }) => games.length > 0);
}
