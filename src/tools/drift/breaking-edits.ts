import type { Edit } from './edit-type.ts';

const catalogue = 'schemas/catalogue.yaml';
const games = 'paths/catalogue.yaml';

const example = ['get', 'responses', '200', 'content', 'application/json', 'examples'];
const bannerExamples = ['announcements', ...example, 'home', 'value', 'value', 'banners'];

const favouriteExample = ['post', 'requestBody', 'content', 'application/json', 'examples', 'lantern_road', 'value'];

/** Breaking changes of requests, which a check must report. */
const requestEdits: readonly Edit[] = [
  {
    name: 'request: a required field added to FavouritePayload',
    sample: true,
    changes: {
      [catalogue]: [
        {
          do: 'set',
          at: ['FavouritePayload', 'properties', 'source'],
          to: { type: 'string', maxLength: 20, description: 'Where the heart was pressed.', examples: ['lobby'] },
        },
        { do: 'append', at: ['FavouritePayload', 'required'], value: 'source' },
      ],
      [games]: ['addFavourite', 'removeFavourite'].map((path) => ({
        do: 'set',
        at: [path, ...favouriteExample, 'source'],
        to: 'lobby',
      })),
    },
  },
  {
    name: 'request: a required query parameter added to listHotGames',
    changes: {
      [games]: [
        {
          do: 'append',
          at: ['hotGames', 'get', 'parameters'],
          value: {
            name: 'region',
            in: 'query',
            required: true,
            description: 'The region of the visitor.',
            schema: { type: 'string', maxLength: 2 },
            example: 'VN',
          },
        },
      ],
    },
  },
  {
    name: 'request: LoginPayload.username made required',
    changes: {
      'schemas/session.yaml': [{ do: 'append', at: ['LoginPayload', 'required'], value: 'username' }],
    },
  },
  {
    name: 'request: FavouritePayload.vendor renamed',
    changes: {
      [catalogue]: [
        { do: 'rename', at: ['FavouritePayload', 'properties', 'vendor'], to: 'vassalage' },
        { do: 'drop', at: ['FavouritePayload', 'required'], value: 'vendor' },
        { do: 'append', at: ['FavouritePayload', 'required'], value: 'vassalage' },
      ],
      [games]: [{ do: 'example-rename', key: 'vendor', to: 'vassalage' }],
    },
  },
  {
    name: 'request: maxLength of LoginPayload.username lowered',
    changes: {
      'schemas/session.yaml': [{ do: 'set', at: ['LoginPayload', 'properties', 'username', 'maxLength'], to: 32 }],
    },
  },
  {
    name: 'request: minimum of pageSize raised',
    changes: { 'parameters.yaml': [{ do: 'set', at: ['PageSize', 'schema', 'minimum'], to: 10 }] },
  },
  {
    name: 'request: default of pageSize changed',
    changes: { 'parameters.yaml': [{ do: 'set', at: ['PageSize', 'schema', 'default'], to: 20 }] },
  },
  {
    name: 'request: LoginType loses sms',
    changes: { 'schemas/session.yaml': [{ do: 'drop', at: ['LoginType', 'enum'], value: 'sms' }] },
  },
  {
    name: 'request: header Merchant renamed',
    changes: { 'parameters.yaml': [{ do: 'set', at: ['Merchant', 'name'], to: 'X-Merchant' }] },
  },
  {
    name: 'request: (E) mark of login dropped',
    changes: { 'paths/session.yaml': [{ do: 'remove', at: ['login', 'post', 'x-encrypted'] }] },
  },
  {
    name: 'request: login no longer encrypted at all',
    sample: true,
    changes: {
      'paths/session.yaml': [
        { do: 'remove', at: ['login', 'post', 'x-encrypted'] },
        {
          do: 'set',
          at: ['login', 'post', 'requestBody', 'content', 'application/json', 'schema'],
          to: { $ref: '../schemas/session.yaml#/LoginPayload' },
        },
        {
          do: 'remove',
          at: ['login', 'post', 'requestBody', 'content', 'application/json', 'examples', 'encrypted'],
        },
      ],
    },
  },
  {
    name: 'request: FavouritePayload open to further properties',
    changes: { [catalogue]: [{ do: 'remove', at: ['FavouritePayload', 'additionalProperties'] }] },
  },
];

/** Breaking changes of answers and operations, which a check must report, those of requests after them. */
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
