import { readFileSync } from 'node:fs';
import type * as zod from 'zod';
import { type Brand, brandFile } from './brand.ts';
import { type Config, isLoopback } from './config.ts';
import { StartError } from './start-error.ts';

/** Reads the brand file of the configuration. Throws a `StartError` that names the file and what is wrong in it. */
export function loadBrand(config: Config): Brand {
  const file = config.brandFile;
  const read = brandFile.safeParse(parse(file));
  if (!read.success) {
    const faults = read.error.issues.slice(0, 3).map(describe).join('; ');
    throw new StartError(`The brand file ${file} is not valid: ${faults}.`);
  }
  const brand = read.data;
  if (brand.blockedCountries.length > 0 && (!config.countryHeader || config.trustedProxies.length === 0)) {
    throw new StartError(
      `The brand file ${file} blocks countries, but nothing tells the server where a visitor is; set COUNTRY_HEADER and TRUSTED_PROXIES or empty blockedCountries.`,
    );
  }
  return { ...brand, encryption: { required: brand.encryption.required ?? !isLoopback(config.host) } };
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
    const reason = error instanceof Error ? error.message : 'a mistake in it';
    throw new StartError(`The brand file ${file} is not JSON (${reason}); correct it.`);
  }
}

function describe(issue: zod.core.$ZodIssue): string {
  const place = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${[...issue.path, key].join('.')} is not a known key`).join('; ');
  }
  return `${place || 'the file'}: ${issue.message}`;
}
