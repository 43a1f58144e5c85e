/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BrandLanguage } from './brand-language.ts';
import type { BrandLogo } from './brand-logo.ts';
import type { BrandPaymentMethodsItem } from './brand-payment-methods-item.ts';
import type { BrandSite } from './brand-site.ts';
import type { Currency } from './currency.ts';
import type { Language } from './language.ts';
import type { MerchantCode } from './merchant-code.ts';
import type { Partner } from './partner.ts';

/**
 * The face of the site.
 */
export interface Brand {
  /**
     * The name in titles and texts.
     * @minLength 1
     * @maxLength 40
     */
  name: string;
  merchantCode: MerchantCode;
  defaultLanguage: Language;
  /**
     * The languages that the site lists.
     * @minItems 1
     * @maxItems 40
     */
  languages: BrandLanguage[];
  currency: Currency;
  /**
     * The IANA time zone whose days are the days of ranges, limits and bills; without it they are those of UTC.
     * @minLength 1
     * @maxLength 64
     */
  timeZone?: string;
  /** Whether players or agents log in here. */
  site: BrandSite;
  /** The brand's own logo; without one the name stands beside the portal's mark. Null is the same as none. */
  logo?: BrandLogo | null;
  /**
     * The footer's words about the site.
     * @maxLength 600
     */
  aboutText: string;
  /**
     * The footer's last line.
     * @maxLength 120
     */
  copyright: string;
  /**
     * The payment method icons of the footer.
     * @maxItems 12
     */
  paymentMethods: BrandPaymentMethodsItem[];
  /**
     * A telephone number or address for players who need help; null where the brand names none.
     * @maxLength 80
     * @nullable
     */
  helpLine: string | null;
  /**
     * Partners named in the footer.
     * @maxItems 12
     */
  partners?: Partner[];
}
