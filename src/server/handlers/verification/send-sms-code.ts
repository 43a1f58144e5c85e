import { codeSentMessage } from '../../domain/verification/deliver-code.ts';
import { sendLoginCode } from '../../domain/verification/send-codes.ts';
import type { Handler } from '../handler.ts';

export const sendSmsCode: Handler<'sendSmsCode'> = async ({ body, visitor, language }, services) => ({
  success: true,
  value: await sendLoginCode(services, body, { ip: visitor.ip, language }),
  message: codeSentMessage[language],
});
