import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as zod from 'zod';
import type { Clock } from '../shared/clock.ts';
import { type SafeAnswer, type SafeFetchOptions, safeFetch } from './safe-fetch.ts';

/** A client of an OpenID provider. */
export interface OpenIdClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** For a provider whose configuration does not name it. */
  readonly tokenEndpoint?: string | undefined;
}

/** The values that tie one sign-in together. */
export interface SignIn {
  readonly redirectUri: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The person who signed in: `subject` is the identity, the rest prefills forms and proves nothing. */
export interface SignedIn {
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
}

const configurationOf = zod.object({
  issuer: zod.string(),
  authorization_endpoint: zod.url(),
  token_endpoint: zod.url().optional(),
  jwks_uri: zod.url(),
  token_endpoint_auth_methods_supported: zod.array(zod.string()).optional(),
});
const answerOf = zod.object({ id_token: zod.string().max(16_384) });
const claimsOf = zod.object({
  sub: zod.string().min(1).max(255),
  nonce: zod.string(),
  azp: zod.string().optional(),
  name: zod.string().optional().catch(undefined),
  email: zod.string().optional().catch(undefined),
});

interface Provider {
  readonly configuration: zod.output<typeof configurationOf>;
  readonly keys: JWTVerifyGetKey;
  readonly readAt: number;
}

const HOUR = 3_600_000;
const providers = new Map<string, Provider>();

/**
 * Returns the provider's page with state, nonce and challenge (PKCE, S256). Throws where the provider does not answer.
 */
export async function authorizationUrl(
  client: OpenIdClient,
  signIn: Omit<SignIn, 'codeVerifier'> & { readonly state: string; readonly codeChallenge: string },
  clock: Clock,
): Promise<string> {
  const { configuration } = await providerOf(client, clock);
  const url = new URL(configuration.authorization_endpoint);
  const parameters = {
    client_id: client.clientId,
    response_type: 'code',
    scope: client.scope,
    redirect_uri: signIn.redirectUri,
    state: signIn.state,
    nonce: signIn.nonce,
    code_challenge: signIn.codeChallenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Redeems an authorization code and returns the identity, once the token's signature, issuer, audience, time and nonce
 * are valid. Throws otherwise.
 */
export async function redeemCode(client: OpenIdClient, signIn: SignIn, code: string, clock: Clock): Promise<SignedIn> {
  const { configuration, keys } = await providerOf(client, clock);
  const idToken = await idTokenFor(client, configuration, signIn, code);
  const { payload } = await jwtVerify(idToken, keys, {
    algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
    issuer: configuration.issuer,
    audience: client.clientId,
    requiredClaims: ['sub', 'exp', 'iat'],
    clockTolerance: 60,
    currentDate: new Date(clock()),
  });
  const claims = claimsOf.parse(payload);
  if (claims.nonce !== signIn.nonce) throw new Error('an identity token of another sign-in');
  const isForOthers = Array.isArray(payload.aud) && payload.aud.length > 1;
  if ((isForOthers || claims.azp !== undefined) && claims.azp !== client.clientId) {
    throw new Error('an identity token of another client');
  }
  return { subject: claims.sub, name: textOf(claims.name, 100), email: textOf(claims.email, 254) };
}

/** A text that a form can take; one that is too long is dropped. */
function textOf(value: string | undefined, most: number): string | null {
  const text = value?.trim() ?? '';
  return text === '' || text.length > most ? null : text;
}

async function providerOf(client: OpenIdClient, clock: Clock): Promise<Provider> {
  const known = providers.get(client.issuer);
  if (known !== undefined && clock() - known.readAt < HOUR) return known;
  const address = `${client.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const configuration = configurationOf.parse(jsonOf(await ask(client, address)));
  if (configuration.issuer !== client.issuer) throw new Error('the configuration of another issuer');
  const keys = createRemoteJWKSet(new URL(configuration.jwks_uri), {
    [customFetch]: async (url) => {
      const { status, text } = await ask(client, url);
      return new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
    },
  });
  const provider = { configuration, keys, readAt: clock() };
  providers.set(client.issuer, provider);
  return provider;
}

async function idTokenFor(
  client: OpenIdClient,
  configuration: Provider['configuration'],
  { redirectUri, codeVerifier }: SignIn,
  code: string,
): Promise<string> {
  const endpoint = configuration.token_endpoint ?? client.tokenEndpoint;
  if (endpoint === undefined) throw new Error('a provider without token endpoint');
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: client.clientId,
    code_verifier: codeVerifier,
  });
  const headers: Record<string, string> = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Accept: 'application/json',
  };
  // A provider that lists no methods takes Basic; one without a token endpoint lists nothing.
  const methods = configuration.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  if (configuration.token_endpoint !== undefined && methods.includes('client_secret_basic')) {
    const credentials = [client.clientId, client.clientSecret].map(formEncoded).join(':');
    headers['Authorization'] = `Basic ${Buffer.from(credentials).toString('base64')}`;
  } else {
    form.set('client_secret', client.clientSecret);
  }
  const answer = await ask(client, endpoint, { method: 'POST', headers, body: form.toString() });
  return answerOf.parse(jsonOf(answer)).id_token;
}

function formEncoded(text: string): string {
  return new URLSearchParams({ t: text }).toString().slice(2);
}

/** The operator configured the issuer: only a loopback issuer may lead to this machine. */
function ask(client: OpenIdClient, url: string, options: Omit<SafeFetchOptions, 'local'> = {}): Promise<SafeAnswer> {
  return safeFetch(url, { ...options, local: client.issuer.startsWith('http://') });
}

function jsonOf({ status, text }: SafeAnswer): unknown {
  if (status !== 200) throw new Error(`the provider answered ${status}`);
  return JSON.parse(text);
}
