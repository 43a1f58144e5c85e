import { breakingEdits } from './breaking-edits.ts';
import type { AnnouncedEdit, Edit } from './edit-type.ts';

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

/** Edits that the gate reports, or that are new, and that code of ours does not survive once they are announced. */
const structural: readonly (readonly [name: string, says: RegExp, operation: string])[] = [
  ['answer: Game.gameName renamed', /'gameName' does not exist/, 'listGames'],
  ['answer: Banner.title removed', /'title' does not exist/, 'listAnnouncements'],
  ['answer: Balance.sumBalance a number instead of a string', /balance\S*:\d+:\d+ .*'number'/, 'getBalance'],
  ['answer: LoginResult.token made optional', /:\d+:\d+ .*'string \| undefined'/, 'login'],
  ['answer: VendorCard.vendorName may be null', /vendor\S*:\d+:\d+ .*null/, 'listVendors'],
  ['answer: ids of favourites numbers instead of strings', /favourite\S*:\d+:\d+ .*number/, 'listFavouriteIds'],
  ['enum: GameCategory loses INHOUSE', /INHOUSE/, 'listGames'],
  ['enum: ErrorCode gains a value without a text', /'brand_new_code' is missing/, 'login'],
  ['operation: one added without a handler', /'getEmblem' is missing/, 'getPlayerAvatar'],
];

/** These edits with version and changelog: they must not compile. */
export const structuralEdits: readonly AnnouncedEdit[] = structural.map(([name, says, operation]) => {
  const edit = breakingEdits.find((each) => each.name === name);
  if (!edit) throw new Error(`there is no breaking edit '${name}'`);
  return { name: `announced: ${name}`, changes: edit.changes, by: 'types', says, operation };
});
