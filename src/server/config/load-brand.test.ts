import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GetPermissionResponse } from '#generated/server/validators/system/get-permission.answer.ts';
import { readConfig } from './config.ts';
import { loadBrand } from './load-brand.ts';
import { siteInfo } from './site-info.ts';
import { StartError } from './start-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shipped = JSON.parse(readFileSync(readConfig({}).brandFile, 'utf8'));

function load(change: Record<string, unknown>, env: Record<string, string> = {}) {
  const file = join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify({ ...shipped, ...change }));
  return loadBrand(readConfig({ ...env, BRAND_FILE: file }));
}

/** The shipped brand's rules, with one changed. */
function withRule(change: Record<string, unknown>) {
  const { rules } = shipped.register;
  return { register: { ...shipped.register, rules: { ...rules, line: { ...rules.line, ...change } } } };
}

const dong = { code: 'VND', symbol: '₫', decimals: 0, minBets: ['2500.00'] };

/** The bank transfer of the shipped brand, with a change. */
function withBank(change: Record<string, unknown>) {
  return { depositMethods: [{ ...shipped.depositMethods[0], ...change }] };
}

describe('the shipped brand', () => {
  const brand = loadBrand(readConfig({}));

  test.each(['EN', 'VI'] as const)(
    'ENTITY-36 STATUS-11 answers getPermission in %s as the contract says',
    (language) => {
      const payload = {
        success: true,
        value: {
          info: siteInfo(brand, language),
          location: { ip: '127.0.0.1', country: null },
          maintenance: false,
          regionRestriction: false,
        },
      };
      expect(GetPermissionResponse.safeParse(payload).error?.issues ?? []).toEqual([]);
    },
  );

  test('FLAG-01 FLAG-03 its switches are exactly the ten flags, on as 1 and off as 0', () => {
    const nodes = siteInfo(brand, 'EN').whitelabel;
    expect(nodes.map((node) => node.modId).sort()).toEqual(
      [
        'MOBILEVERCODELOGIN3',
        'DIRECTREG3',
        'FREEPLAY3',
        'PWDEXPFORCECHANGE3',
        'CBS3',
        'MOBILENUMREG3',
        'REGMOBVERF3',
        'MOBILENUMPASSREG3',
        'USERNAMEREG3',
        'CHNGPASSVERIF3',
      ].sort(),
    );
    expect(nodes.find((node) => node.modId === 'FREEPLAY3')).toEqual({
      modId: 'FREEPLAY3',
      enabled: '1',
      childrenNodes: [],
    });
    const off = siteInfo({ ...brand, flags: { ...brand.flags, FREEPLAY3: false } }, 'EN').whitelabel;
    expect(off.find((node) => node.modId === 'FREEPLAY3')?.enabled).toBe('0');
  });

  test('its texts differ by language', () => {
    expect(siteInfo(brand, 'EN').brand.copyright).not.toBe(siteInfo(brand, 'VI').brand.copyright);
  });
});

describe('encryption', () => {
  test('API-78 is required unless only this machine can call', () => {
    expect(load({}).encryption.required).toBe(false);
    expect(load({}, { HOST: '0.0.0.0' }).encryption.required).toBe(true);
    expect(load({ encryption: { required: true } }).encryption.required).toBe(true);
    expect(load({ encryption: { required: false } }, { HOST: '0.0.0.0' }).encryption.required).toBe(false);
  });
});

describe('a wrong brand file is refused in one sentence', () => {
  test.each([
    ['an unknown key', { colour: 'red' }, /: colour is not a known key\.$/],
    ['an unknown flag', { flags: { ...shipped.flags, FREEPLAY: true } }, /: flags\.FREEPLAY is not a known key\.$/],
    ['a missing flag', { flags: {} }, /flags\.MOBILEVERCODELOGIN3: /],
    ['a bad merchant code', { merchantCode: 'LUMO!' }, /merchantCode: /],
    [
      'a language that is not bundled',
      { defaultLanguage: 'VI', languages: shipped.languages.slice(0, 1) },
      /defaultLanguage: must be one/,
    ],
    [
      'a bundled language that the portal lacks',
      { languages: [...shipped.languages, { code: 'TH', label: 'ไทย', bundled: true }] },
      /languages\.2\.bundled: must be false/,
    ],
    [
      'ENTITY-05 two resources of a type',
      { resources: [shipped.resources[0], shipped.resources[0]] },
      /resources: must hold at most one/,
    ],
    [
      'a field of registration without its rule',
      { register: { ...shipped.register, rules: { ...shipped.register.rules, zalo: undefined } } },
      /register\.rules\.zalo: /,
    ],
    [
      'a bank that NAPAS has not',
      { currency: dong, ...withBank({ bankBin: '970499' }) },
      /0\.bankBin: must be the number/,
    ],
    ['a VietQR in another currency', withBank({ bankBin: '970403' }), /depositMethods\.0\.bankBin: must be null, for/],
    [
      'an account that a VietQR cannot name',
      { currency: dong, ...withBank({ bankBin: '970403', accountNumber: '1900-1000' }) },
      /depositMethods\.0\.accountNumber: must be 1 to 19 letters/,
    ],
    ['a pattern that is none', withRule({ acceptedPattern: '(' }), /register\.rules\.line: must have \* or a regular/],
    [
      'bounds in the wrong order',
      withRule({ minLength: 9, maxLength: 8 }),
      /register\.rules\.line: must have a minLength/,
    ],
    [
      'a country twice',
      { countries: [shipped.countries[0], shipped.countries[0]] },
      /countries: must name a country once/,
    ],
    [
      'a country with the dialling code of another',
      { countries: [{ countryCode: 'VN', countryDialingCode: '85' }] },
      /countries\.0: must be a country and the dialling code of its numbers/,
    ],
    [
      'a bad domain',
      { domains: [{ domain: 'WWW.x', site: 'member', priority: 1 }] },
      /domains\.0\.domain: must be a host/,
    ],
    [
      'rank points for nothing',
      { vip: { turnoverPerPoint: '0.00', periodDays: 90, checkedAt: '02:00' } },
      /vip.turnoverPerPoint: must be more than 0/,
    ],
    [
      'a check of ranks at no time of day',
      { vip: { turnoverPerPoint: '10.00', periodDays: 90, checkedAt: '24:00' } },
      /vip.checkedAt: must be a time of day/,
    ],
    [
      'a kind of game that counts twice',
      { turnover: { contributions: Array(2).fill({ gameType: 'RNG', rate: 1 }), edges: [], mostSalary: 0 } },
      /turnover\.contributions: must name a category at most once/,
    ],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, /timeZone: must be the name of a time zone/],
    ['a bad address', { blockedIps: ['10.0.0.0/40'] }, /blockedIps\.0: must be an IP address/],
    [
      'countries that nobody can tell',
      { blockedCountries: ['US'] },
      /blocks countries, .+ set GEOIP_DB, or COUNTRY_HEADER and TRUSTED_PROXIES/,
    ],
  ])('%s', (_what, change, sentence) => {
    expect(() => load(change)).toThrow(sentence);
    expect(() => load(change)).toThrow(/^The brand file [^\n]+\.$/);
  });

  test('countries may be blocked where a proxy reports them', () => {
    const brand = load({ blockedCountries: ['US'] }, { COUNTRY_HEADER: 'X-Country', TRUSTED_PROXIES: '10.0.0.0/8' });
    expect(brand.blockedCountries).toEqual(['US']);
  });

  test('a missing file, and one that is not JSON', () => {
    expect(() => loadBrand(readConfig({ BRAND_FILE: '/nowhere/brand.json' }))).toThrow(
      /^The brand file \/nowhere\/brand\.json cannot be read; correct BRAND_FILE/,
    );
    const file = join(folder, 'broken.json');
    writeFileSync(file, '{ "name": ');
    expect(() => loadBrand(readConfig({ BRAND_FILE: file }))).toThrow(/broken\.json is not JSON \(.+\); correct it\.$/);
    writeFileSync(file, '# A brand\n\nName: Lumo\n');
    expect(() => loadBrand(readConfig({ BRAND_FILE: file }))).toThrow(/^[^\n]+ is not JSON \([^\n]+\); correct it\.$/);
  });
});

test('PASSWORD-13 PASSWORD-14 REGISTER-10 REGISTER-15 REGISTER-34 VALID-45 VALID-46 VALID-49 WALLET-09 holds for what a brand leaves out', () => {
  const { smsChannel: _channel, ...register } = shipped.register;
  const left = {
    revealUnknownAccount: undefined,
    registration: undefined,
    playingAge: undefined,
    withdrawals: undefined,
  };
  expect(load({ ...left, register })).toMatchObject({
    revealUnknownAccount: true,
    register: { smsChannel: 'server' },
    registration: { agreement: { minimumAge: 18, url: '/help', isAgree: true } },
    playingAge: 21,
    withdrawals: { autoReceivedMinutes: 30 },
  });
});

describe('sign-in through others', () => {
  test('LOGIN-34 is off without a client id, from the brand or from the environment', () => {
    expect(load({}).socialLogin).toEqual({});
    const secret = { GOOGLE_CLIENT_SECRET: 'a-secret' };
    expect(load({ socialLogin: { google: 'of-brand' } }, secret).socialLogin).toEqual({ google: 'of-brand' });
    expect(
      load({ socialLogin: { google: 'of-brand' } }, { ...secret, GOOGLE_CLIENT_ID: 'of-server' }).socialLogin,
    ).toEqual({ google: 'of-server' });
  });

  test('LOGIN-34 needs the secret when it has a client id', () => {
    expect(() => load({}, { FACEBOOK_CLIENT_ID: 'app' })).toThrow('FACEBOOK_CLIENT_SECRET');
  });

  test.each(['http://accounts.example', 'ftp://accounts.example', 'accounts'])(
    'LOGIN-34 does not trust %s',
    (issuer) => {
      expect(() => readConfig({ GOOGLE_ISSUER: issuer })).toThrow('GOOGLE_ISSUER must be an https address');
    },
  );

  test('LOGIN-34 trusts a provider on the machine itself, for tests and development', () => {
    expect(readConfig({ GOOGLE_ISSUER: 'http://127.0.0.1:9000' }).social.google.issuer).toBe('http://127.0.0.1:9000');
  });
});

test('a copied brand file says which of its pictures are not there, and where each belongs', () => {
  const own = { dark: '/brand/logo-dark.svg', light: '/brand/logo-light.svg' };
  const at = (name: string) => join(folder, 'brand', name);
  const refusal = (names: readonly string[]) =>
    new StartError(
      `The brand file ${join(folder, 'brand.json')} names pictures that are not there; put .svg, .png or .webp files at ${names.map(at).join(', ')}, or take their names out.`,
    );
  expect(() => load({ logo: own })).toThrow(refusal(['logo-dark.svg', 'logo-light.svg']));
  mkdirSync(join(folder, 'brand'));
  writeFileSync(at('logo-dark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(() => load({ logo: own })).toThrow(refusal(['logo-light.svg']));
  // A picture of a type that is not served is not there either.
  writeFileSync(at('logo.gif'), 'GIF89a');
  expect(() => load({ logo: { ...own, light: '/brand/logo.gif' } })).toThrow(refusal(['logo.gif']));
  writeFileSync(at('logo-light.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(load({ logo: own }).logo).toEqual(own);
});
