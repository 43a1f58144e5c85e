import type { SocialProvider } from '#generated/model/index.ts';
import type { OpenIdClient } from '#server/adapters/openid.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';

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
export function socialClient(
  { brand, config }: Pick<Services, 'brand' | 'config'>,
  provider: SocialProvider,
): OpenIdClient {
  const clientId = brand.socialLogin[provider];
  const { issuer, clientSecret } = config.social[provider];
  if (clientId === undefined || clientSecret === undefined) throw new Failure('login_type_unavailable');
  return { ...providers[provider], issuer, clientId, clientSecret };
}
