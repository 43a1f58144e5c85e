import { securityCentre } from '../../domain/member/security-centre.ts';
import type { Handler } from '../handler.ts';

export const getSecurityCentre: Handler<'getSecurityCentre'> = async ({ session }, services) => ({
  success: true,
  value: await securityCentre(services, session),
});
