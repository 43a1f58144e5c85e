import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/tools/check/tool-checks.ts';
import { editYaml } from '../../src/tools/drift/yaml-edit.ts';
import { copyProject, removeCopy } from '../../src/tools/project-copy.ts';

type Change = Parameters<typeof editYaml>[1][number];

/** Offences planted into one copy of the contract, each with what must be said and in which file. */
const planted: readonly { file: string; change: Change; rule: string; says: string; where?: string }[] = [
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
    file: 'paths/session.yaml',
    change: { do: 'remove', at: ['login', 'post', 'x-encrypted'] },
    rule: 'encrypted-body',
    says: 'must say x-encrypted: true',
  },
];

let copy: string;
beforeAll(async () => {
  copy = await copyProject(join(import.meta.dirname, '../..'));
});
afterAll(() => removeCopy(copy));

test('the contract as it is breaks no rule', async () => {
  expect(await contract(copy)).toEqual([]);
});

test('each rule finds its planted offence and names file and line', async () => {
  const byFile = Map.groupBy(planted, ({ file }) => file);
  for (const [file, changes] of byFile) {
    const path = join(copy, 'openapi', file);
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      editYaml(
        text,
        changes.map(({ change }) => change),
      ),
    );
  }
  const offences = await contract(copy);
  for (const { file, rule, says, where = file } of planted) {
    const place = new RegExp(`^openapi/${where.replaceAll('.', '\\.')}:\\d+:\\d+ portico/${rule}: `);
    const found = offences.filter((line) => place.test(line) && line.includes(says));
    expect(found, `${rule} '${says}' in ${where}; found:\n${offences.join('\n')}`).not.toEqual([]);
  }
});
