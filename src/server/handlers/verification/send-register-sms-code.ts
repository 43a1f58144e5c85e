import { codeSentMessage } from '../../domain/verification/deliver-code.ts';
import { sendRegisterCode } from '../../domain/verification/send-codes.ts';
import type { Handler } from '../handler.ts';

export const sendRegisterSmsCode: Handler<'sendRegisterSmsCode'> = async ({ body, visitor, language }, services) => ({
  success: true,
  value: await sendRegisterCode(services, body, { ip: visitor.ip, language }),
  message: codeSentMessage[language],
});
