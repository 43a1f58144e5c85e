import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { operatorKey } from '../sites.ts';

/** A call of an operator, by its path below `/wps/operator/`; the value of the answer. */
export async function operate<T>(
  request: APIRequestContext,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
): Promise<T> {
  const answer = await request.fetch(`/wps/operator/${path}`, {
    method,
    headers: { 'X-Operator-Key': operatorKey, ...(data && { 'Idempotency-Key': randomUUID() }) },
    ...(data && { data }),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).value;
}
