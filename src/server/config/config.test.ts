import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isLoopback } from '../shared/addresses.ts';
import { keyHash } from './caller-keys.ts';
import { readConfig } from './config.ts';
import { configKeys } from './config-keys.ts';
import { StartError } from './start-error.ts';

describe('the environment', () => {
  test('an empty environment gives the documented defaults', () => {
    const config = readConfig({});
    const documented = Object.fromEntries(configKeys.map((key) => [key.name, key.default]));
    expect(config).toMatchObject({
      port: Number(documented['PORT']),
      host: documented['HOST'],
      dataDir: documented['DATA_DIR'],
      databaseUrl: undefined,
      logLevel: documented['LOG_LEVEL'],
      trustedProxies: [],
      countryHeader: undefined,
      rateLimitPerMinute: Number(documented['RATE_LIMIT_PER_MINUTE']),
      loginLimitPerAccount: Number(documented['LOGIN_LIMIT_PER_ACCOUNT']),
      loginLimitPerAddress: Number(documented['LOGIN_LIMIT_PER_ADDRESS']),
      feedbackLimitPerAddress: Number(documented['FEEDBACK_LIMIT_PER_ADDRESS']),
      callerKeys: { merchant: undefined, operators: new Map(), vendors: new Map() },
      production: false,
    });
    expect([config.smsGateway, config.smtp, config.firebase]).toEqual([undefined, undefined, undefined]);
    expect(config.brandFile).toMatch(/lumo\.json$/);
    expect(config.portalDir).toMatch(/build\/portal$/);
  });

  test('the table of docs/operations.md lists every key correctly', () => {
    const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    for (const { name, default: value, description } of configKeys) {
      expect(operations).toContain(`| \`${name}\` | ${value && `\`${value}\``} | ${description} |`);
    }
  });

  test('set variables are read; an empty variable counts as not set', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::1',
      DATABASE_URL: 'postgresql://me:secret@db:5432/portico',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      COUNTRY_HEADER: 'CF-IPCountry',
      RATE_LIMIT_PER_MINUTE: 'off',
      LOG_LEVEL: '',
      NODE_ENV: 'production',
    });
    expect(config).toMatchObject({
      port: 0,
      host: '::1',
      databaseUrl: 'postgresql://me:secret@db:5432/portico',
      trustedProxies: ['10.0.0.0/8', '::1'],
      countryHeader: 'cf-ipcountry',
      rateLimitPerMinute: undefined,
      logLevel: 'info',
      production: true,
    });
  });

  test('keys of callers are stored as hashes, by vendor code or operator name', () => {
    const config = readConfig({
      MERCHANT_KEY: 'merchant-key-0001',
      OPERATOR_KEY: 'operator-key-0001',
      OPERATOR_KEYS: 'Thanh Trúc=operator-key-0002',
      VENDOR_KEYS: 'SAF=saffron-key-0001==, NOR=nordic-key-00001',
    });
    const { merchant, operators, vendors } = config.callerKeys;
    expect(merchant).toEqual(keyHash('merchant-key-0001'));
    expect([...operators.keys()]).toEqual(['Thanh Trúc', 'Support']);
    expect([...vendors.keys()]).toEqual(['SAF', 'NOR']);
    expect(vendors.get('SAF')).toEqual(keyHash('saffron-key-0001=='));
    expect(JSON.stringify(config)).not.toMatch(/-key-/);
  });

  test('the services for messages and numbers are read, with their settings', () => {
    const config = readConfig({
      SMS_GATEWAY_URL: 'https://sms.example/send',
      SMS_GATEWAY_KEY: 'secret',
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      EMAIL_FROM: 'Lumo <no-reply@lumo.example>',
      MESSAGE_TIMEOUT: '3',
      FIREBASE_PROJECT: 'lumo-1',
    });
    expect(config).toMatchObject({
      smsGateway: { url: 'https://sms.example/send', key: 'secret', sender: undefined, timeoutMilliseconds: 3_000 },
      smtp: {
        url: 'smtps://user:secret@mail.example:465',
        from: 'Lumo <no-reply@lumo.example>',
        timeoutMilliseconds: 3_000,
      },
      firebase: { projectId: 'lumo-1' },
    });
    expect(config.firebase?.keysUrl).toMatch(/^https:\/\/www\.googleapis\.com\//);
  });

  test.each([
    ['OUTBOX', 'yes'],
    ['DEMO', 'yes'],
    ['SANDBOX_PAYMENTS', '1'],
    ['TEST_MEMBERS', '1'],
    ['SMS_GATEWAY_URL', 'gateway.lumo'],
    ['SMS_GATEWAY_KEY', 'a b'],
    ['SMTP_URL', 'mail.example:25'],
    ['EMAIL_FROM', 'a@b.example\nBcc: c@d.example'],
    ['MESSAGE_TIMEOUT', '0'],
    ['FIREBASE_PROJECT', 'Lumo One'],
    ['FIREBASE_KEYS_URL', 'file:///keys'],
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['HOST', 'http://x'],
    ['DATABASE_URL', 'mysql://me:secret@db/portico'],
    ['DATABASE_URL', 'postgres://:bad port:x'],
    ['DATABASE_DIRECT_URL', 'mysql://me:secret@db/portico'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['COUNTRY_HEADER', 'a b'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['LOGIN_LIMIT_PER_ACCOUNT', '-1'],
    ['MERCHANT_KEY', 'short'],
    ['OPERATOR_KEY', 'sixteen or more but with spaces'],
    ['OPERATOR_KEYS', 'Mai=operator-key-0001,Lan=operator-key-0001'],
    ['VENDOR_KEYS', 'saffron-key-0001'],
    ['VENDOR_KEYS', 'SAF=short'],
    ['VENDOR_KEYS', 'SAF=saffron-key-0001,'],
    ['VENDOR_KEYS', 'SAF=saffron-key-0001,SAF=saffron-key-0002'],
    ['VENDOR_KEYS', 'SAF=saffron-key-0001,NOR=saffron-key-0001'],
  ])('%s=%s is refused in one sentence that does not repeat the value', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name} must be .+; correct it or remove it from the environment\\.$`));
    expect(read).not.toThrow(value);
  });

  test.each([
    [{}, []],
    [{ NODE_ENV: 'development', HOST: '127.0.0.1' }, []],
    [{ NODE_ENV: 'production', OUTBOX: 'on' }, ['outbox']],
    [{ DEMO: '1' }, ['demo', 'outbox', 'sandboxPayments', 'sandboxReviewer', 'sandboxVendors', 'sandboxGames']],
    [
      { DEMO: '1', SANDBOX_REVIEWER: 'off', OUTBOX: 'off' },
      ['demo', 'sandboxPayments', 'sandboxVendors', 'sandboxGames'],
    ],
    [{ DEMO: '1', SANDBOX_VENDORS: 'off' }, ['demo', 'outbox', 'sandboxPayments', 'sandboxReviewer', 'sandboxGames']],
    [{ SANDBOX_VENDORS: 'on' }, ['sandboxVendors', 'sandboxGames']],
    [{ SANDBOX_VENDORS: 'off' }, []],
    [{ DEMO: '', SANDBOX_PAYMENTS: 'on' }, ['sandboxPayments']],
    [{ DEMO: '0' }, []],
  ])('with %o what plays a provider, vendor, reviewer or the network is on: %j', (env, on) => {
    const config = readConfig(env);
    const switches = [
      'demo',
      'outbox',
      'sandboxPayments',
      'sandboxReviewer',
      'sandboxVendors',
      'sandboxGames',
      'testMembers',
    ] as const;
    expect(switches.filter((name) => config[name])).toEqual(on);
  });

  test('an unknown variable with our prefix is refused by name', () => {
    expect(() => readConfig({ PORTICO_PORT: '80' })).toThrow(/^PORTICO_PORT is not a configuration key/);
  });
});

test('loopback is the machine itself', () => {
  expect(
    ['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]', '::ffff:127.0.0.1', '0:0:0:0:0:0:0:1'].every(isLoopback),
  ).toBe(true);
  expect(['0.0.0.0', '192.168.0.1', '::'].some(isLoopback)).toBe(false);
});
