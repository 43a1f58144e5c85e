import * as zod from 'zod';
import { GetPermissionResponse } from '#generated/server/validators/system/get-permission.answer.ts';
import { isAddressRange } from '../shared/addresses.ts';
import { look } from './brand-look.ts';
import {
  accountPrefix,
  countries,
  domainName,
  domains,
  playingAge,
  protection,
  register,
  registration,
  sms,
} from './brand-members.ts';
import { contractPayments, depositMethods, maxPendingDeposits, transfers, vault, withdrawals } from './brand-money.ts';
import { points, promotionRules, referral, turnover, vip } from './brand-rewards.ts';

// The public parts of the file have the bounds of the contract, taken from its own validators.
const info = GetPermissionResponse.shape.value.shape.info.shape;
const face = info.brand.shape;

const words = zod.strictObject({ about: face.aboutText, copyright: face.copyright });

const flags = zod.strictObject({
  MOBILEVERCODELOGIN3: zod.boolean(),
  DIRECTREG3: zod.boolean(),
  FREEPLAY3: zod.boolean(),
  PWDEXPFORCECHANGE3: zod.boolean(),
  CBS3: zod.boolean(),
  MOBILENUMREG3: zod.boolean(),
  REGMOBVERF3: zod.boolean(),
  MOBILENUMPASSREG3: zod.boolean(),
  USERNAMEREG3: zod.boolean(),
  CHNGPASSVERIF3: zod.boolean(),
});

/** How many messages an agent may write to its team on one day of the brand (AGENT-05). */
const teamMessages = zod.strictObject({ maxPerDay: zod.int().min(1).max(10_000) }).default({ maxPerDay: 50 });

const shown = GetPermissionResponse.shape.value.shape.info.shape.customerService.shape;

const https = zod.url({ protocol: /^https$/ }).max(2_048);
const label = zod.string().min(1).max(60);

const path = zod.strictObject({
  /** `1` opens in a new tab; `3` in a popup window, its address encrypted (CHAT-08). */
  type: zod.enum(['1', '3']),
  label: zod.strictObject({ EN: label, VI: label }),
  url: https,
});

/** One of the brand's own channels to the customer service. */
export type ServicePath = zod.output<typeof path>;

/** The channels to human help. With `chatUrl` an outside service replaces the server's own live chat. */
export const customerService = zod
  .strictObject({
    contactUrl: shown.contactUrl,
    vip: shown.vip,
    pathKey: shown.pathKey,
    paths: zod.array(path).max(18).default([]),
    chatUrl: https.optional(),
  })
  .refine(({ paths, pathKey }) => pathKey !== undefined || paths.every(({ type }) => type !== '3'), {
    path: ['pathKey'],
    message: 'must be given, 32 random bytes in base64url, for paths of type 3 are encrypted with it',
  });

/** The brand file, field by field. Unknown keys are refused, so that a typing error does not pass for a default. */
export const brandFile = zod
  .strictObject({
    name: face.name,
    merchantCode: face.merchantCode,
    /** The hosts of the portal, with a port where it is not the default; an empty list allows any. */
    hosts: zod.array(domainName).default([]),
    defaultLanguage: face.defaultLanguage,
    languages: face.languages,
    currency: face.currency,
    site: face.site,
    look,
    logo: face.logo.unwrap().default(null),
    texts: zod.strictObject({ EN: words, VI: words }),
    paymentMethods: face.paymentMethods,
    partners: face.partners.unwrap().default([]),
    helpLine: face.helpLine.default(null),
    flags,
    register,
    registration,
    accountPrefix,
    playingAge,
    sms,
    countries,
    domains,
    /** Whether forms reveal that an account does not exist (PASSWORD-14). */
    revealUnknownAccount: zod.boolean().default(true),
    resources: info.resources.default([]),
    customerService,
    analytics: info.analytics.default({ gtagId: null }),
    imageCDNs: info.imageCDNs.default([]),
    launchGameCDNs: info.launchGameCDNs.default([]),
    settings: info.settings,
    promos: info.promos,
    promotionRules,
    points,
    referral,
    teamMessages,
    transfers,
    turnover,
    vault,
    withdrawals,
    /** Whether deposits pay what their member owes, as everything else that comes into the main wallet does. */
    debts: zod.strictObject({ fromDeposits: zod.boolean().default(true) }).default({ fromDeposits: true }),
    depositMethods,
    maxPendingDeposits,
    contractPayments,
    protection,
    vip,
    socialLogin: info.socialLogin.default({}),
    /** Vendors of SPORTS whose card is under ESPORTS. */
    esportsProviders: zod.array(zod.string().regex(/^[A-Z0-9_]{2,20}$/)).default([]),
    /** The days after which a password expires, and the operator's default password for new accounts; null is off. */
    passwords: zod
      .strictObject({
        maxAgeDays: zod.int().min(1).nullable().default(null),
        default: zod.string().min(1).max(256).nullable().default(null),
      })
      .default({ maxAgeDays: null, default: null }),
    /** Whether a login from a new address or device needs a code by SMS (LOGIN-35). */
    newPlaceVerification: zod.boolean().default(true),
    encryption: zod.strictObject({ required: zod.boolean().optional() }).default({}),
    timeZone: zod.string().refine(isTimeZone, 'must be the name of a time zone, like Asia/Ho_Chi_Minh'),
    blockedCountries: zod.array(zod.string().regex(/^[A-Z]{2}$/)).default([]),
    blockedIps: zod.array(zod.string().refine(isAddressRange, 'must be an IP address or a CIDR range')).default([]),
    status: zod
      .strictObject({
        state: zod.enum(['normal', 'maintenance']),
        until: zod.iso.datetime({ offset: true }).max(30).nullable().default(null),
      })
      .default({ state: 'normal', until: null }),
  })
  .check((context) => {
    const { languages, defaultLanguage, resources, depositMethods, currency } = context.value;
    const refuse = (path: PropertyKey[], message: string) =>
      context.issues.push({ code: 'custom', path, message, input: context.value });
    languages.forEach((language, index) => {
      if (language.bundled && !['EN', 'VI'].includes(language.code)) {
        refuse(['languages', index, 'bundled'], 'must be false, for the portal speaks EN and VI only');
      }
    });
    if (!languages.some((language) => language.code === defaultLanguage && language.bundled)) {
      refuse(['defaultLanguage'], 'must be one of the bundled languages');
    }
    if (new Set(resources.map((resource) => resource.resourceType)).size < resources.length) {
      refuse(['resources'], 'must hold at most one resource of a type');
    }
    depositMethods.forEach((method, index) => {
      if (method.kind !== 'bank_transfer' || method.bankBin === null) return;
      const path = ['depositMethods', index];
      if (currency.code !== 'VND') refuse([...path, 'bankBin'], 'must be null, for a VietQR pays in VND only');
      if (!/^[A-Za-z0-9]{1,19}$/.test(method.accountNumber)) {
        refuse([...path, 'accountNumber'], 'must be 1 to 19 letters and digits, as a VietQR needs it');
      }
    });
  });

/** The brand of this server: the file with its defaults filled in. */
export type Brand = Readonly<Omit<zod.output<typeof brandFile>, 'encryption'>> & {
  readonly encryption: { readonly required: boolean };
};

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
