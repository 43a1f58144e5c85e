import { isGuarded } from '../document/operation.ts';
import type { Case } from '../exchange/case.ts';
import { maliciousQueries } from '../generate/malicious.ts';

const everyMethod = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'];

/** Requests with methods that a path does not have. */
export function methodCases(base: Case, methods: readonly string[]): readonly Case[] {
  return everyMethod
    .filter((method) => !methods.includes(method))
    .map((method) => ({
      ...base,
      method,
      ...(['GET', 'TRACE'].includes(method) && { body: undefined }),
      intent: 'wrong_method',
      phase: 'coverage',
      what: `${method} instead of ${methods.join(', ')}`,
    }));
}

/** Requests without credentials and with made-up ones. */
export function lockedOutCases(base: Case, usualStatus: number | undefined): readonly Case[] {
  if (!isGuarded(base.operation)) return [];
  const locked = { ...base, intent: 'locked_out', phase: 'coverage', usualStatus } as const;
  return [
    { ...locked, actor: 'nobody', what: 'without credentials' },
    { ...locked, actor: 'impostor', what: 'with made-up credentials' },
  ];
}

/** Queries that the contract does not have. */
export function queryCases(base: Case): readonly Case[] {
  if (base.operation.method !== 'GET') return [];
  return maliciousQueries.map(([what, rawQuery]) => ({
    ...base,
    rawQuery,
    intent: 'malicious',
    phase: 'coverage',
    what: `query: ${what}`,
  }));
}
