import { beginSocialLogin as begin } from '../../domain/social/begin-social-login.ts';
import type { Handler } from '../handler.ts';

export const beginSocialLogin: Handler<'beginSocialLogin'> = async ({ params, body }, services) => ({
  success: true,
  value: await begin(services, params.provider, body),
});
