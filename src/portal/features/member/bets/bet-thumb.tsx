import type { Bet } from '#generated/model/index.ts';
import { GameThumb } from '#portal/entities/game/game-thumb.tsx';

type BetThumbProps = { readonly bet: Pick<Bet, 'nodeId' | 'gameType'>; readonly className: string };

/** The picture of the game that was bet on; a game that has left the catalogue has none. */
export function BetThumb({ bet: { nodeId, gameType }, className }: BetThumbProps) {
  const src = nodeId === null ? undefined : `/art/game/${nodeId}.webp`;
  return <GameThumb src={src} gameType={gameType} className={className} />;
}
