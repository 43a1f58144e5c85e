import { bindEmail as bind } from '../../domain/contacts/bind-email.ts';
import { securityCentre } from '../../domain/member/security-centre.ts';
import type { Handler } from '../handler.ts';

export const bindEmail: Handler<'bindEmail'> = async ({ session, body, visitor }, services) => {
  await bind(services, session, body, visitor);
  return { success: true, value: await securityCentre(services, session) };
};
