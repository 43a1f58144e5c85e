import type { LoginPayload, LoginResult } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import { loginByPassword } from './login-by-password.ts';
import { loginBySms } from './login-by-sms.ts';

/** Opens a session, by name and password or by mobile number (API-01). The failures are those of either way. */
export function login(services: Services, payload: LoginPayload, visitor: Visitor): Promise<LoginResult> {
  return payload.type === 'sms' ? loginBySms(services, payload, visitor) : loginByPassword(services, payload, visitor);
}
