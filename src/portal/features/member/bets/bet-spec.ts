import { BetState, GameCategory, type ListBetsParams } from '#generated/model/index.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';

export const betCategories = Object.values(GameCategory);
export const betStates = Object.values(BetState);

/** What the address of the betting record may hold. */
export const betSpec: ListSpec<ListBetsParams> = {
  pageSize: 20,
  range: 'month',
  search: 60,
  filters: { gameType: betCategories, state: betStates },
};
