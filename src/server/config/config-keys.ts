/** One environment variable of the server, as the table in docs/operations.md shows it. */
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
    name: 'ADMIN_PORT',
    default: '',
    description:
      'A port of 127.0.0.1 for the inside pages: `/metrics`, and where they are on `/dev/outbox` and `/dev/vendor`; without it there are none. A demo serves the latter two on `PORT` as well, to this machine alone, and to nobody through a proxy that says so.',
  },
  {
    name: 'STOP_DELAY',
    default: '',
    description:
      'How many seconds the server goes on taking work after SIGTERM, while `/readyz` already answers 503, so that proxies notice: 0 to 60; without it 5, in a demo 0.',
  },
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
    name: 'DATABASE_DIRECT_URL',
    default: '',
    description:
      'Where `DATABASE_URL` leads to a pooler: the same database without it, for migrations and for listening; the same as `DATABASE_URL` for a pooler in session mode ([poolers](#behind-a-pooler)).',
  },
  {
    name: 'DATABASE_CONNECTIONS',
    default: '16',
    description: 'How many connections to that server one process answers calls with; one more listens.',
  },
  {
    name: 'DATABASE_JOB_CONNECTIONS',
    default: '4',
    description: 'How many connections besides one process uses for jobs, which may take long.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    description: 'What is logged: `trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.',
  },
  {
    name: 'DATA_KEY',
    default: '',
    description:
      'The key that encrypts bank account numbers and the secrets of two-step login at rest, 16 to 256 characters; without it one that the database holds.',
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
    name: 'GEOIP_DB',
    default: '',
    description:
      'A file of address ranges and their countries, `first,last,VN` a line, in which visitors are looked up that no header places.',
  },
  {
    name: 'RATE_LIMIT_PER_MINUTE',
    default: '600',
    description:
      'Calls per address and minute that one process answers, or `off`; a rendered page counts three, a drawing a half, a file a tenth.',
  },
  { name: 'LOGIN_LIMIT_PER_ACCOUNT', default: '20', description: 'Logins per account in five minutes, or `off`.' },
  { name: 'LOGIN_LIMIT_PER_ADDRESS', default: '60', description: 'Logins per address in five minutes, or `off`.' },
  { name: 'FEEDBACK_LIMIT_PER_ADDRESS', default: '5', description: 'Feedback per address in an hour, or `off`.' },
  {
    name: 'CAPTCHA_AFTER_FAILURES',
    default: '3',
    description: 'Failed logins of an account or an address within 30 minutes that make a captcha necessary.',
  },
  {
    name: 'LOCK_AFTER_FAILURES',
    default: '10',
    description: 'Failed logins of an account or an address within 30 minutes that lock it for 15.',
  },
  {
    name: 'HASH_THREADS',
    default: '1',
    description: 'How many passwords are hashed at once, 1 to 4; each takes a processor for some 20 ms.',
  },
  {
    name: 'MOONSHOT_BETTING_SECONDS',
    default: '10',
    description: 'How long each round of Moonshot takes bets.',
  },
  {
    name: 'PUBLIC_URL',
    default: '',
    description:
      "The portal's address, as links in e-mails name it; without it the brand's first host, else this machine by the address at which `HOST` opens it.",
  },
  {
    name: 'GOOGLE_ISSUER',
    default: 'https://accounts.google.com',
    description: 'The OpenID provider behind sign-in with Google.',
  },
  {
    name: 'GOOGLE_CLIENT_ID',
    default: '',
    description: "The client id there, in place of the brand's; without either the sign-in is off.",
  },
  { name: 'GOOGLE_CLIENT_SECRET', default: '', description: 'The secret of that client.' },
  {
    name: 'FACEBOOK_ISSUER',
    default: 'https://www.facebook.com',
    description: 'The OpenID provider behind sign-in with Facebook.',
  },
  {
    name: 'FACEBOOK_CLIENT_ID',
    default: '',
    description: "The app id there, in place of the brand's; without either the sign-in is off.",
  },
  { name: 'FACEBOOK_CLIENT_SECRET', default: '', description: 'The secret of that app.' },
  {
    name: 'MERCHANT_KEY',
    default: '',
    description: "What the merchant's own system sends as `X-Merchant-Key`; without it its calls are refused.",
  },
  {
    name: 'OPERATOR_KEY',
    default: '',
    description:
      'What operators send as `X-Operator-Key`, in the name of `Support`; without this or the next their calls are refused. With `npm start` on this machine alone one that is made in `DATA_DIR`.',
  },
  {
    name: 'OPERATOR_KEYS',
    default: '',
    description: 'The same for operators by name, whose first name members read: `Mai=key,Lan=key`.',
  },
  {
    name: 'VENDOR_KEYS',
    default: '',
    description:
      'What each game vendor sends as `X-Vendor-Key`, `SAF=key,NOR=key`; calls of vendors without one are refused.',
  },
  {
    name: 'VENDOR_LAUNCH_URLS',
    default: '',
    description:
      'Where launches are posted of vendors that are no sandbox, `SAF=https://saf.example/launch`; their games must be at hosts that the brand lists in `launchGameCDNs`.',
  },
  { name: 'VENDOR_TIMEOUT', default: '8', description: 'Seconds that such a vendor may take to answer.' },
  {
    name: 'DEMO',
    default: '',
    description:
      '`1` makes the server a demo: it fills an empty database with public accounts and their records, and the four switches below are on unless they are set. Without it the database begins without accounts, and that of a demo is refused. `npm start` and `npm run dev` set it where `HOST` is this machine and none of `PUBLIC_URL`, `DATABASE_URL`, `TRUSTED_PROXIES`, `SMS_GATEWAY_URL` and `SMTP_URL` is set, and say so in their first line; `0` keeps them from it.',
  },
  {
    name: 'OUTBOX',
    default: '',
    description:
      'The sandbox outbox: `on` keeps messages without a service to be read at `/dev/outbox` of `ADMIN_PORT`, `off` sends them nowhere.',
  },
  {
    name: 'SANDBOX_PAYMENTS',
    default: '',
    description:
      'The sandbox card provider: `on` offers card methods without a `hostedPage`, which are paid on a page of this server with no money; `off` does not offer them.',
  },
  {
    name: 'PAYMENT_KEY',
    default: '',
    description:
      'The secret with which payment providers sign their reports; without it only the sandbox of this server can report payments.',
  },
  {
    name: 'SANDBOX_REVIEWER',
    default: '',
    description:
      'The sandbox reviewer: `on` approves deposits, approves and pays withdrawals and in a demo enters results of stations a minute after they wait for an operator, `off` leaves them to operators.',
  },
  {
    name: 'SANDBOX_VENDORS',
    default: '',
    description:
      'The games of vendors without an address of their own: `on` has them played for money of the wallets, over the seamless calls, and shows all calls of vendors at `/dev/vendor` of `ADMIN_PORT`; `off` has them played in points in a demo; elsewhere they are under maintenance.',
  },
  {
    name: 'TEST_MEMBERS',
    default: 'off',
    description:
      'For tests alone: `on` lets operators make members with money, points and a rank at `POST /dev/members`, where a demo serves `/dev/outbox`.',
  },
  {
    name: 'SMS_GATEWAY_URL',
    default: '',
    description:
      'Where codes by SMS are handed over, as `POST {"to", "text", "from"}`; without it they go to the outbox, or nowhere where that is off.',
  },
  { name: 'SMS_GATEWAY_KEY', default: '', description: 'Sent to the SMS gateway as bearer token.' },
  { name: 'SMS_SENDER', default: '', description: 'The name or number that messages by SMS come from.' },
  {
    name: 'SMTP_URL',
    default: '',
    description:
      'The server for e-mail, `smtp://user:password@host:587`; without it e-mail goes to the outbox, or nowhere where that is off.',
  },
  { name: 'EMAIL_FROM', default: 'no-reply@localhost', description: 'The address that e-mail comes from.' },
  {
    name: 'MESSAGE_TIMEOUT',
    default: '10',
    description: 'Seconds that the SMS gateway, the mail server and the bot check have.',
  },
  {
    name: 'BOT_CHECK_URL',
    default: '',
    description: "An outside service as bot check; without it the server's own slider puzzle.",
  },
  { name: 'BOT_CHECK_KEY', default: '', description: 'Sent to that service as bearer token.' },
  {
    name: 'FIREBASE_PROJECT',
    default: '',
    description:
      "The Firebase project whose tokens prove a mobile number, where the brand's `smsChannel` is `firebase`.",
  },
  {
    name: 'FIREBASE_KEYS_URL',
    default: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    description: 'Where the keys of those tokens are published.',
  },
] as const satisfies readonly ConfigKey[];
