// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/catalogue/catalogue.ts';

export const catalogue = {
  listVendorTypes: {
    header: zod.ListVendorTypesHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.ListVendorTypesResponse,
  },
  listVendors: {
    header: zod.ListVendorsHeader,
    params: undefined,
    query: zod.ListVendorsQueryParams,
    body: undefined,
    response: zod.ListVendorsResponse,
  },
  listGames: {
    header: zod.ListGamesHeader,
    params: undefined,
    query: zod.ListGamesQueryParams,
    body: undefined,
    response: zod.ListGamesResponse,
  },
  listHotGames: {
    header: zod.ListHotGamesHeader,
    params: undefined,
    query: zod.ListHotGamesQueryParams,
    body: undefined,
    response: zod.ListHotGamesResponse,
  },
  listFavouriteIds: {
    header: zod.ListFavouriteIdsHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.ListFavouriteIdsResponse,
  },
  listFavourites: {
    header: zod.ListFavouritesHeader,
    params: undefined,
    query: zod.ListFavouritesQueryParams,
    body: undefined,
    response: zod.ListFavouritesResponse,
  },
  addFavourite: {
    header: zod.AddFavouriteHeader,
    params: undefined,
    query: undefined,
    body: zod.AddFavouriteBody,
    response: zod.AddFavouriteResponse,
  },
  removeFavourite: {
    header: zod.RemoveFavouriteHeader,
    params: undefined,
    query: undefined,
    body: zod.RemoveFavouriteBody,
    response: zod.RemoveFavouriteResponse,
  },
};
