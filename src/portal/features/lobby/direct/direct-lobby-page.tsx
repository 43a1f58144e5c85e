import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#generated/model/index.ts';
import { WinnersStrip } from '#portal/entities/winner/winners-strip.tsx';
import { Lobby } from '../lobby.tsx';
import { Rooms } from './rooms.tsx';
import { VendorLanes } from './vendor-lanes.tsx';

/** The page of a category with direct launch: the vendors' own lobbies first, then the games of the catalogue. */
export function DirectLobbyPage({ category }: { readonly category: GameCategory }) {
  const { t } = useTranslation();
  return (
    <Lobby key={category} category={category}>
      <WinnersStrip gameType={category} className="mt-3" />
      <VendorLanes category={category} />
      {category === 'PVP' && <Rooms />}
      <p aria-hidden="true" className="title mt-6 mb-3">
        {t('lobby.games')}
      </p>
    </Lobby>
  );
}
