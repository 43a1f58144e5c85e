import { siteInfo } from '../../config/site-info.ts';
import type { Handler } from '../handler.ts';

export const getWhitelabel: Handler<'getWhitelabel'> = async ({ language }, { brand }) => ({
  success: true,
  value: siteInfo(brand, language).whitelabel,
});
