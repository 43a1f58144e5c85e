import type { LaunchPayload } from '#generated/model/index.ts';
import type { LaunchTarget } from './launch-target.ts';

type Player = Pick<LaunchPayload, 'username' | 'token' | 'merchantCode' | 'language'>;

/** What is sent to start a game, a room or a lobby (ENTITY-31, ENTITY-33, CONST-03 to CONST-07). */
export function launchPayload(target: LaunchTarget, gameId: string | undefined, player: Player): LaunchPayload {
  const { vassalage, nodeId, roomId, gameType } = target;
  const isLobby = nodeId === undefined && roomId === undefined;
  return {
    ...(roomId !== undefined ? { roomId } : gameId !== undefined && { gameId }),
    ...(nodeId !== undefined && { nodeId }),
    ...(isLobby && gameType !== undefined && { gameType }),
    isGame: isLobby ? 'VASSALAGE' : 'GAME',
    vassalage,
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    ...player,
  };
}
