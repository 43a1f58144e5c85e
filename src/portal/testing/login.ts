import { waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect } from 'vitest';
import { getLoginResponseMock } from '#generated/client/session/session.faker.ts';
import type { LoginPayload } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { getToken } from '../api/token.ts';
import { installKeyDatabase } from '../features/session/testing/key-database.ts';
import { withPortal } from './portal.tsx';
import { sendPlain } from './registration.ts';

/** Prepares tests of the login forms: no credentials are stored, and bodies are unencrypted. */
export function withLogin(): void {
  withPortal();
  beforeEach(() => {
    dropCookies();
    installKeyDatabase();
    sendPlain();
  });
}

function dropCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: removes what an earlier test stored
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  }
}

/** Answers the login and records the bodies; the given answers come first. */
export function recordLogins(...refusals: (() => Response)[]): LoginPayload[] {
  const sent: LoginPayload[] = [];
  server.use(
    msw.post('*/wps/session/login', async ({ request }) => {
      // Sent by the code under test, whose types are the contract's.
      sent.push((await request.json()) as LoginPayload);
      return refusals.shift()?.() ?? HttpResponse.json(getLoginResponseMock());
    }),
  );
  return sent;
}

/** An error answer of the login. */
export function refusal(status: number, code: string, value: object = {}): () => Response {
  const envelope = {
    success: false,
    code,
    message: 'Words of the server',
    language: 'EN',
    requestId: 'request-0001',
    value,
  };
  return () => HttpResponse.json(envelope, { status });
}

/** Waits until a session has begun. */
export async function loggedIn(): Promise<void> {
  await waitFor(() => expect(getToken()).not.toBeNull());
}
