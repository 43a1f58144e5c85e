import { expect, test } from 'vitest';
import type { WithdrawalDetail, WithdrawalState } from '#generated/model/index.ts';
import { timelineSteps } from './withdrawal.ts';

const at = '2026-01-05T09:55:00Z';

function detail(next: WithdrawalDetail['next'], ...states: readonly WithdrawalState[]): WithdrawalDetail {
  const target = { accountId: 'ba-1', kind: 'bank', bankName: 'Sao Mai Bank', ending: '4471', payeeName: 'A' } as const;
  return {
    withdrawal: {
      withdrawalId: 'wd-1',
      state: states.at(-1) ?? 'requested',
      amount: '1.00',
      fee: '0.00',
      receives: '1.00',
      target,
      bankReference: null,
      reason: null,
      requestedAt: at,
      updatedAt: at,
    },
    timeline: states.map((state) => ({ state, at, owner: 'operator', note: null })),
    next,
    dispute: null,
  };
}

const shown = (given: WithdrawalDetail) =>
  timelineSteps(given).map((step) => `${step.kind} ${step.kind === 'coming' ? step.state : step.step.state}`);
const next = { owner: 'operator', action: 'approve', deadline: null } as const;

test('WALLET-10 reached steps come first, then those that usually follow', () => {
  expect(shown(detail(next, 'requested', 'reviewing'))).toEqual([
    'done requested',
    'now reviewing',
    'coming approved',
    'coming paid',
    'coming received',
  ]);
});

test('WALLET-10 a review that goes over to another operator is one step', () => {
  expect(shown(detail(next, 'requested', 'reviewing', 'reviewing')).slice(0, 3)).toEqual([
    'done requested',
    'now reviewing',
    'coming approved',
  ]);
});

test('WALLET-10 an approval without a review skips it', () => {
  expect(shown(detail(next, 'requested', 'approved'))).toEqual([
    'done requested',
    'now approved',
    'coming paid',
    'coming received',
  ]);
});

test('WALLET-10 after a dispute the end is open, and after an end nothing comes', () => {
  expect(shown(detail(next, 'requested', 'approved', 'paid', 'disputed')).slice(-2)).toEqual([
    'now disputed',
    'coming received',
  ]);
  expect(shown(detail(null, 'requested', 'rejected'))).toEqual(['done requested', 'done rejected']);
});
