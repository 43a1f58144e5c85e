import { getProfile as profileOf } from '../../domain/member/profile.ts';
import type { Handler } from '../handler.ts';

export const getProfile: Handler<'getProfile'> = async ({ session }, services) => ({
  success: true,
  value: await profileOf(services, session),
});
