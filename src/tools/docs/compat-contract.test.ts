import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContract } from '../check/breaking-changes.ts';
import { type Node, objectAt, operationsOf, resolve } from '../check/gate/document.ts';
import { compatContract } from './compat-contract.ts';
import { asYaml } from './docs.ts';

const root = join(import.meta.dirname, '../../..');

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const inQuery = (schema: object) => ({ name: 'code', in: 'query', schema });
const [code, kind] = [
  { type: 'string', pattern: '^[A-Z]+$' },
  { type: 'string', enum: ['a', 'b'] },
];
const json = (name: string) => ({ 'application/json': { schema: ref(name) } });

test('bodies are plain, success is a boolean, files are binary texts, texts stand in place, and links are left out', () => {
  const answer = { content: json('Answer') };
  const small = {
    info: { title: 'Games', version: '1' },
    paths: {
      '/login': {
        parameters: [{ name: 'Language', in: 'header' }],
        get: { parameters: [inQuery(ref('Code')), inQuery(ref('Kind'))], responses: { 200: answer } },
        post: {
          'x-encrypted': true,
          requestBody: { content: json('LoginBody') },
          responses: { 200: { ...answer, links: { next: { operationId: 'draw' } } } },
        },
      },
      '/picture': {
        put: {
          requestBody: { content: { 'multipart/form-data': { schema: ref('Form'), encoding: { file: {} } } } },
          responses: { 200: answer },
        },
      },
    },
    components: {
      schemas: {
        LoginBody: { oneOf: [ref('Login'), ref('EncryptedPayload')] },
        Either: { oneOf: [ref('Login'), ref('Form')] },
        EncryptedPayload: { type: 'object' },
        Code: code,
        Kind: kind,
        Login: { type: 'object' },
        Answer: { properties: { success: { type: 'boolean', const: true }, kind: { const: 'game' } } },
        Form: { properties: { file: { type: 'array', items: { contentMediaType: 'image/png' } } } },
      },
    },
  };
  expect(compatContract(small)).toEqual({
    info: { title: 'Games, for generators', version: '1' },
    paths: {
      '/login': {
        parameters: [{ name: 'Language', in: 'header' }],
        get: { parameters: [inQuery(code), inQuery(ref('Kind'))], responses: { 200: answer } },
        post: { requestBody: { content: json('Login') }, responses: { 200: answer } },
      },
      '/picture': {
        put: {
          requestBody: { content: { 'multipart/form-data': { schema: ref('Form') } } },
          responses: { 200: answer },
        },
      },
    },
    components: {
      schemas: {
        Either: { oneOf: [ref('Login'), ref('Form')] },
        Code: code,
        Kind: kind,
        Login: { type: 'object' },
        Answer: { properties: { success: { type: 'boolean' }, kind: { const: 'game' } } },
        Form: { properties: { file: { type: 'array', items: { type: 'string', format: 'binary' } } } },
      },
    },
  });
});

test('of the contract every operation is there, and every reference leads somewhere', async () => {
  const contract = await readContract(join(root, 'generated/openapi.yaml'));
  const compat = parse(asYaml(compatContract(contract))) as Node;
  expect([...operationsOf(compat).keys()]).toEqual([...operationsOf(contract).keys()]);
  const lost: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const reference = '$ref' in value && value.$ref;
    if (typeof reference === 'string' && Object.keys(resolve(compat, { $ref: reference }).node).length === 0)
      lost.push(reference);
    for (const each of Object.values(value)) walk(each);
  };
  walk(objectAt(compat, 'paths'));
  walk(objectAt(compat, 'components'));
  expect(lost).toEqual([]);
});

test('what ends a line in YAML 1.1 alone is escaped', () => {
  const value = { pattern: '^[\u2028\ufeff]$', plain: 'a: b' };
  const text = asYaml(value);
  expect(text).toBe('pattern: "^[\\u2028\\ufeff]$"\nplain: "a: b"\n');
  expect(parse(text)).toEqual(value);
});
