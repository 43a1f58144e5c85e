import type { AnnouncedEdit } from './edit-type.ts';

const security = 'paths/member-security.yaml';
const catalogue = 'schemas/catalogue.yaml';
const login = ['login', 'post', 'responses', '403', 'content', 'application/json', 'examples'];
const payment = ['paymentPassword', 'post'];
const jsonSchema = ['requestBody', 'content', 'application/json', 'schema'];
const answerHeader = { $ref: '../headers.yaml#/RetryAfter' };

/**
 * Breaking edits that raise the version and write the changelog, as their author should. Portal and server could follow
 * each of them silently. So only the named check protects other clients and backends.
 */
export const announcedEdits: readonly AnnouncedEdit[] = [
  {
    name: 'announced: request header Merchant renamed',
    by: 'types',
    says: /'merchant' does not exist/,
    operation: 'listVendors',
    changes: { 'parameters.yaml': [{ do: 'set', at: ['Merchant', 'name'], to: 'X-Brand' }] },
  },
  {
    name: 'announced: request header X-Background renamed',
    by: 'types',
    says: /'xBackground' does not exist/,
    operation: 'getBalance',
    changes: { 'parameters.yaml': [{ do: 'set', at: ['Background', 'name'], to: 'X-Idle' }] },
  },
  {
    name: 'announced: value of X-Background changed',
    by: 'types',
    says: /'NUMBER_1' does not exist/,
    operation: 'getBalance',
    changes: {
      'parameters.yaml': [
        { do: 'set', at: ['Background', 'schema', 'enum'], to: ['yes'] },
        { do: 'set', at: ['Background', 'example'], to: 'yes' },
      ],
    },
  },
  {
    name: 'announced: request header Last-Event-ID renamed',
    by: 'types',
    says: /'lastEventId' does not exist/,
    operation: 'streamEvents',
    changes: { 'paths/stream.yaml': [{ do: 'set', at: ['stream', 'get', 'parameters', 0, 'name'], to: 'Last-Seen' }] },
  },
  {
    name: 'announced: header of the operator key renamed',
    by: 'types',
    says: /'xOperatorKey' does not exist/,
    operation: 'listBlocks',
    changes: {
      'openapi.yaml': [{ do: 'set', at: ['components', 'securitySchemes', 'operatorKey', 'name'], to: 'X-Desk-Key' }],
    },
  },
  {
    name: 'announced: a required header added to the answer of getBalance',
    by: 'types',
    says: /WithHeaders<GetBalanceResponse, "Max-Age">/,
    operation: 'getBalance',
    changes: {
      'paths/wallet.yaml': [
        { do: 'set', at: ['balance', 'get', 'responses', '200', 'headers', 'Max-Age'], to: answerHeader },
      ],
    },
  },
  {
    name: 'announced: a required header added to answer 429',
    by: 'types',
    says: /envelope\.ts:\S+ .*"RateLimit-Reset"/,
    operation: 'listVendors',
    changes: {
      'responses.yaml': [
        { do: 'set', at: ['TooManyRequests', 'headers', 'RateLimit-Reset'], to: { $ref: 'headers.yaml#/RetryAfter' } },
      ],
    },
  },
  {
    name: 'announced: header Retry-After of answers 429 and 503 renamed',
    by: 'types',
    says: /envelope\.ts:\S+ .*"Wait-Seconds"/,
    operation: 'listVendors',
    changes: {
      'responses.yaml': ['TooManyRequests', 'Unavailable'].map((answer) => ({
        do: 'rename',
        at: [answer, 'headers', 'Retry-After'],
        to: 'Wait-Seconds',
      })),
    },
  },
  {
    name: 'announced: status 409 of already_set became 422',
    by: 'types',
    says: /errors\/\S+ .*409.*422/,
    operation: 'setPaymentPassword',
    changes: {
      [security]: ['paymentPassword', 'startTwoStep'].flatMap((path) => {
        const answers = [path, 'post', 'responses'];
        const examples = ['content', 'application/json', 'examples', 'already_set'];
        return [
          { do: 'copy', at: [...answers, '409', ...examples], to: [...answers, '422', ...examples] } as const,
          { do: 'remove', at: [...answers, '409'] } as const,
        ];
      }),
    },
  },
  {
    name: 'announced: query parameter vassalage of listHotGames renamed',
    by: 'types',
    says: /handlers\/catalogue\.ts:\S+ .*'vassalage' does not exist/,
    operation: 'listHotGames',
    changes: {
      'paths/catalogue.yaml': [{ do: 'set', at: ['hotGames', 'get', 'parameters', 2, 'name'], to: 'vendorCode' }],
    },
  },
  {
    name: 'announced: FavouritePayload.vendor may be null',
    by: 'contract',
    says: /Property vendor may be null/,
    operation: 'addFavourite',
    changes: {
      [catalogue]: [
        {
          do: 'set',
          at: ['FavouritePayload', 'properties', 'vendor'],
          to: {
            type: ['string', 'null'],
            pattern: '^[A-Z0-9_]{2,20}$',
            maxLength: 20,
            description: 'The vendor.',
            examples: ['SAF'],
          },
        },
      ],
    },
  },
  {
    name: 'announced: GameFeature loses CLUSTER',
    by: 'types',
    says: /CLUSTER/,
    operation: 'listGames',
    changes: { [catalogue]: [{ do: 'drop', at: ['GameFeature', 'enum'], value: 'CLUSTER' }] },
  },
  {
    name: 'announced: default order of the winners changed',
    by: 'tests',
    says: /listWinnerRank sort latest/,
    operation: 'listWinnerRank',
    changes: {
      'paths/catalogue-lobby.yaml': [
        { do: 'set', at: ['winnerRank', 'get', 'parameters', 2, 'schema', 'default'], to: 'latest' },
      ],
    },
  },
  {
    name: 'announced: default count of listComingDraws changed',
    by: 'tests',
    says: /listComingDraws count 20/,
    operation: 'listComingDraws',
    changes: {
      'paths/lottery-draws.yaml': [{ do: 'set', at: ['coming', 'get', 'parameters', 1, 'schema', 'default'], to: 20 }],
    },
  },
  {
    name: 'announced: pattern of Idempotency-Key narrowed',
    by: 'tests',
    says: /sent-headers\.node\.test\.ts:\d+/,
    operation: 'transferToUpline',
    changes: {
      'parameters.yaml': [{ do: 'set', at: ['IdempotencyKey', 'schema', 'pattern'], to: '^[A-Za-z0-9_-]{36,64}$' }],
    },
  },
  {
    name: 'announced: Announcement.title may be null',
    by: 'contract',
    says: /Property title may be null/,
    operation: 'listAnnouncements',
    changes: {
      'schemas/notices.yaml': [
        { do: 'set', at: ['Announcement', 'properties', 'title', 'type'], to: ['string', 'null'] },
      ],
    },
  },
  {
    name: 'announced: LoginRecord.device may be null',
    by: 'contract',
    says: /Property device may be null/,
    operation: 'listLoginHistory',
    changes: {
      'schemas/member-security.yaml': [
        { do: 'set', at: ['LoginRecord', 'properties', 'device', 'type'], to: ['string', 'null'] },
      ],
    },
  },
  {
    name: 'announced: setPaymentPassword no longer encrypted',
    by: 'contract',
    says: /member-security\.yaml.*A body with a password must be encrypted/,
    operation: 'setPaymentPassword',
    changes: {
      [security]: [
        { do: 'remove', at: [...payment, 'x-encrypted'] },
        {
          do: 'set',
          at: [...payment, ...jsonSchema],
          to: { $ref: '../schemas/member-security.yaml#/PaymentPasswordPayload' },
        },
        { do: 'remove', at: [...payment, 'requestBody', 'content', 'application/json', 'examples', 'encrypted'] },
      ],
    },
  },
  {
    name: 'announced: addFavourite encrypted',
    by: 'contract',
    says: /catalogue\.yaml.*Only a body with a secret is encrypted/,
    operation: 'addFavourite',
    changes: {
      'paths/catalogue.yaml': [
        { do: 'set', at: ['addFavourite', 'post', 'x-encrypted'], to: true },
        {
          do: 'set',
          at: ['addFavourite', 'post', ...jsonSchema],
          to: {
            oneOf: [
              { $ref: '../schemas/catalogue.yaml#/FavouritePayload' },
              { $ref: '../schemas/common.yaml#/EncryptedPayload' },
            ],
          },
        },
      ],
    },
  },
  {
    name: 'announced: error account_locked removed from login',
    by: 'contract',
    says: /names 403 `account_locked`/,
    operation: 'login',
    changes: { 'paths/session.yaml': [{ do: 'remove', at: [...login, 'account_locked'] }] },
  },
  {
    name: 'announced: a required property added to RegistrationLink, which handlers answer from SQL',
    by: 'statements',
    says: /registration-links\.ts:\d+:\d+ the statement has no column "firstDeposits"/,
    operation: 'listRegistrationLinks',
    changes: {
      'schemas/agent.yaml': [
        { do: 'set', at: ['RegistrationLink', 'required', 12], to: 'firstDeposits' },
        { do: 'set', at: ['RegistrationLink', 'properties', 'firstDeposits'], to: { type: 'integer' } },
      ],
    },
  },
  {
    name: 'announced: logins listed oldest first',
    by: 'conformance',
    says: /list_order/,
    operation: 'listLoginHistory',
    changes: { [security]: [{ do: 'set', at: ['history', 'get', 'x-sort'], to: ['at'] }] },
  },
];
