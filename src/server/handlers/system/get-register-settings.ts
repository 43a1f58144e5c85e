import { registerSettings } from '../../domain/registration/register-settings.ts';
import type { Handler } from '../handler.ts';

export const getRegisterSettings: Handler<'getRegisterSettings'> = async (_request, { brand }) => ({
  success: true,
  value: registerSettings(brand),
});
