import type { Language, SiteInfo } from '#generated/model/index.ts';
import type { Brand } from './brand.ts';

/** The brand's public information in a language: the `info` of the permission payload. */
export function siteInfo(brand: Brand, language: Language): SiteInfo {
  return {
    brand: {
      name: brand.name,
      merchantCode: brand.merchantCode,
      defaultLanguage: brand.defaultLanguage,
      languages: brand.languages,
      currency: brand.currency,
      timeZone: brand.timeZone,
      site: brand.site,
      logo: brand.logo,
      aboutText: brand.texts[language].about,
      copyright: brand.texts[language].copyright,
      paymentMethods: brand.paymentMethods,
      helpLine: brand.helpLine,
      partners: brand.partners,
    },
    whitelabel: Object.entries(brand.flags).map(([modId, on]) => ({
      modId,
      enabled: on ? '1' : '0',
      childrenNodes: [],
    })),
    register: brand.register,
    resources: brand.resources,
    customerService: shownService(brand.customerService),
    analytics: brand.analytics,
    imageCDNs: brand.imageCDNs,
    launchGameCDNs: brand.launchGameCDNs,
    settings: brand.settings,
    promos: brand.promos,
    socialLogin: brand.socialLogin,
  };
}

/** The permission payload has the customer service's address and the key of its encrypted addresses (CHAT-11). */
function shownService({ contactUrl, vip, pathKey }: Brand['customerService']): SiteInfo['customerService'] {
  return { contactUrl, vip, ...(pathKey !== undefined && { pathKey }) };
}
