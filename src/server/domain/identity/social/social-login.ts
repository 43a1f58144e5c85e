import { createHash } from 'node:crypto';
import type {
  SecondStepPayload,
  SocialBeginPayload,
  SocialCodePayload,
  SocialLoginResult,
  SocialLoginStart,
  SocialProvider,
  SocialRefusalPayload,
} from '#generated/model/index.ts';
import { authorizationUrl, type OpenIdClient, redeemCode, type SignedIn } from '#server/adapters/openid.ts';
import type { Services } from '#server/services.ts';
import { isLoopback } from '#server/shared/addresses.ts';
import { errorFacts } from '#server/shared/error-facts.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { newSecret, secretHash } from '../../ground/encryption/secret.ts';
import { enterBySecondStep, secondStepDemand } from '../login/second-step.ts';
import { accountById } from '../session/account.ts';
import { entryFailure, noteRefusal, refusalOf } from '../session/entry-refusals.ts';
import { openSession } from '../session/open-session.ts';
import { giveSocialTicket } from './social-ticket.ts';

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

/** The differences between the providers. */
const providers: Readonly<Record<SocialProvider, Pick<OpenIdClient, 'scope' | 'tokenEndpoint'>>> = {
  google: { scope: 'openid email profile' },
  facebook: {
    scope: 'openid email public_profile',
    tokenEndpoint: 'https://graph.facebook.com/v25.0/oauth/access_token',
  },
};

/**
 * The client of a provider, from brand and configuration. `login_type_unavailable` where the site does not offer it.
 */
function socialClient({ brand, config }: Pick<Services, 'brand' | 'config'>, provider: SocialProvider): OpenIdClient {
  const clientId = brand.socialLogin[provider];
  const { issuer, clientSecret } = config.social[provider];
  if (clientId === undefined || clientSecret === undefined) throw new Failure('login_type_unavailable');
  return { ...providers[provider], issuer, clientId, clientSecret };
}

/** A page on a host of the brand, or on any host where it lists none; https except here. */
function isPageOf(hosts: readonly string[], address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') return false;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) return false;
  return hosts.length === 0 || hosts.includes(url.host);
}

interface Flow {
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly returnUrl: string;
  readonly expiresAt: Date;
}

// Another browser cannot even invalidate it.
const TAKE = `
  delete from social_flows where state_hash = $1 and provider = $2 and browser_key_hash = $3
  returning nonce, code_verifier as "codeVerifier", return_url as "returnUrl", expires_at as "expiresAt"`;
const FIND = 'select member_id as "memberId" from social_identities where provider = $1 and subject = $2';

/**
 * Completes a sign-in with the provider's parameters of the return address, or with the second step that it stopped at. An
 * identity with an account opens a session; another one gets a ticket for a registration. Failures: `social_login_failed` for a state that is unknown,
 * expired, used or another browser's, and for an invalid code or token; `popup_closed_by_user` where the provider
 * refused; the site's login refusals; `two_step_required` for an account with two-step login, and those of
 * `enterBySecondStep`.
 */
export async function completeSocialLogin(
  services: Services,
  provider: SocialProvider,
  payload: SocialCodePayload | SocialRefusalPayload | SecondStepPayload,
  visitor: Visitor,
): Promise<SocialLoginResult> {
  const { db, clock, log } = services;
  const client = socialClient(services, provider);
  if ('twoStepCode' in payload) {
    const { session } = await enterBySecondStep(services, payload, provider, visitor);
    return { registered: true, session, identity: null };
  }
  const key = [secretHash(payload.state), provider, secretHash(payload.browserKey)];
  const [flow] = await db.query<Flow>('social_flow_take', TAKE, key);
  if (flow === undefined || flow.expiresAt.getTime() <= clock()) throw new Failure('social_login_failed');
  if ('error' in payload) throw new Failure('popup_closed_by_user');
  const { returnUrl: redirectUri, nonce, codeVerifier } = flow;
  const who = await redeemCode(client, { redirectUri, nonce, codeVerifier }, payload.code, clock).catch(
    (error: unknown) => {
      log.warn({ provider, error: errorFacts(error) }, 'a sign-in was not accepted');
      throw new Failure('social_login_failed');
    },
  );
  return (await knownIdentity(services, provider, who, visitor)) ?? newIdentity(services, provider, who);
}

async function knownIdentity(
  services: Services,
  provider: SocialProvider,
  { subject }: SignedIn,
  visitor: Visitor,
): Promise<SocialLoginResult | undefined> {
  const { db, brand } = services;
  const [identity] = await db.query<{ memberId: number }>('social_identity', FIND, [provider, subject]);
  const account = identity && (await accountById(db, identity.memberId));
  if (account === undefined) return undefined;
  const refusal = refusalOf(brand.site, account);
  if (refusal !== null) {
    await noteRefusal(services, 'login_refused', account.id, visitor, provider);
    throw await entryFailure(db, account.id, refusal);
  }
  if (account.twoStep) throw await secondStepDemand(services, { account, method: provider, visitor });
  const session = await db.transaction((tx) => openSession(services, tx, account.id, visitor, { method: provider }));
  return { registered: true, session: { ...session, passwordExpired: false, passwordDefault: false }, identity: null };
}

async function newIdentity(services: Services, provider: SocialProvider, who: SignedIn): Promise<SocialLoginResult> {
  const { ticket, expiresAt } = await giveSocialTicket(services, provider, who.subject);
  const { name, email } = who;
  const identity = { provider, socialTicket: ticket, name, email, expiresAt: expiresAt.toISOString() };
  return { registered: false, session: null, identity };
}
