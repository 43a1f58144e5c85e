import { createHash } from 'node:crypto';
import type { SocialBeginPayload, SocialLoginStart, SocialProvider } from '#generated/model/index.ts';
import { authorizationUrl } from '#server/adapters/openid.ts';
import { isLoopback } from '#server/config/loopback.ts';
import type { Services } from '#server/services.ts';
import { errorFacts } from '#server/shared/error-facts.ts';
import { Failure } from '#server/shared/failure.ts';
import { newSecret, secretHash } from '../../ground/encryption/secret.ts';
import { socialClient } from './social-client.ts';

const LIFE = 10 * 60_000;

const FORGET_OLD = 'delete from social_flows where expires_at < $1';
const KEEP = `
  insert into social_flows (state_hash, provider, browser_key_hash, nonce, code_verifier, return_url, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/**
 * Begins a sign-in through a provider and returns the address of its page (LOGIN-34). State, nonce and code verifier
 * stay here for ten minutes; of the browser's key only the hash arrives. Failures: `login_type_unavailable` for a
 * provider that is off, `invalid_domain` for a page outside the brand's hosts, `unavailable` where the provider does
 * not answer.
 */
export async function beginSocialLogin(
  services: Services,
  provider: SocialProvider,
  { returnUrl, browserKeyHash }: SocialBeginPayload,
): Promise<SocialLoginStart> {
  const { db, brand, clock, random, log } = services;
  const client = socialClient(services, provider);
  if (!isPageOf(brand.hosts, returnUrl)) throw new Failure('invalid_domain');
  const state = newSecret('st_', random);
  const nonce = newSecret('n_', random);
  const codeVerifier = Buffer.from(random(32)).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const address = await authorizationUrl(client, { redirectUri: returnUrl, state, nonce, codeChallenge }, clock).catch(
    (error: unknown) => {
      log.error({ provider, error: errorFacts(error) }, 'the provider of sign-in does not answer');
      throw new Failure('unavailable');
    },
  );
  const now = clock();
  const expiresAt = new Date(now + LIFE);
  await db.query('social_flows_forget', FORGET_OLD, [new Date(now)]);
  const flow = [secretHash(state), provider, browserKeyHash, nonce, codeVerifier, returnUrl, expiresAt];
  await db.query('social_flow_keep', KEEP, flow);
  return { authorizationUrl: address, expiresAt: expiresAt.toISOString() };
}

/** A page on a host of the brand, or on any host where it lists none; https except here. */
function isPageOf(hosts: readonly string[], address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') return false;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) return false;
  return hosts.length === 0 || hosts.includes(url.host);
}
