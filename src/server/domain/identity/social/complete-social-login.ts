import type {
  SecondStepPayload,
  SocialCodePayload,
  SocialLoginResult,
  SocialProvider,
  SocialRefusalPayload,
} from '#generated/model/index.ts';
import { redeemCode, type SignedIn } from '#server/adapters/openid.ts';
import type { Services } from '#server/services.ts';
import { errorFacts } from '#server/shared/error-facts.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import { secretHash } from '../../ground/encryption/secret.ts';
import { enterBySecondStep } from '../login/enter-by-second-step.ts';
import { secondStepDemand } from '../login/second-step.ts';
import { accountById } from '../session/account.ts';
import { entryFailure } from '../session/entry-failure.ts';
import { noteRefusal } from '../session/note-refusal.ts';
import { openSession } from '../session/open-session.ts';
import { refusalOf } from '../session/site-rules.ts';
import { socialClient } from './social-client.ts';
import { giveSocialTicket } from './social-ticket.ts';

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
