import type { GameCategory } from '#generated/model/index.ts';

const direct: ReadonlySet<GameCategory> = new Set(['SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LIVE']);

/**
 * Whether a vendor's card launches the vendor's lobby directly; in other categories it shows games (LOBBY-05,
 * LOBBY-22).
 */
export function isDirectLaunch(category: GameCategory): boolean {
  return direct.has(category);
}
