/** One environment variable of the server, as the table in the README shows it. */
export interface ConfigKey {
  readonly name: string;
  readonly default: string;
  readonly description: string;
}

/** Every environment variable that the server reads. */
export const configKeys = [
  { name: 'PORT', default: '4000', description: 'The port to listen on; 0 takes a free one.' },
  { name: 'HOST', default: '127.0.0.1', description: 'The address to listen on; `0.0.0.0` for all of them.' },
  {
    name: 'DATA_DIR',
    default: '.data',
    description: 'The folder of the embedded database, for one process at a time.',
  },
  {
    name: 'DATABASE_URL',
    default: '',
    description:
      'A PostgreSQL server instead, `postgres://user:password@host:port/name`; any number of processes may share it.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    description: 'What is logged: `trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.',
  },
  { name: 'BRAND_FILE', default: '', description: 'The brand, a JSON file; without it the fictional brand Lumo.' },
  { name: 'PORTAL_DIR', default: '', description: 'The built portal to serve; without it `build/portal`.' },
  {
    name: 'TRUSTED_PROXIES',
    default: '',
    description:
      'Addresses or CIDR ranges, joined by commas, whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.',
  },
  {
    name: 'COUNTRY_HEADER',
    default: '',
    description: "The header in which trusted proxies name the visitor's country.",
  },
  {
    name: 'RATE_LIMIT_PER_MINUTE',
    default: '600',
    description: 'Calls per address and minute that one process answers, or `off`.',
  },
  { name: 'LOGIN_LIMIT_PER_ACCOUNT', default: '20', description: 'Logins per account in five minutes, or `off`.' },
  { name: 'LOGIN_LIMIT_PER_ADDRESS', default: '60', description: 'Logins per address in five minutes, or `off`.' },
  {
    name: 'MERCHANT_KEY',
    default: '',
    description: "What the merchant's own system sends as `X-Merchant-Key`; without it its calls are refused.",
  },
  {
    name: 'OPERATOR_KEY',
    default: '',
    description: 'What operators send as `X-Operator-Key`; without it their calls are refused.',
  },
  {
    name: 'VENDOR_KEYS',
    default: '',
    description:
      'What each game vendor sends as `X-Vendor-Key`, `SAF=key,NOR=key`; calls of vendors without one are refused.',
  },
] as const satisfies readonly ConfigKey[];
