import { drawCaptcha } from '../domain/verification/captcha.ts';
import { codeSentMessage } from '../domain/verification/deliver-code.ts';
import { sendLoginCode, sendNewPlaceCode, sendRegisterCode } from '../domain/verification/send-codes.ts';
import { drawSlider, solveSlider } from '../domain/verification/slider.ts';
import type { TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `verification`. */
export const verificationHandlers = {
  getCaptcha: async (_request, services) => ({
    success: true,
    ...(await drawCaptcha(services)),
  }),
  getSlider: async (_request, services) => ({
    success: true,
    value: await drawSlider(services),
  }),
  solveSlider: async ({ body }, services) => ({
    success: true,
    value: await solveSlider(services, body),
  }),
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
