import { requireTrueAccount } from '../../domain/session/true-account.ts';
import { sendMemberCode as send } from '../../domain/verification/member-codes.ts';
import type { Handler } from '../handler.ts';

export const sendMemberCode: Handler<'sendMemberCode'> = async ({ session, body, visitor, language }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await send(services, session, body, { ip: visitor.ip, language }) };
};
