import { HttpResponse, http as msw } from 'msw';
import { beforeEach } from 'vitest';
import { server } from '#mocks/server.ts';
import { withPortal } from './portal.tsx';
import { sendPlain } from './registration.ts';

/** Prepares tests of the forms that set a password. */
export function withPasswords(): void {
  withPortal();
  beforeEach(sendPlain);
}

/** Answers a call and records the sent bodies. */
export function record(path: string, answer: object): unknown[] {
  const sent: unknown[] = [];
  server.use(
    msw.post(`*${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

/** The error body that refuses one field. */
export const refusedField = (field: string, rule: string) => ({
  value: { fields: [{ pointer: `/body/${field}`, rule, message: 'x' }] },
});
