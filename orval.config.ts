import { defineConfig } from 'orval';

const input = { target: './generated/openapi.yaml' };
const header = () => ['Generated from openapi/ by `npm run generate`. Do not edit.'];

const paged = { useQuery: true, useInfinite: true, useInfiniteQueryParam: 'pageNo' };

/** A question whose body is too long for an address. */
const asked = { useQuery: true, useMutation: false };

/** Everything is generated from the bundle, so that no name depends on how the contract is split into files. */
export default defineConfig({
  client: {
    input,
    output: {
      mode: 'tags-split',
      target: './generated/client',
      schemas: './generated/model',
      client: 'react-query',
      httpClient: 'axios',
      mock: {
        generators: [
          { type: 'msw', delay: false, useExamples: true },
          { type: 'faker', useExamples: true },
        ],
      },
      clean: true,
      namingConvention: 'kebab-case',
      override: {
        header,
        mutator: { path: './src/portal/api/http.ts', name: 'http' },
        query: { version: 5, signal: true },
        operations: {
          listGames: { query: paged },
          listFavourites: { query: paged },
          listRecentGames: { query: paged },
          searchGames: { query: paged },
          listPvpRooms: { query: paged },
          checkContractConflicts: { query: asked },
          simulateContract: { query: asked },
        },
      },
    },
  },
  zod: {
    input,
    output: {
      mode: 'tags-split',
      target: './generated/zod',
      client: 'zod',
      clean: true,
      namingConvention: 'kebab-case',
      override: { header, zod: { variant: 'mini', strict: { body: true } } },
    },
  },
  server: {
    input,
    output: {
      mode: 'tags-split',
      target: './generated/server/zod',
      client: 'zod',
      clean: true,
      namingConvention: 'kebab-case',
      // Nothing is coerced: the server reads text as numbers itself, by the letter of the contract.
      override: { header, zod: { strict: { body: true, response: true } } },
    },
  },
});
