import type { CheckContext, CheckName, Finding } from '../checks/check.ts';
import { judgementsOf } from '../checks/judge.ts';
import { isObject } from '../document/json.ts';
import { isGuarded, type Operation } from '../document/operation.ts';
import { answerOf, type Case, type Exchange, isSuccess } from '../exchange/exchange.ts';
import { firstExample } from '../generate/example-cases.ts';
import type { Workshop } from '../generate/workshop.ts';
import type { Logins } from '../session/logins.ts';
import type { Deadline } from './deadline.ts';
import type { SuiteOptions } from './options.ts';
import type { Pool } from './pool.ts';
import type { Results } from './results.ts';
import type { Sender } from './sender.ts';

/** The session ended and no other can be opened. */
export class SessionLost extends Error {}

/** An operation whose requests time out one after the other. */
export class Silent extends Error {}

/** The backend stopped answering during the run. */
export class BackendLost extends Error {}

/** This many consecutive requests without an answer mean that the backend is gone. */
const silenceLimit = 25;
/** After this many consecutive time-outs the remaining tests of an operation do not run. */
const timeoutLimit = 3;

export interface TesterParts {
  readonly options: SuiteOptions;
  readonly operations: readonly Operation[];
  readonly context: CheckContext;
  readonly workshop: Workshop;
  readonly results: Results;
  readonly sender: Sender;
  readonly pool: Pool;
  readonly deadline: Deadline;
  readonly logins: Logins;
}

const stranger = 'stranger7c41';

/**
 * Replaces the account name in public requests that combine it with a wrong secret. A wrong password must not lock the
 * account that the whole run needs. `accounts` has the passwords by name.
 */
export function spared(asked: Case, accounts: ReadonlyMap<string, string>, allowed: (value: unknown) => boolean): Case {
  const { operation, body, intent, phase } = asked;
  if (isGuarded(operation) || phase === 'examples' || intent === 'step' || !body || !('value' in body)) return asked;
  const { value } = body;
  if (!isObject(value) || !Object.keys(value).some((name) => /password|code|secret/i.test(name))) return asked;
  const texts = Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [[name, inner] as const] : [],
  );
  const named = texts.filter(([, text]) => accounts.has(text));
  const right = named.some(([, user]) => texts.some(([, text]) => text === accounts.get(user)));
  if (named.length === 0 || right) return asked;
  const other = { ...value, ...Object.fromEntries(named.map(([name]) => [name, stranger])) };
  return allowed(other) ? { ...asked, body: { media: body.media, value: other } } : asked;
}

/** Sends cases and judges the answers; every phase uses it. */
export class Tester {
  readonly options: SuiteOptions;
  readonly operations: readonly Operation[];
  readonly context: CheckContext;
  readonly workshop: Workshop;
  readonly results: Results;
  readonly sender: Sender;
  readonly pool: Pool;
  readonly deadline: Deadline;
  readonly logins: Logins;
  /** Requests that the backend accepted, or at least did not refuse for their form. */
  readonly bases = new Map<string, Exchange>();
  readonly #accounts: ReadonlyMap<string, string>;
  readonly #timeouts = new Map<string, number>();
  #silent = 0;

  constructor(parts: TesterParts) {
    this.options = parts.options;
    this.operations = parts.operations;
    this.context = parts.context;
    this.workshop = parts.workshop;
    this.results = parts.results;
    this.sender = parts.sender;
    this.pool = parts.pool;
    this.deadline = parts.deadline;
    this.logins = parts.logins;
    const { login, loginOther, loginAgent } = parts.options;
    this.#accounts = new Map(
      [login, loginOther, loginAgent].flatMap((each) => (each ? [[each.user, each.password] as const] : [])),
    );
    this.results.onLimit = (exchange) => this.judge(exchange);
  }

  /** The methods that the path of an operation has. */
  methodsOf({ path }: Operation): readonly string[] {
    return this.operations.filter((other) => other.path === path).map(({ method }) => method);
  }

  /** Sends a case and judges it. Throws `RateLimited`, {@link SessionLost} and {@link BackendLost}. */
  async try(asked: Case, again?: string): Promise<Exchange> {
    const exchange = await this.observe(asked);
    this.judge(exchange, again);
    return exchange;
  }

  /** Sends a case without judging it; reopens an expired session. */
  async observe(given: Case): Promise<Exchange> {
    const asked = spared(given, this.#accounts, (value) => this.#allowed(given, value));
    const exchange = await this.sender.send(asked);
    this.#listen(exchange);
    const answer = answerOf(exchange);
    if (!answer) return exchange;
    if (isSuccess(answer.status) && asked.actor === 'own') this.logins.learn(asked);
    const surprised = answer.status === 401 && asked.actor === 'own' && isGuarded(asked.operation);
    if (!surprised || !this.sender.writing.credentials.has(asked.operation)) return exchange;
    const session = await this.logins.afterRefusal(asked.operation);
    if (session === 'lost') throw new SessionLost(asked.operation.id);
    return session === 'renewed' ? this.sender.send(asked) : exchange;
  }

  #allowed(asked: Case, value: unknown): boolean {
    return asked.intent !== 'valid' || this.workshop.body(asked.operation)?.validate(value).length === 0;
  }

  /** Gives up on an operation without answers: time-outs take long. */
  #listen(exchange: Exchange): void {
    const { outcome } = exchange;
    const { operation } = exchange.case;
    const silent = outcome.kind === 'none' && outcome.reason !== 'endless' && outcome.reason !== 'unwritable';
    this.#silent = silent ? this.#silent + 1 : 0;
    if (this.#silent > silenceLimit) throw new BackendLost('the run ended early: the backend does not answer any more');
    const late = silent && outcome.reason === 'timeout';
    const timeouts = late ? (this.#timeouts.get(operation.id) ?? 0) + 1 : 0;
    this.#timeouts.set(operation.id, timeouts);
    if (timeouts < timeoutLimit) return;
    this.judge(exchange);
    this.results.of(operation).notes.add(`cut short: ${timeoutLimit} requests in a row were not answered in time`);
    throw new Silent(operation.id);
  }

  /** Judges an exchange and keeps the problems. */
  judge(exchange: Exchange, again?: string): void {
    const { operation } = exchange.case;
    for (const { check, findings } of judgementsOf(exchange, this.context, this.methodsOf(operation))) {
      this.results.judge(operation, check, findings, exchange, again);
    }
  }

  /** Judges the answers that were taken for those of a missing operation, where it accepted another request. */
  judgeHalfImplemented(): void {
    for (const { accepted, unimplemented } of this.results.all) {
      if (accepted > 0 && unimplemented) this.judge(unimplemented);
    }
  }

  /** The problems of an exchange. */
  problemsOf(exchange: Exchange): readonly { readonly check: CheckName; readonly finding: Finding }[] {
    return judgementsOf(exchange, this.context, this.methodsOf(exchange.case.operation)).flatMap(
      ({ check, findings }) => findings.map((finding) => ({ check, finding })),
    );
  }

  /** Keeps the request as the base for others of its operation, if it is better than the known one. */
  offerBase(exchange: Exchange): void {
    const { id } = exchange.case.operation;
    const known = this.bases.get(id);
    if (!known || rank(exchange) > rank(known)) this.bases.set(id, exchange);
  }

  /** A request for others to change: the known base of the operation, or its first example. */
  baseOf(operation: Operation): Case | undefined {
    return this.bases.get(operation.id)?.case ?? firstExample(this.workshop, operation);
  }

  /** Whether the operation is tested with credentials at all. */
  testable(operation: Operation): boolean {
    return !this.results.of(operation).pending && this.sender.writing.credentials.has(operation);
  }
}

function rank(exchange: Exchange): number {
  const answer = answerOf(exchange);
  if (!answer) return 0;
  if (isSuccess(answer.status)) return 3;
  return answer.status === 400 || answer.status === 401 ? 1 : 2;
}
