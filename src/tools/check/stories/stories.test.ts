import { describe, expect, test } from 'vitest';
import { writeTree } from '../tree.ts';
import { stories } from './stories.ts';

const tale =
  'Minh Khoa, `player01`, 1000001, deposits 1,200.00 (`dep-1`) on 2026-01-05. His upline is `agent01`, 1000002.';
const facts = `
times:
  from: '2026-01-01T00:00:00Z'
  until: '2026-01-05T23:59:59Z'
  ahead: { fields: [expiresAt], until: '2026-12-31T00:00:00Z' }
  old: [birthday]
hosts: [t.me]
texts: [nickname, title]
things:
  - key: account
    parts: [upline]
    told: true
    known:
      player01: { id: '1000001', nickname: [Minh Khoa, Khoa N] }
      agent01: { id: '1000002' }
  - key: depositId
    same: [method, bank]
    known:
      dep-1: { amount: '1200.00' }
`;
const good = {
  account: 'player01',
  id: '1000001',
  nickname: 'Khoa N',
  uplineAccount: 'agent01',
  uplineId: '1000002',
  birthday: '1992-08-17',
  deposits: [{ depositId: 'dep-1', amount: '1200.00', method: 'bank', bank: null, createdAt: 1767571200000 }],
  expiresAt: '2026-02-01T00:00:00Z',
  from: '203.0.113.7, see https://www.lumo.example/help or https://t.me/lumo, khoa@example.com',
};

/** A contract with the example `good` and a given one. */
function contract(shown: unknown = {}): string {
  const content = { 'application/json': { examples: { player01: { value: good }, planted: { value: shown } } } };
  return JSON.stringify({
    paths: { '/me': { get: { operationId: 'getMe', responses: { 200: { content } } } } },
    components: {
      schemas: {
        Me: { properties: { examples: { description: 'A property of that name.' }, bank: { examples: ['SM'] } } },
      },
      parameters: { Day: { name: 'day', in: 'query', example: '2026-01-05' } },
    },
  });
}

/** A contract with an example in English and Vietnamese. */
function translatedContract(english: unknown, vietnamese: unknown): string {
  const both = { planted: { value: english }, planted_vi: { value: vietnamese } };
  return JSON.stringify({
    paths: { '/me': { get: { operationId: 'getMe', responses: { 200: { examples: both } } } } },
  });
}

async function offences(bundle: string, table = facts): Promise<readonly string[]> {
  const files = { 'openapi/stories.md': tale, 'openapi/facts.yaml': table, 'generated/openapi.yaml': bundle };
  return stories(await writeTree(files));
}

describe('the stories', () => {
  test('are one where all examples agree', async () => {
    expect(await offences(contract({ depositId: 'dep-1', bank: 'SM', method: 'bank' }))).toEqual([]);
  });

  test.each([
    [{ account: 'player01', id: '7' }, 'account player01: id is 7, not 1000001 (getMe 200 planted)'],
    [
      { account: 'player01', nickname: 'Bo' },
      'account player01: nickname is Bo, not Minh Khoa or Khoa N (getMe 200 planted)',
    ],
    [{ uplineAccount: 'agent01', uplineId: '7' }, 'account agent01: id is 7, not 1000002 (getMe 200 planted)'],
    [{ account: 'player02' }, 'account player02: stories.md does not tell of it (getMe 200 planted)'],
    [
      { list: [{ depositId: 'dep-1', amount: '1.00' }] },
      'depositId dep-1: amount is 1.00, not 1200.00 (getMe 200 planted)',
    ],
    [
      { depositId: 'dep-1', method: 'card' },
      'depositId dep-1: method is bank (getMe 200 player01) and card (getMe 200 planted); give both one value, or, where it changes in the story, name its values in openapi/facts.yaml under `known` of depositId',
    ],
    [{ paidAt: '2026-01-06T00:00:00Z' }, 'paidAt is after the story ends: 2026-01-06T00:00:00Z (getMe 200 planted)'],
    [{ paidAt: 1767225599999 }, 'paidAt is before the story begins: 1767225599999 (getMe 200 planted)'],
    [{ expiresAt: '2027-01-01' }, 'expiresAt is after the story ends: 2027-01-01 (getMe 200 planted)'],
    [{ ip: '8.8.8.8' }, 'ip leads to the real world: 8.8.8.8 (getMe 200 planted)'],
    [{ url: 'https://lumo.com/a' }, 'url leads to the real world: lumo.com (getMe 200 planted)'],
    [{ email: 'khoa@lumo.vn' }, 'email leads to the real world: lumo.vn (getMe 200 planted)'],
  ])('%j contradicts them', async (shown, offence) => {
    expect(await offences(contract(shown))).toEqual([offence]);
  });

  test('are told in Vietnamese too', async () => {
    const shown = { depositId: 'dep-1', method: 'bank', list: [{ title: 'Nạp tiền' }] };
    const vietnamese = translatedContract(shown, { ...shown, list: [{ title: 'Deposit' }] });
    expect(await offences(vietnamese)).toEqual([]);
  });

  test.each([
    [{ depositId: 'dep-2', list: [] }, 'getMe 200 planted_vi: /depositId is not that of getMe 200 planted'],
    [{ depositId: 'dep-1', list: [{}] }, 'getMe 200 planted_vi: /list is not that of getMe 200 planted'],
    [{ list: [] }, 'getMe 200 planted_vi: /depositId is not that of getMe 200 planted'],
  ])('%j is no translation', async (shown, offence) => {
    expect(await offences(translatedContract({ depositId: 'dep-1', list: [] }, shown))).toEqual([offence]);
  });

  test('a translation needs what it translates', async () => {
    expect(await offences(contract().replace('"planted"', '"gone_vi"'))).toEqual([
      'getMe 200 gone_vi: there is no example getMe 200 gone that it could translate',
    ]);
  });

  test('masked names are nobody, and what has not happened yet is null', async () => {
    expect(await offences(contract([{ account: 'pla***' }, { depositId: 'dep-1', method: null }]))).toEqual([]);
  });

  test('examples of properties and parameters tell them too', async () => {
    const bundle = contract().replace('"2026-01-05"', '"2025-12-31"').replace('["SM"]', '["SM","1.1.1.1"]');
    expect(await offences(bundle)).toEqual([
      'bank leads to the real world: 1.1.1.1 (Me.bank)',
      'day is before the story begins: 2025-12-31 (Day)',
    ]);
  });

  test('a fact that they do not tell is none', async () => {
    expect(await offences(contract(), facts.replace("{ id: '1000002' }", "{ id: '1000002', rate: 90 }"))).toEqual([
      "openapi/facts.yaml: account agent01: stories.md does not tell '90'",
    ]);
  });

  test('facts that are not written as they should be are refused with their place', async () => {
    await expect(offences(contract(), facts.replace('told: true', 'told: perhaps'))).rejects.toThrow(
      /things\[0\]\.told/,
    );
  });
});
