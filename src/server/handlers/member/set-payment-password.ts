import { securityCentre } from '../../domain/member/security-centre.ts';
import { setPaymentPassword as set } from '../../domain/passwords/set-payment-password.ts';
import type { Handler } from '../handler.ts';

export const setPaymentPassword: Handler<'setPaymentPassword'> = async ({ session, body, visitor }, services) => {
  await set(services, session, body, visitor);
  return { success: true, value: await securityCentre(services, session) };
};
