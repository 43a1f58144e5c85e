import { sendLoginCode, sendNewPlaceCode, sendRegisterCode } from '../domain/identity/login/send-codes.ts';
import { drawCaptcha } from '../domain/identity/verification/captcha.ts';
import { codeSentMessage } from '../domain/identity/verification/deliver-code.ts';
import { drawSlider, solveSlider } from '../domain/identity/verification/slider.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `verification`. */
export const verificationHandlers = {
  getCaptcha: async (_request, services) => ({
    success: true,
    ...(await drawCaptcha(services)),
  }),
  getSlider: async (_request, services) => ok(await drawSlider(services)),
  solveSlider: async ({ body }, services) => ok(await solveSlider(services, body)),
  sendSmsCode: async ({ body, visitor, language }, services) => ({
    success: true,
    value: await sendLoginCode(services, body, { ip: visitor.ip, language }),
    message: codeSentMessage[language],
  }),
  sendRegisterSmsCode: async ({ body, visitor, language }, services) => ({
    success: true,
    value: await sendRegisterCode(services, body, { ip: visitor.ip, language }),
    message: codeSentMessage[language],
  }),
  sendNewIpCode: async ({ body, visitor, language }, services) => ({
    success: true,
    value: await sendNewPlaceCode(services, body, { ip: visitor.ip, language }),
    message: codeSentMessage[language],
  }),
} satisfies TagHandlers<'verification'>;
