import { readFileSync } from 'node:fs';
import type * as zod from 'zod';
import { isLoopback } from '../shared/addresses.ts';
import { type Brand, brandFile } from './brand.ts';
import { requireBrandFiles } from './brand-files.ts';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/** Reads the brand file of the configuration. Throws a `StartError` that names the file and its error, or the pictures that it lacks. */
export function loadBrand(config: Config): Brand {
  const file = config.brandFile;
  const read = brandFile.safeParse(parse(file));
  if (!read.success) {
    const faults = read.error.issues.slice(0, 3).map(describe).join('; ');
    throw new StartError(`The brand file ${file} is not valid: ${faults}.`);
  }
  const brand = read.data;
  requireBrandFiles(file, brand);
  const locatesByHeader = config.countryHeader !== undefined && config.trustedProxies.length > 0;
  if (brand.blockedCountries.length > 0 && !locatesByHeader && config.geoipDb === undefined) {
    throw new StartError(
      `The brand file ${file} blocks countries, but nothing tells the server where a visitor is; set GEOIP_DB, or COUNTRY_HEADER and TRUSTED_PROXIES, or empty blockedCountries.`,
    );
  }
  const socialLogin = clientIds(config, brand.socialLogin);
  for (const provider of providers) {
    if (socialLogin[provider] !== undefined && config.social[provider].clientSecret === undefined) {
      const name = `${provider.toUpperCase()}_CLIENT_SECRET`;
      throw new StartError(`Sign-in with ${provider} has a client id but no secret; set ${name} or remove the id.`);
    }
  }
  return { ...brand, socialLogin, encryption: { required: brand.encryption.required ?? !isLoopback(config.host) } };
}

const providers = ['google', 'facebook'] as const;

function clientIds({ social }: Config, ofBrand: Brand['socialLogin']): Brand['socialLogin'] {
  const ids = providers.map((provider) => [provider, social[provider].clientId ?? ofBrand[provider]] as const);
  return Object.fromEntries(ids.filter(([, id]) => id !== undefined));
}

function parse(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`The brand file ${file} cannot be read; correct BRAND_FILE or make the file readable.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    // The reason quotes the file, whose lines would break the sentence.
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : 'a mistake in it';
    throw new StartError(`The brand file ${file} is not JSON (${reason}); correct it.`);
  }
}

function describe(issue: zod.core.$ZodIssue): string {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${[...issue.path, key].join('.')} is not a known key`).join('; ');
  }
  return `${path || 'the file'}: ${issue.message}`;
}
