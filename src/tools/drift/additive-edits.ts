import type { Edit } from './edit-type.ts';

/** Compatible changes, which must pass every check. */
export const additiveEdits: readonly Edit[] = [
  {
    name: 'additive: a new optional field of an answer',
    changes: {
      'schemas/catalogue.yaml': [
        {
          do: 'set',
          at: ['Game', 'properties', 'releasedAt'],
          to: {
            type: 'string',
            format: 'date-time',
            maxLength: 30,
            description: 'When it came out.',
            examples: ['2026-01-05T00:00:00Z'],
          },
        },
      ],
    },
  },
  {
    name: 'additive: a new optional query parameter',
    changes: {
      'paths/catalogue.yaml': [
        {
          do: 'append',
          at: ['hotGames', 'get', 'parameters'],
          value: {
            name: 'limit',
            in: 'query',
            description: 'At most so many games.',
            schema: { type: 'integer', minimum: 1, maximum: 28 },
            example: 10,
          },
        },
      ],
    },
  },
  {
    name: 'additive: a new optional field of a request',
    changes: {
      'schemas/session.yaml': [
        {
          do: 'set',
          at: ['LoginPayload', 'properties', 'deviceName'],
          to: { type: 'string', maxLength: 60, description: 'What the device is called.', examples: ['Phone'] },
        },
      ],
    },
  },
  {
    name: 'additive: another description',
    changes: {
      'paths/wallet.yaml': [{ do: 'set', at: ['balance', 'get', 'description'], to: 'What the member can play with.' }],
    },
  },
  {
    name: 'additive: a wider bound of a request',
    changes: {
      'schemas/session.yaml': [{ do: 'set', at: ['LoginPayload', 'properties', 'username', 'maxLength'], to: 80 }],
    },
  },
];
