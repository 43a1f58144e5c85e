import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writtenContract } from '#tools/check/tool-checks.ts';
import { editYaml } from '#tools/drift/yaml-edit.ts';
import { copyProject, removeCopy } from '#tools/project-copy.ts';

type Change = Parameters<typeof editYaml>[1][number];

/** Violations seeded into one copy of the contract, each with the expected message and file. */
interface Offence {
  readonly file: string;
  readonly change: Change;
  readonly rule: string;
  readonly says: string;
  readonly where?: string;
}

/** Violations of the project's own rules. */
const own: readonly Offence[] = [
  {
    file: 'schemas/wallet.yaml',
    change: { do: 'remove', at: ['GetBalanceResponse', 'properties', 'success', 'const'] },
    rule: 'envelope',
    says: 'Answer 200 is no envelope',
  },
  {
    file: 'schemas/session.yaml',
    change: { do: 'drop', at: ['LogoutResponse', 'required'], value: 'success' },
    rule: 'envelope',
    says: 'Answer 200 is no envelope',
  },
  {
    file: 'responses.yaml',
    change: {
      do: 'set',
      at: ['NotFound', 'content', 'application/json', 'schema'],
      to: { $ref: 'schemas/common.yaml#/ErrorDetails' },
    },
    rule: 'envelope',
    says: 'Answer 404 must be an `ErrorEnvelope`',
    where: 'schemas/common.yaml',
  },
  {
    file: 'paths/member.yaml',
    change: { do: 'remove', at: ['info', 'get', 'responses', '401'] },
    rule: 'common-answers',
    says: 'Answer 401 is missing',
  },
  {
    file: 'paths/notices.yaml',
    change: { do: 'remove', at: ['announcements', 'get', 'responses', '503'] },
    rule: 'common-answers',
    says: 'Answer 503 is missing',
  },
  {
    file: 'paths/wallet-vault.yaml',
    change: { do: 'remove', at: ['vaultLocks', 'post', 'responses', '413'] },
    rule: 'common-answers',
    says: 'Answer 413 is missing',
  },
  {
    file: 'paths/wallet-vault.yaml',
    change: { do: 'remove', at: ['vaultLocks', 'post', 'responses', '415'] },
    rule: 'common-answers',
    says: 'Answer 415 is missing',
  },
  {
    file: 'paths/system.yaml',
    change: { do: 'remove', at: ['jwks', 'get', 'responses', '200', 'headers'] },
    rule: 'common-answers',
    says: 'Answer 200 lacks the header X-Request-Id',
  },
  {
    file: 'paths/system.yaml',
    change: { do: 'remove', at: ['status', 'get', 'security'] },
    rule: 'common-answers',
    says: 'Spell `security` out',
  },
  {
    file: 'paths/wallet.yaml',
    change: { do: 'rename', at: ['balance', 'get'], to: 'post' },
    rule: 'idempotency-key',
    says: 'must require the header Idempotency-Key',
  },
  {
    file: 'paths/points.yaml',
    change: { do: 'remove', at: ['pointsRedeem', 'parameters', 3] },
    rule: 'idempotency-key',
    says: 'must require the header Idempotency-Key',
  },
  {
    file: 'paths/promotions.yaml',
    change: { do: 'remove', at: ['promotionJoin', 'post', 'responses', '409'] },
    rule: 'idempotency-key',
    says: 'must answer 409 with an example of `idempotency_conflict`',
  },
  {
    file: 'paths/points.yaml',
    change: { do: 'remove', at: ['pointsRewards', 'get', 'x-sort'] },
    rule: 'declared-order',
    says: 'A paged list needs `x-sort`',
  },
  {
    file: 'paths/catalogue.yaml',
    change: { do: 'set', at: ['vendors', 'get', 'x-requirements', 0], to: 'API-999' },
    rule: 'known-requirements',
    says: 'API-999 is not in e2e/requirements.md',
  },
  {
    file: 'paths/catalogue.yaml',
    change: { do: 'remove', at: ['vendorTypes', 'get', 'x-requirements'] },
    rule: 'known-requirements',
    says: 'x-requirements is missing',
  },
  {
    file: 'schemas/catalogue.yaml',
    change: { do: 'remove', at: ['Game', 'properties', 'gameName', 'maxLength'] },
    rule: 'bounded',
    says: 'A string needs maxLength',
  },
  {
    file: 'schemas/catalogue.yaml',
    change: { do: 'remove', at: ['FavouritePage', 'properties', 'content', 'maxItems'] },
    rule: 'bounded',
    says: 'A list needs maxItems',
  },
  {
    file: 'parameters.yaml',
    change: { do: 'remove', at: ['PageNo', 'schema', 'maximum'] },
    rule: 'bounded',
    says: 'A number needs maximum',
  },
  {
    file: 'schemas/session.yaml',
    change: { do: 'remove', at: ['LoginPayload', 'additionalProperties'] },
    rule: 'closed-request',
    says: 'needs `additionalProperties: false`',
  },
  {
    file: 'schemas/member.yaml',
    change: { do: 'remove', at: ['MemberInfo', 'properties', 'nickname', 'description'] },
    rule: 'described-properties',
    says: 'Property nickname has no description',
  },
  {
    file: 'schemas/member.yaml',
    change: { do: 'remove', at: ['MemberInfo', 'properties', 'memberLabel', 'examples'] },
    rule: 'described-properties',
    says: 'Property memberLabel has no example',
  },
  {
    file: 'paths/session.yaml',
    change: { do: 'set', at: ['freePlayLogin', 'post', 'x-encrypted'], to: true },
    rule: 'encrypted-body',
    says: 'must be oneOf [the plain schema, EncryptedPayload]',
    where: 'schemas/session.yaml',
  },
  {
    file: 'schemas/member.yaml',
    change: { do: 'set', at: ['MemberInfo', 'properties', 'memberLabel', 'type'], to: ['string', 'null'] },
    rule: 'described-properties',
    says: 'Property memberLabel may be null, and its description does not say when',
  },
  {
    file: 'paths/points.yaml',
    change: { do: 'set', at: ['pointsBalance', 'get', 'description'], to: 'Refused with 409 `already_set`.' },
    rule: 'named-errors',
    says: 'names 409 `already_set`',
  },
  {
    file: 'paths/agent.yaml',
    change: { do: 'remove', at: ['accounts', 'post', 'x-encrypted'] },
    rule: 'encrypted-body',
    says: 'A body with a password must be encrypted',
  },
  {
    file: 'paths/session.yaml',
    change: { do: 'set', at: ['freePlayLogin', 'post', 'x-encrypted'], to: true },
    rule: 'encrypted-body',
    says: 'Only a body with a secret is encrypted',
  },
  {
    file: 'paths/session.yaml',
    change: { do: 'remove', at: ['login', 'post', 'x-encrypted'] },
    rule: 'encrypted-body',
    says: 'must say x-encrypted: true',
    where: 'schemas/session.yaml',
  },
  {
    file: 'responses.yaml',
    change: { do: 'remove', at: ['TooManyRequests', 'headers', 'Retry-After'] },
    rule: 'common-answers',
    says: 'Answer 429 lacks the header Retry-After',
  },
  {
    file: 'responses.yaml',
    change: { do: 'remove', at: ['Unavailable', 'content', 'application/json', 'examples'] },
    rule: 'exemplified',
    says: 'Answer 503 has no example as application/json',
  },
  {
    file: 'paths/messages.yaml',
    change: { do: 'remove', at: ['readMessages', 'post', 'requestBody', 'content', 'application/json', 'examples'] },
    rule: 'exemplified',
    says: 'The request has no example as application/json',
  },
  {
    file: 'schemas/operator.yaml',
    change: { do: 'set', at: ['OperatorReasonPayload', 'properties', 'reason', 'pattern'], to: '\\S' },
    rule: 'portable-pattern',
    says: 'begin it with `^`, end it with `$`',
  },
  {
    file: 'schemas/operator.yaml',
    change: { do: 'set', at: ['OperatorNotePayload', 'properties', 'note', 'pattern'], to: '^a|b$' },
    rule: 'portable-pattern',
    says: 'begin it with `^`, end it with `$`',
  },
  {
    file: 'schemas/common.yaml',
    change: { do: 'set', at: ['CurrencyCode', 'pattern'], to: '^\\w{3,5}$' },
    rule: 'portable-pattern',
    says: '`\\w` is not the same in all dialects',
  },
  {
    file: 'schemas/common.yaml',
    change: { do: 'set', at: ['RequestId', 'pattern'], to: '^(?=.{8})[A-Za-z0-9_-]{8,64}$' },
    rule: 'portable-pattern',
    says: 'Not all dialects have groups that begin with `(?`',
  },
  {
    file: 'schemas/points.yaml',
    change: { do: 'remove', at: ['Points', 'properties', 'earned', 'format'] },
    rule: 'wide-integer',
    says: 'needs `format: int64`',
  },
  {
    file: 'paths/wallet-transfers.yaml',
    change: {
      do: 'set',
      at: ['upline', 'post', 'requestBody', 'content', 'application/json', 'schema'],
      to: { oneOf: [{ $ref: '../schemas/wallet-transfers.yaml#/UplineTransferPayload' }] },
    },
    rule: 'named-body',
    says: 'The body as application/json needs a schema with a name',
  },
  {
    file: 'parameters.yaml',
    change: { do: 'remove', at: ['Language', 'x-go-name'] },
    rule: 'distinct-parameters',
    says: 'Two parameters are called language',
    where: 'paths/lottery-games.yaml',
  },
  {
    file: 'paths/promotions.yaml',
    change: {
      do: 'set',
      at: ['activityApply', 'post', 'requestBody', 'content', 'multipart/form-data', 'encoding', 'images', 'style'],
      to: 'form',
    },
    rule: 'plain-encoding',
    says: '`style` of images makes its contentType void',
  },
  {
    file: 'schemas/session.yaml',
    change: { do: 'set', at: ['FirebaseChannel', 'const'], to: 'sms' },
    rule: 'constant-in-place',
    says: 'is an `enum`, not a `const`',
  },
  {
    file: 'schemas/promotions.yaml',
    change: { do: 'set', at: ['Promotion', 'properties', 'state'], to: { type: 'string', enum: ['open'] } },
    rule: 'distinct-types',
    says: 'The type of Promotion.state would be PromotionState',
  },
];

/** Violations of redocly's rules that the contract relies on. */
const brought: readonly Offence[] = [
  {
    file: 'schemas/points.yaml',
    change: { do: 'set', at: ['Points', 'properties', 'balance', 'examples', 0], to: 'many' },
    rule: 'no-invalid-schema-examples',
    says: 'type',
  },
  {
    file: 'paths/points.yaml',
    change: {
      do: 'set',
      at: [
        'pointsBalance',
        'get',
        'responses',
        '200',
        'content',
        'application/json',
        'examples',
        'player01',
        'value',
        'value',
        'earned',
      ],
      to: 'many',
    },
    rule: 'no-invalid-media-type-examples',
    says: 'earned',
  },
  {
    file: 'parameters.yaml',
    change: { do: 'set', at: ['PageSize', 'example'], to: 1000 },
    rule: 'no-invalid-parameter-examples',
    says: '100',
  },
  {
    file: 'schemas/points.yaml',
    change: { do: 'remove', at: ['Points', 'properties', 'spent', 'examples'] },
    rule: 'scalar-property-missing-example',
    says: 'example',
  },
  {
    file: 'openapi.yaml',
    change: { do: 'remove', at: ['tags', 0, 'description'] },
    rule: 'tag-description',
    says: 'description',
  },
  {
    file: 'paths/points.yaml',
    change: { do: 'set', at: ['pointsBalance', 'get', 'security'], to: [{ gateKey: [] }] },
    rule: 'security-defined',
    says: 'gateKey',
  },
  {
    file: 'paths/referral.yaml',
    change: { do: 'set', at: ['referral', 'get', 'responses'], to: {} },
    rule: 'operation-4xx-response',
    says: '4XX',
  },
];

const root = join(import.meta.dirname, '../..');
let copy: string;
beforeAll(async () => {
  copy = await copyProject(root);
});
afterAll(() => removeCopy(copy));

// That the contract itself breaks no rule is the check `contract`.
describe('a seeded violation', () => {
  let offences: readonly string[];
  beforeAll(async () => {
    for (const [file, changes] of Map.groupBy([...own, ...brought], ({ file }) => file)) {
      const path = join(copy, 'openapi', file);
      const edited = editYaml(
        await readFile(path, 'utf8'),
        changes.map(({ change }) => change),
      );
      await writeFile(path, edited);
    }
    offences = await writtenContract(copy);
  });

  /** The lines that name file, line and rule. */
  function found({ file, says, where = file }: Offence, rule: string): readonly string[] {
    const place = new RegExp(`^openapi/${where.replaceAll('.', '\\.')}:\\d+:\\d+ ${rule}: `);
    return offences.filter((line) => place.test(line) && line.includes(says));
  }

  test.each(own)('is found by portico/$rule in $file: $says', (offence) => {
    expect(found(offence, `portico/${offence.rule}`), offences.join('\n')).not.toEqual([]);
  });

  test.each(brought)('is found by $rule in $file', (offence) => {
    expect(found(offence, offence.rule), offences.join('\n')).not.toEqual([]);
  });
});
