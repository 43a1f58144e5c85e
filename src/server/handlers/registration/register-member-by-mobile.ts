import { registerByMobile } from '../../domain/registration/register.ts';
import type { Handler } from '../handler.ts';

export const registerMemberByMobile: Handler<'registerMemberByMobile'> = async ({ body, ...registrant }, services) => ({
  success: true,
  value: await registerByMobile(services, body, registrant),
});
