import { codeSentMessage } from '../../domain/verification/deliver-code.ts';
import { sendNewPlaceCode } from '../../domain/verification/send-codes.ts';
import type { Handler } from '../handler.ts';

export const sendNewIpCode: Handler<'sendNewIpCode'> = async ({ body, visitor, language }, services) => ({
  success: true,
  value: await sendNewPlaceCode(services, body, { ip: visitor.ip, language }),
  message: codeSentMessage[language],
});
