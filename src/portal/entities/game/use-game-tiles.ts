import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NodeId } from '#generated/model/index.ts';
import { useDates } from '../../access/use-dates.ts';
import { useHydrated } from '../../lib/browser-state.ts';
import { now } from '../../lib/clock.ts';
import { type FavouriteGame, useFavouriteIds, useToggleFavourite } from '../favourite/favourites.ts';
import { type Launchable, useLaunch } from '../launch/use-launch.ts';

/** The texts of a tile. */
export type TileText = {
  readonly hot: string;
  readonly new: string;
  readonly add: string;
  readonly remove: string;
  readonly name: (game: string, provider: string) => string;
  readonly favourite: (game: string) => string;
  readonly play: (game: string) => string;
  /** `until` is an ISO time, or null if the end is unknown. */
  readonly maintenance: (until: string | null) => string;
};

/** The data that all tiles of a page share. */
export type GameTiles = {
  readonly text: TileText;
  readonly favouriteIds: ReadonlySet<NodeId>;
  readonly onToggleFavourite: (game: FavouriteGame) => void;
  readonly onLaunch: (game: Launchable) => void;
};

/** Reads the shared data of all tiles once per page, so that a pressed heart renders only its tile again. */
export function useGameTiles(): GameTiles {
  const text = useTileText();
  const favouriteIds = useFavouriteIds();
  const onToggleFavourite = useToggleFavourite();
  const onLaunch = useLaunch();
  return useMemo(
    () => ({ text, favouriteIds, onToggleFavourite, onLaunch }),
    [text, favouriteIds, onToggleFavourite, onLaunch],
  );
}

const DAY_MS = 86_400_000;

function useTileText(): TileText {
  const { t } = useTranslation();
  const dates = useDates();
  const isHydrated = useHydrated();
  return useMemo(
    () => ({
      hot: t('common.game.hot'),
      new: t('common.game.new'),
      add: t('common.game.addFavourite'),
      remove: t('common.game.removeFavourite'),
      name: (game, provider) => t('common.game.name', { game, provider }),
      favourite: (game) => t('common.game.favourite', { game }),
      play: (game) => t('common.game.play', { game }),
      maintenance: (until) => {
        if (until === null) return t('common.game.maintenance');
        const end = Date.parse(until);
        const style = isHydrated && Math.abs(end - now()) < DAY_MS ? 'time' : 'datetime';
        return t('common.game.backAt', { time: dates.write(end, style) });
      },
    }),
    [t, dates, isHydrated],
  );
}
