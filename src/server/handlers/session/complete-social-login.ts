import { completeSocialLogin as complete } from '../../domain/social/complete-social-login.ts';
import type { Handler } from '../handler.ts';

export const completeSocialLogin: Handler<'completeSocialLogin'> = async ({ params, body, visitor }, services) => ({
  success: true,
  value: await complete(services, params.provider, body, visitor),
});
