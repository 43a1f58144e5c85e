import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A real OpenID provider on this machine, where everybody who is asked for signs in. */
export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs somebody in on the provider's pages, as a browser would, and answers what it adds to the return address. */
  signIn(authorizationUrl: string, login: string): Promise<URLSearchParams>;
  /** The same by somebody who leaves the page. */
  decline(authorizationUrl: string): Promise<URLSearchParams>;
  close(): Promise<void>;
}

const clientId = 'lumo-client';
const clientSecret = 'a-client-secret-of-some-length';

/** Starts one, on a free port unless told which; `returnUrl` is the page that its client has registered. */
export async function startProvider(returnUrl: string, port = 0): Promise<TestProvider> {
  // Its address is its issuer, so the port has to be known before it is made.
  let answer: ReturnType<Provider['callback']> | undefined;
  const server = createServer((request, response) => void answer?.(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // It listens on a port.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [returnUrl] }],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a-key-for-cookies'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `Name of ${id}`, email: `${id}@example.com` }),
    }),
  });
  answer = provider.callback();
  return {
    issuer,
    clientId,
    clientSecret,
    signIn: signInAt,
    decline: (url) => browse(url, undefined),
    close: () => closed(server),
  };
}

/** Signs in on the provider's pages like a browser, and returns its addition to the return address. */
export function signInAt(authorizationUrl: string, login: string): Promise<URLSearchParams> {
  return browse(authorizationUrl, [`prompt=login&login=${login}&password=any`, 'prompt=consent']);
}

/** A browser with cookies, which posts one form after the other until it is sent back. */
async function browse(start: string, forms: string[] | undefined): Promise<URLSearchParams> {
  const origin = new URL(start).origin;
  const cookies = new Map<string, string>();
  let address = start;
  let body: string | undefined;
  for (let step = 0; step < 20; step++) {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { method: 'POST', body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    body = undefined;
    const location = response.headers.get('location');
    if (location !== null) {
      const next = new URL(location, address);
      if (next.origin !== origin) return next.searchParams;
      address = next.href;
    } else if (forms === undefined) {
      address += '/abort';
    } else {
      body = forms.shift();
      if (body === undefined)
        throw new Error(`the provider does not go on: ${response.status} ${await response.text()}`);
    }
  }
  throw new Error('the provider goes round in circles');
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
