import type { Edit } from './edit-type.ts';
import { requestEdits } from './request-edits.ts';

const catalogue = 'schemas/catalogue.yaml';
const games = 'paths/catalogue.yaml';

const example = ['get', 'responses', '200', 'content', 'application/json', 'examples'];
const bannerExamples = ['announcements', ...example, 'home', 'value', 'value', 'banners'];

/** Breaking changes of answers and operations, which a check must report; request-edits.ts has those of requests. */
export const breakingEdits: readonly Edit[] = [
  {
    name: 'answer: Game.gameName renamed',
    sample: true,
    changes: {
      [catalogue]: [
        { do: 'rename', at: ['Game', 'properties', 'gameName'], to: 'title' },
        { do: 'drop', at: ['Game', 'required'], value: 'gameName' },
        { do: 'append', at: ['Game', 'required'], value: 'title' },
        { do: 'example-rename', key: 'gameName', to: 'title' },
      ],
      [games]: [{ do: 'example-rename', key: 'gameName', to: 'title' }],
    },
  },
  {
    name: 'answer: Banner.title removed',
    changes: {
      'schemas/notices.yaml': [
        { do: 'remove', at: ['Banner', 'properties', 'title'] },
        { do: 'drop', at: ['Banner', 'required'], value: 'title' },
      ],
      'paths/notices.yaml': [0, 1].map((index) => ({ do: 'remove', at: [...bannerExamples, index, 'title'] })),
    },
  },
  {
    name: 'answer: Balance.sumBalance a number instead of a string',
    changes: {
      'schemas/wallet.yaml': [
        {
          do: 'set',
          at: ['Balance', 'properties', 'sumBalance'],
          to: {
            type: 'integer',
            minimum: 0,
            maximum: 1000000000,
            description: 'The balance in cents.',
            examples: [1248050],
          },
        },
      ],
      'paths/wallet.yaml': [{ do: 'example-set', key: 'sumBalance', to: 1248050 }],
    },
  },
  {
    name: 'answer: LoginResult.token made optional',
    changes: { 'schemas/session.yaml': [{ do: 'drop', at: ['LoginResult', 'required'], value: 'token' }] },
  },
  {
    name: 'answer: VendorCard.vendorName may be null',
    sample: true,
    changes: {
      [catalogue]: [{ do: 'set', at: ['VendorCard', 'properties', 'vendorName', 'type'], to: ['string', 'null'] }],
    },
  },
  {
    name: 'answer: ids of favourites numbers instead of strings',
    changes: {
      [catalogue]: [
        {
          do: 'set',
          at: ['ListFavouriteIdsResponse', 'properties', 'value', 'items'],
          to: { type: 'integer', minimum: 1, maximum: 999999999999 },
        },
        { do: 'set', at: ['ListFavouriteIdsResponse', 'properties', 'value', 'examples'], to: [[20001]] },
      ],
      [games]: [
        {
          do: 'set',
          at: ['favouriteIds', ...example, 'one', 'value', 'value'],
          to: [20001],
        },
      ],
    },
  },
  {
    name: 'answer: success no longer constant',
    changes: {
      'schemas/wallet.yaml': [{ do: 'remove', at: ['GetBalanceResponse', 'properties', 'success', 'const'] }],
    },
  },
  {
    name: 'answer: maxLength of Game.gameName lowered',
    changes: { [catalogue]: [{ do: 'set', at: ['Game', 'properties', 'gameName', 'maxLength'], to: 40 }] },
  },
  {
    name: 'answer: status 403 of login removed',
    changes: { 'paths/session.yaml': [{ do: 'remove', at: ['login', 'post', 'responses', '403'] }] },
  },
  {
    name: 'answer: status 429 of listGames removed',
    changes: { [games]: [{ do: 'remove', at: ['gameList', 'get', 'responses', '429'] }] },
  },
  {
    name: 'answer: header Retry-After renamed',
    changes: {
      'responses.yaml': [
        { do: 'rename', at: ['TooManyRequests', 'headers', 'Retry-After'], to: 'X-Retry-After' },
        { do: 'rename', at: ['Unavailable', 'headers', 'Retry-After'], to: 'X-Retry-After' },
      ],
    },
  },
  {
    name: 'enum: GameCategory loses INHOUSE',
    changes: {
      [catalogue]: [{ do: 'drop', at: ['GameCategory', 'enum'], value: 'INHOUSE' }],
      [games]: [{ do: 'example-replace', value: 'INHOUSE', to: 'RNG' }],
    },
  },
  {
    name: 'enum: ErrorCode gains a value without a text',
    changes: { 'schemas/common.yaml': [{ do: 'append', at: ['ErrorCode', 'enum'], value: 'brand_new_code' }] },
  },
  {
    name: 'operation: path of getBalance changed',
    changes: {
      'openapi.yaml': [{ do: 'rename', at: ['paths', '/wps/v2/wallets/balance'], to: '/wps/v3/wallets/balance' }],
    },
  },
  {
    name: 'operation: logout by POST instead of DELETE',
    changes: { 'paths/session.yaml': [{ do: 'rename', at: ['logout', 'delete'], to: 'post' }] },
  },
  {
    name: 'operation: operationId getBalance changed',
    changes: {
      'paths/wallet.yaml': [{ do: 'set', at: ['balance', 'get', 'operationId'], to: 'readBalance' }],
      'paths/session.yaml': ['login', 'freePlayLogin'].map((path) => ({
        do: 'set',
        at: [path, 'post', 'responses', '200', 'links', 'balance', 'operationId'],
        to: 'readBalance',
      })),
    },
  },
  {
    name: 'operation: getPlayerAvatar removed',
    changes: { 'openapi.yaml': [{ do: 'remove', at: ['paths', '/wps/relay/MCSFE_getPlayerAvatar'] }] },
  },
  {
    name: 'operation: one added without a handler',
    changes: {
      'openapi.yaml': [{ do: 'set', at: ['paths', '/wps/member/emblem'], to: { $ref: 'paths/member.yaml#/emblem' } }],
      'paths/member.yaml': [
        { do: 'copy', at: ['icon'], to: ['emblem'] },
        { do: 'set', at: ['emblem', 'get', 'operationId'], to: 'getEmblem' },
      ],
    },
  },
  {
    name: 'operation: getMemberInfo without a token',
    changes: { 'paths/member.yaml': [{ do: 'set', at: ['info', 'get', 'security'], to: [] }] },
  },
  ...requestEdits,
];
