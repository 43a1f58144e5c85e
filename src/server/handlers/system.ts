import { siteInfo } from '../config/site-info.ts';
import { allDomains, domainRoute } from '../domain/ground/system/domains.ts';
import { permission, systemStatus } from '../domain/ground/system/system-status.ts';
import { registerSettings } from '../domain/identity/registration/register-settings.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `system`. */
export const systemHandlers = {
  getSystemStatus: async ({ visitor }, services) => ok(await systemStatus(services, visitor)),
  getPermission: async ({ query, language, visitor }, services) =>
    ok(await permission(services, { url: query.url, language, visitor })),
  getWhitelabel: async ({ language }, { brand }) => ok(siteInfo(brand, language).whitelabel),
  getJwks: async (_request, { keys, brand }) => ({
    success: true,
    value: { keys: [...keys.published], required: brand.encryption.required },
  }),
  getDomainRoute: async ({ visitor }, { brand }) => ok(domainRoute(brand, visitor.country)),
  getRouters: async (_request, { brand }) => ({
    success: true,
    domainList: allDomains(brand),
    resources: brand.resources,
  }),
  listCountryCodes: async (_, { brand }) => ok(brand.countries),
  getRegisterSettings: async (_request, { brand }) => ok(registerSettings(brand)),
} satisfies TagHandlers<'system'>;
