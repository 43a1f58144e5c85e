import type { ReactNode } from 'react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListVendors } from '#generated/client/catalogue/catalogue.ts';
import type { GameCategory, VendorLane } from '#generated/model/index.ts';
import { useGameTiles } from '../../entities/game/use-game-tiles.ts';
import { LobbyFinder } from './lobby-finder.tsx';

/** The category and the number of its games. */
const LobbyHeading = memo(function LobbyHeading({ category, lane }: LobbyHeadingProps) {
  const { t } = useTranslation();
  const games = lane?.cards.reduce((sum, card) => sum + card.gameCount, 0) ?? 0;
  return (
    <div className="mt-4 flex flex-wrap items-baseline gap-x-2.5">
      <h1 className="display text-[26px]/8">{t(`common.category.${category}`)}</h1>
      <p className="min-h-5 text-sm text-text-2">
        {lane &&
          t('lobby.summary', {
            games: t('common.games', { count: games }),
            providers: t('common.providers', { count: lane.cards.length }),
          })}
      </p>
    </div>
  );
});

type LobbyProps = {
  readonly category: GameCategory;
  /** Content between the heading and the games. */
  readonly children?: ReactNode;
};

/** A category's games with all their filters. */
export function Lobby({ category, children }: LobbyProps) {
  const { data: vendors } = useListVendors();
  const lane = vendors?.data.lanes.find(({ title }) => title === category);
  const tiles = useGameTiles();
  return (
    <>
      <LobbyHeading category={category} lane={lane} />
      {children}
      <LobbyFinder category={category} vendors={vendors && (lane?.cards ?? none)} tiles={tiles} />
    </>
  );
}

const none = [] as const;

type LobbyHeadingProps = {
  readonly category: GameCategory;
  /** Undefined while loading. */
  readonly lane: VendorLane | undefined;
};
