import { siteInfo } from '../config/site-info.ts';
import { allDomains, domainRoute } from '../domain/ground/system/domains.ts';
import { permission, systemStatus } from '../domain/ground/system/system-status.ts';
import { registerSettings } from '../domain/identity/registration/register-settings.ts';
import type { TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `system`. */
export const systemHandlers = {
  getSystemStatus: async ({ visitor }, services) => ({
    success: true,
    value: await systemStatus(services, visitor),
  }),
  getPermission: async ({ query, language, visitor }, services) => ({
    success: true,
    value: await permission(services, { url: query.url, language, visitor }),
  }),
  getWhitelabel: async ({ language }, { brand }) => ({
    success: true,
    value: siteInfo(brand, language).whitelabel,
  }),
  getJwks: async (_request, { keys, brand }) => ({
    success: true,
    value: { keys: [...keys.published], required: brand.encryption.required },
  }),
  getDomainRoute: async ({ visitor }, { brand }) => ({
    success: true,
    value: domainRoute(brand, visitor.country),
  }),
  getRouters: async (_request, { brand }) => ({
    success: true,
    domainList: allDomains(brand),
    resources: brand.resources,
  }),
  listCountryCodes: async (_, { brand }) => ({
    success: true,
    value: brand.countries,
  }),
  getRegisterSettings: async (_request, { brand }) => ({
    success: true,
    value: registerSettings(brand),
  }),
} satisfies TagHandlers<'system'>;
