import { securityCentre } from '../../domain/member/security-centre.ts';
import { resetPaymentPassword as reset } from '../../domain/passwords/reset-payment-password.ts';
import type { Handler } from '../handler.ts';

export const resetPaymentPassword: Handler<'resetPaymentPassword'> = async ({ session, body, visitor }, services) => {
  await reset(services, session, body, visitor);
  return { success: true, value: await securityCentre(services, session) };
};
