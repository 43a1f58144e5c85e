import { drawCaptcha } from '../../domain/verification/captcha.ts';
import type { Handler } from '../handler.ts';

export const getCaptcha: Handler<'getCaptcha'> = async (_request, services) => ({
  success: true,
  ...(await drawCaptcha(services)),
});
