// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/verification/verification.ts';

export const verification = {
  getCaptcha: {
    header: zod.GetCaptchaHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetCaptchaResponse,
  },
  getSlider: {
    header: zod.GetSliderHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetSliderResponse,
  },
  solveSlider: {
    header: zod.SolveSliderHeader,
    params: undefined,
    query: undefined,
    body: zod.SolveSliderBody,
    response: zod.SolveSliderResponse,
  },
  sendSmsCode: {
    header: zod.SendSmsCodeHeader,
    params: undefined,
    query: undefined,
    body: zod.SendSmsCodeBody,
    response: zod.SendSmsCodeResponse,
  },
  sendRegisterSmsCode: {
    header: zod.SendRegisterSmsCodeHeader,
    params: undefined,
    query: undefined,
    body: zod.SendRegisterSmsCodeBody,
    response: zod.SendRegisterSmsCodeResponse,
  },
  sendNewIpCode: {
    header: zod.SendNewIpCodeHeader,
    params: undefined,
    query: undefined,
    body: zod.SendNewIpCodeBody,
    response: zod.SendNewIpCodeResponse,
  },
};
