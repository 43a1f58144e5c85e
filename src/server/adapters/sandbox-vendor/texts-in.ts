import type { Language } from '#generated/model/index.ts';
import type { VendorTexts } from './texts.ts';
import { textsEn } from './texts-en.ts';
import { textsVi } from './texts-vi.ts';

/** The texts of the sandbox vendors in a language. */
export function textsIn(language: Language): VendorTexts {
  return language === 'VI' ? textsVi : textsEn;
}
