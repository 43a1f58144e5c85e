import { expect, test } from 'vitest';
import { refusalOf } from './entry-refusals.ts';

const types = [0, 1, 2, 4, 41, 42] as const;
const active = { memberAccess: true, status: 'active' } as const;

test('ROLE-12 ROLE-13 ROLE-16 the agent site accepts the types 1, 2, 41 and 42 only', () => {
  expect(types.map((type) => refusalOf('agent', { ...active, type }))).toEqual([
    'error_not_agent',
    null,
    null,
    'error_not_agent',
    null,
    null,
  ]);
  expect(refusalOf('agent', { ...active, type: 2, memberAccess: false })).toBeNull();
});

test('ROLE-12 ROLE-13 ROLE-16 the member site accepts whoever has member access', () => {
  for (const type of types) {
    expect(refusalOf('member', { ...active, type })).toBeNull();
    expect(refusalOf('member', { ...active, type, memberAccess: false })).toBe('error_not_member');
  }
});

test('a closed account is refused on both sites, for its own reason first', () => {
  for (const site of ['member', 'agent'] as const) {
    const wrong = { type: 0, memberAccess: false } as const;
    expect(refusalOf(site, { ...wrong, status: 'excluded' })).toBe('self_excluded');
    expect(refusalOf(site, { ...wrong, status: 'disabled' })).toBe('account_disabled');
  }
});
