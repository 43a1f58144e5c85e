import { bindMobile as bind } from '../../domain/contacts/bind-mobile.ts';
import { securityCentre } from '../../domain/member/security-centre.ts';
import type { Handler } from '../handler.ts';

export const bindMobile: Handler<'bindMobile'> = async ({ session, body, visitor }, services) => {
  await bind(services, session, body, visitor);
  return { success: true, value: await securityCentre(services, session) };
};
