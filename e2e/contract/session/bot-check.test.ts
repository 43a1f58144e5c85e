import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Operation } from '../document/operation.ts';
import { type Case, type Exchange, noValues } from '../exchange/exchange.ts';
import { BotCheck, prove } from './bot-check.ts';

function operation(id: string): Operation {
  const shape = { method: 'POST', path: `/${id}`, tag: '', parameters: [], body: undefined, responses: [] };
  const marks = { rules: [], sort: [], range: undefined, own: undefined, totals: {}, effects: [] };
  return { id, ...shape, security: [], encrypted: false, ...marks };
}

/** A backend that creates puzzles and checks the proof. */
async function backend(asked: Case): Promise<Exchange> {
  const { body } = asked;
  const sent = body && 'value' in body ? (body.value as { nonce: string }) : undefined;
  const digest = createHash('sha256').update(`saltsaltsaltsalt:${sent?.nonce}`).digest();
  const good = digest[0] === 0 && (digest[1] ?? 255) < 16;
  const puzzle = {
    challengeId: 'c-1',
    proofOfWork: { algorithm: 'SHA-256', salt: 'saltsaltsaltsalt', difficulty: 12 },
  };
  const value = sent ? { sliderTicket: 's-1', geetest_validate: 'v-1' } : puzzle;
  const shape = { headers: {}, text: '', streamed: false, milliseconds: 1 };
  const request = { method: 'GET', target: '/', headers: [], body: undefined };
  return {
    case: asked,
    request,
    outcome: { kind: 'answer', status: sent && !good ? 422 : 200, json: { value }, ...shape },
  };
}

const check = new BotCheck([operation('getSlider'), operation('solveSlider')], backend);

function step(id: string, more: Partial<Case> = {}): Case {
  const asked = { operation: operation(id), values: noValues, body: undefined, actor: 'own', what: '' } as const;
  return { ...asked, intent: 'step', phase: 'stateful', ...more };
}

test('a proof begins with the required zero bits', async () => {
  for (const difficulty of [1, 8, 11, 16]) {
    const nonce = await prove({ salt: 'abc', difficulty });
    const hex = createHash('sha256').update(`abc:${nonce}`).digest('hex');
    expect(BigInt(`0x${hex}`) >> BigInt(256 - difficulty)).toBe(0n);
  }
  expect(await prove({ salt: 'abc', difficulty: 28 })).toBeUndefined();
});

describe('a ticket', () => {
  test('goes into the field of a body, and into a login by password', async () => {
    const login = { username: 'ada', password: 'x' };
    expect(await check.passed(step('login'), login)).toEqual({ ...login, sliderTicket: 's-1' });
    expect(await check.passed(step('sendSmsCode'), { sliderTicket: 'old', a: 1 })).toEqual({
      sliderTicket: 's-1',
      a: 1,
    });
    const fields = { geetest_validate: 'old', geetest_challenge: 'kept' };
    expect(await check.passed(step('register'), fields)).toEqual({ ...fields, geetest_validate: 'v-1' });
  });

  test('is not used for anything else', async () => {
    expect(await check.passed(step('createNote'), { title: 'x' })).toEqual({ title: 'x' });
    const guess = { username: 'ada', password: 'wrong', sliderTicket: 'old' };
    expect(await check.passed(step('login', { intent: 'valid', phase: 'coverage' }), guess)).toEqual(guess);
    expect(await new BotCheck([], backend).passed(step('login'), guess)).toEqual(guess);
  });
});
