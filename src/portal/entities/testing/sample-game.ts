import type { Game } from '#generated/model/index.ts';

/** A game with the given properties; the others have default values. */
export function sampleGame(wanted: Partial<Game> = {}): Game {
  return {
    nodeId: '20001',
    gameId: 'lantern-road',
    gameName: 'Lantern Road',
    vassalage: 'SAF',
    vendorName: 'Saffron Play',
    gameType: 'RNG',
    gameClassify: ['VIDEO'],
    picture: '/art/game/20001.svg',
    artTone: 'dark',
    isHot: false,
    isNew: false,
    minBet: '0.20',
    minLineNum: 20,
    rtp: 9620,
    maintenance: false,
    maintenanceUntil: null,
    ...wanted,
  };
}

/** `count` games with their own names and ids. */
export function sampleGames(count: number, from = 1): Game[] {
  return Array.from({ length: count }, (_, index) =>
    sampleGame({ nodeId: String(from + index), gameName: `Game ${from + index}` }),
  );
}
