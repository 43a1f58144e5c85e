import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame } from '#generated/model/index.ts';
import { Popover } from '../../ui/popover.tsx';
import { GameMenu, type GameMenuProps } from './game-menu.tsx';

type GameChooserProps = Omit<GameMenuProps, 'chosen' | 'onLeave'> & { readonly game: LotteryGame };

/** The name of the game, which opens the list of the games. */
export function GameChooser({ game, groups, ahead }: GameChooserProps) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('lottery.games')}
      placement="bottom-start"
      className="max-h-[min(600px,calc(100dvh-120px))] w-90 max-w-[calc(100vw-16px)] overflow-y-auto overscroll-contain"
      trigger={(props) => (
        <h2 className="display text-[22px]/7">
          <button
            {...props}
            type="button"
            className="target inline-flex max-w-full items-center gap-2 rounded-sm text-left"
          >
            {game.gameName}
            <ChevronDown size={18} aria-hidden="true" className="flex-none text-text-3" />
          </button>
        </h2>
      )}
    >
      {(close) => <GameMenu groups={groups} chosen={game.gameCode} ahead={ahead} onLeave={close} />}
    </Popover>
  );
}
