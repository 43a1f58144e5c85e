import type { Game } from '../../../../generated/client/model/index.ts';

/** What a tile shows: a game, or that one is still coming. */
export type TileContent = Game | 'coming';

/** What the tiles of a row show. The last row of a list may have fewer than others. */
export type RowGames = readonly TileContent[];
