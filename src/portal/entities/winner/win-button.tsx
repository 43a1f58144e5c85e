import { useTranslation } from 'react-i18next';
import { listWinnerRankDefaults } from '#generated/client/defaults.ts';
import { type Winner, WinnerPeriod } from '#generated/model/index.ts';
import { useMoney } from '../../access/use-money.ts';
import { useLanguage } from '../../i18n/language.ts';
import { now } from '../../lib/clock.ts';
import { cn } from '../../lib/cn.ts';
import { formatAgo } from '../../lib/format.ts';
import { GameThumb } from '../game/game-thumb.tsx';
import { useLaunch } from '../launch/use-launch.ts';

type WinButtonProps = { readonly win: Winner; readonly className?: string | undefined };

/** A win with game, player, time and amount. It starts the game if that is in the catalogue. */
export function WinButton({ win, className }: WinButtonProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const money = useMoney();
  const launch = useLaunch();
  const { nodeId, gameName, nickname, gameType } = win;
  const amount = money(win.amount, { sign: 'always' });
  const time = formatAgo(Date.parse(win.at), now(), locale);
  const content = (
    <>
      <GameThumb src={nodeId === null ? undefined : winArt(nodeId)} gameType={gameType} className="size-9" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-xs/4 font-semibold">{gameName}</span>{' '}
        <span className="block truncate text-2xs/4 text-text-3">{t('winners.who', { name: nickname, time })}</span>
      </span>{' '}
      <span className="num flex-none text-sm text-money-positive">{amount}</span>
    </>
  );
  const look = cn('flex items-center gap-2 text-left', className);
  if (nodeId === null) return <div className={look}>{content}</div>;
  return (
    <button
      type="button"
      title={t('common.game.play', { game: gameName })}
      onClick={() => launch({ nodeId, gameName, gameType, vassalage: win.vendor, vendorName: win.vendorName })}
      className={cn(look, 'transition-colors hover:bg-surface-2 focus-visible:-outline-offset-2')}
    >
      {content}
    </button>
  );
}

/** The picture of a game, served by the backend. */
function winArt(nodeId: string): string {
  return `/art/game/${nodeId}.webp`;
}

/** The available periods, the shortest first. */
export const winnerPeriods = Object.values(WinnerPeriod);

/** The period in the address; without a known one, that of the contract. */
export function readPeriod(value: string | null): WinnerPeriod {
  return winnerPeriods.find((period) => period === value) ?? listWinnerRankDefaults.period;
}
