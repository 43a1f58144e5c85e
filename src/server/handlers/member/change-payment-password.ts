import { securityCentre } from '../../domain/member/security-centre.ts';
import { changePaymentPassword as change } from '../../domain/passwords/set-payment-password.ts';
import type { Handler } from '../handler.ts';

export const changePaymentPassword: Handler<'changePaymentPassword'> = async ({ session, body, visitor }, services) => {
  await change(services, session, body, visitor);
  return { success: true, value: await securityCentre(services, session) };
};
