import type { Edit } from './edit-type.ts';

const catalogue = 'schemas/catalogue.yaml';
const games = 'paths/catalogue.yaml';
const favouriteExample = ['post', 'requestBody', 'content', 'application/json', 'examples', 'lantern_road', 'value'];

/** Breaking changes of requests, which a check must report. */
export const requestEdits: readonly Edit[] = [
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
