import { createHash } from 'node:crypto';
import pino from 'pino';
import type { AgentType, Language, LoginResult } from '#generated/model/index.ts';
import { outboxMessages } from '../adapters/messages.ts';
import { chooseVendors } from '../adapters/vendors/choose-vendors.ts';
import { sandboxWallets } from '../adapters/vendors/sandbox-vendor.ts';
import { readConfig } from '../config/config.ts';
import { loadBrand } from '../config/load-brand.ts';
import type { Database } from '../db/database.ts';
import { type MemberStatus, members } from '../db/schema/members.ts';
import { TEST_NOW } from '../db/testing.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../shared/exchange.ts';
import { Failure } from '../shared/failure.ts';
import type { RandomBytes } from '../shared/random.ts';
import { fakeJobs } from '../testing/fakes.ts';
import { bodyKeys, newBodyKey } from './ground/encryption/body-keys.ts';
import { newSecret, secretHash } from './ground/encryption/secret.ts';
import { loadSiteRules } from './ground/site/site-rules.ts';
import { login } from './identity/login/login.ts';
import { hashPassword } from './identity/session/password.ts';
import { authenticator, type Session } from './identity/session/session.ts';
import { keepChallenge, newWork } from './identity/verification/challenges.ts';
import { giveSliderTicket } from './identity/verification/tickets.ts';
import { openWallet } from './money/wallet/open-wallet.ts';
import { loadCatalogue } from './play/catalogue/catalogue.ts';

/** The services of a test, with a clock that stands still until the test moves it. */
export interface TestServices extends Services {
  /** Moves the clock on. */
  readonly pass: (milliseconds: number) => void;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const testVisitor: Visitor = {
  ip: '203.0.113.7',
  country: 'VN',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36',
};

/** Services on a test database: the shipped brand, `TEST_NOW`, and repeatable pseudo-random bytes. */
export async function testServices(db: Database, changes: Partial<Services['brand']> = {}): Promise<TestServices> {
  let now = TEST_NOW;
  const clock = () => now;
  const config = readConfig({ DEMO: '1', SANDBOX_REVIEWER: 'off', SANDBOX_VENDORS: 'off' });
  const shipped = loadBrand(config);
  const brand = { ...shipped, ...changes };
  const catalogue = await loadCatalogue(db, clock, { esportsProviders: brand.esportsProviders, isPlayed: () => true });
  const site = await loadSiteRules(db, clock);
  const keys = await bodyKeys([await newBodyKey('test')]);
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  const log = pino({ level: 'silent' });
  const adapters = {
    messages: outboxMessages(db, clock),
    phoneProof: undefined,
    jobs: fakeJobs(),
    vendors: chooseVendors(config, brand),
    vendorWallets: sandboxWallets(db),
  };
  const random = countedBytes();
  return { config, brand, db, catalogue, site, keys, ...adapters, clock, random, log, pass };
}

let services = 0;

/** No two services of a process repeat each other's bytes, because tokens are unique in a database. */
function countedBytes(): RandomBytes {
  services += 1;
  const stream = services;
  let drawn = 0;
  return (length) => {
    drawn += 1;
    return createHash('shake256', { outputLength: length }).update(`${stream}/${drawn}`).digest();
  };
}

/** The ticket of a solved slider puzzle. */
export async function sliderTicket(services: Services): Promise<string> {
  return (await giveSliderTicket(services, 'a-puzzle')).ticket;
}

/** A solved captcha: its id and its characters. */
export async function readCaptcha(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
): Promise<{ captchaId: string; captcha: string }> {
  const captchaId = newSecret('c_', services.random);
  const [captcha, work] = ['7KXQ', newWork(services.random, 20)];
  await keepChallenge(services, {
    kind: 'captcha',
    id: captchaId,
    answer: secretHash(`${captchaId}:${captcha}`),
    work,
  });
  return { captchaId, captcha };
}

/** Logs in by password with a solved slider. */
export async function logIn(
  services: Services,
  username: string,
  { password = 'Portico123', visitor = testVisitor }: { readonly password?: string; readonly visitor?: Visitor } = {},
): Promise<LoginResult> {
  return login(services, { type: 'username', username, password, sliderTicket: await sliderTicket(services) }, visitor);
}

/** The session of a token. */
export async function sessionWith(services: Services, token: string): Promise<Session> {
  const session = await authenticator(services.db)(services, token, { background: false });
  if (typeof session === 'string') throw new Error(`the session is ${session}`);
  return session;
}

/** Logs in by password and returns the session. */
export async function sessionOf(services: Services, username: string, password?: string): Promise<Session> {
  const { token } = await logIn(services, username, password === undefined ? {} : { password });
  return sessionWith(services, token);
}

/** The same services, with something that happens right before each transaction, as other calls at the same time may do. */
export function withEventBefore(services: TestServices, event: () => Promise<unknown>): TestServices {
  const transaction: Database['transaction'] = async (work) => {
    await event();
    return services.db.transaction(work);
  };
  return { ...services, db: { ...services.db, transaction } };
}

/** The outcome of a login or another call: `in`, or the code of its failure. */
export function outcome(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'in',
    (failure: unknown) => {
      if (failure instanceof Failure) return failure.code;
      throw failure;
    },
  );
}

/** A job that was asked for. */
export interface AskedJob {
  readonly name: string;
  readonly data: unknown;
  readonly at: Date | undefined;
}

/** A queue that writes down what it is asked for. */
export function recordedJobs(): { readonly jobs: Services['jobs']; readonly asked: AskedJob[] } {
  const asked: AskedJob[] = [];
  const jobs: Services['jobs'] = {
    send: async (_, name, data, at) => {
      asked.push({ name, data, at });
    },
  };
  return { jobs, asked };
}

/** What the audit log has of a member, in order: kind, who acted, facts. */
export async function auditOf(
  db: Database,
  memberId: number,
): Promise<readonly (readonly [kind: string, actor: string, facts: unknown])[]> {
  const sql = 'select kind, actor_kind, actor, data from audit_log where member_id = $1 order by id';
  const rows = await db.query<{ kind: string; actor_kind: string; actor: string; data: unknown }>(
    'test_audit_of',
    sql,
    [memberId],
  );
  return rows.map(({ kind, actor_kind, actor, data }) => [kind, actor_kind === 'operator' ? actor : actor_kind, data]);
}

/** The newest message to a member in a language: title and content. */
export async function lastMessage(
  db: Database,
  memberId: number,
  language: Language = 'EN',
): Promise<{ readonly title: string; readonly content: string; readonly category: string } | undefined> {
  const sql = `
    select t.title, t.content, m.category from messages m
    join message_texts t on t.message_id = m.id and t.language = $2
    where m.member_id = $1 order by m.sent_at desc limit 1`;
  const [row] = await db.query<{ title: string; content: string; category: string }>('test_message', sql, [
    memberId,
    language,
  ]);
  return row;
}

/** A test account; by default a plain member with the demo password. */
export interface TestMember {
  readonly account: string;
  readonly type?: AgentType;
  readonly memberAccess?: boolean;
  readonly status?: MemberStatus;
  /** Dialling code and number. */
  readonly number?: readonly [string, string];
  readonly numberProven?: boolean;
  readonly email?: string;
  readonly password?: string | null;
}

/** Adds accounts with a wallet each, opened at `TEST_NOW`. */
export async function addMembers(db: Database, added: readonly TestMember[]): Promise<void> {
  const at = new Date(TEST_NOW);
  const demo = await hashPassword('Portico123');
  for (const { account, number, numberProven = true, password, ...row } of added) {
    const [dialingCode = null, mobileNum = null] = number ?? [];
    const passwordHash = password === undefined ? demo : password && (await hashPassword(password));
    const [member] = await db.orm
      .insert(members)
      .values({
        type: 0,
        memberAccess: true,
        ...row,
        account,
        nickname: account,
        dialingCode,
        mobileNum,
        mobileVerifiedAt: number && numberProven ? at : null,
        passwordHash,
        passwordChangedAt: at,
        createdAt: at,
      })
      .returning({ id: members.id });
    if (member !== undefined) await openWallet(db, member.id, 'USD');
  }
}
