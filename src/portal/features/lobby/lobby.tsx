import type { ReactNode } from 'react';
import { useListVendors } from '#generated/client/catalogue/catalogue.ts';
import type { GameCategory } from '#generated/model/index.ts';
import { useGameTiles } from '../../entities/game/use-game-tiles.ts';
import { LobbyFinder } from './lobby-finder.tsx';
import { LobbyHeading } from './lobby-heading.tsx';

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
