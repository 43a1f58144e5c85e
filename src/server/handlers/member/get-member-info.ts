import { memberInfo } from '../../domain/member/member-info.ts';
import type { Handler } from '../handler.ts';

export const getMemberInfo: Handler<'getMemberInfo'> = async ({ session }, services) => ({
  success: true,
  value: await memberInfo(services, session),
});
