import { conventions, newPasswordIn, tokenIn } from '../document/conventions.ts';
import { isObject } from '../document/json.ts';
import { isGuarded, type Operation } from '../document/operation.ts';
import { type Answer, answerOf, type Case, type Exchange, isSuccess } from '../exchange/exchange.ts';
import { exampleCases } from '../generate/example-cases.ts';
import type { Workshop } from '../generate/workshop.ts';
import type { Redactor } from '../http/redact.ts';
import type { Login, SuiteOptions } from '../run/options.ts';
import type { Sender } from '../run/sender.ts';
import type { Credentials } from './credentials.ts';

/** A login or a token that the backend refuses, with a message for the caller. */
export class CredentialsRefused extends Error {}

export interface LoginParts {
  readonly options: SuiteOptions;
  readonly operations: readonly Operation[];
  readonly workshop: Workshop;
  readonly sender: Sender;
  readonly credentials: Credentials;
  readonly redactor: Redactor;
  notice(text: string): void;
}

/** Opens sessions through the operation `login`, as often as needed. */
export class Logins {
  readonly #parts: LoginParts;
  /** Passwords changed during the run, by account. */
  readonly #changed = new Map<string, string>();
  /** A request that succeeds while the session lives. */
  canary: Case | undefined;
  #checking: Promise<'alive' | 'renewed' | 'lost'> | undefined;

  constructor(parts: LoginParts) {
    this.#parts = parts;
  }

  get possible(): boolean {
    return this.#parts.options.login !== undefined;
  }

  /** Logs in with the given accounts, beside or instead of tokens. */
  async openAll(): Promise<void> {
    const { options, credentials } = this.#parts;
    const { secrets } = credentials;
    if (options.login) secrets.token = await this.open(options.login);
    if (options.loginOther) secrets.tokenOther = await this.open(options.loginOther);
    if (options.loginAgent) secrets.tokenAgent = await this.open(options.loginAgent);
  }

  /** A new session; throws {@link CredentialsRefused}. */
  async open(login: Login): Promise<string> {
    const { sender, redactor } = this.#parts;
    redactor.add(login.password, '$PASSWORD');
    const password = this.#changed.get(login.user) ?? login.password;
    const exchange = await sender.send(this.request({ user: login.user, password }));
    const answer = answerOf(exchange);
    const token = answer && isSuccess(answer.status) ? tokenIn(answer.json) : undefined;
    if (token === undefined) throw new CredentialsRefused(refusal(login, exchange));
    return token;
  }

  /** Stores the new password that an accepted request has set for the account of the run. */
  learn({ operation, body }: Case): void {
    const { login } = this.#parts.options;
    const password = body && 'value' in body ? newPasswordIn(body.value) : undefined;
    if (login && password !== undefined && isGuarded(operation)) this.#changed.set(login.user, password);
  }

  /** The request that logs in. */
  request({ user, password }: Login): Case {
    const { operations, workshop } = this.#parts;
    const operation = operations.find(({ id }) => id === conventions.login);
    if (!operation) throw new CredentialsRefused(`the contract has no operation ${conventions.login} to log in with`);
    const cases = exampleCases(workshop, operation);
    const byName = cases.find(
      ({ body }) => body && 'value' in body && isObject(body.value) && 'password' in body.value,
    );
    const [example = byName] = byName ? [byName] : cases;
    if (!example?.body || !('value' in example.body) || !isObject(example.body.value)) {
      throw new CredentialsRefused(`${conventions.login} has no example with a username and a password`);
    }
    const value = { ...example.body.value, username: user, password };
    return { ...example, what: 'a login', intent: 'step', body: { ...example.body, value } };
  }

  /** Opens a separate session for an operation that ends it; returns whether it succeeded. */
  async lendTo(operation: Operation): Promise<boolean> {
    const { options, credentials } = this.#parts;
    if (!options.login) return false;
    credentials.lend(operation, await this.open(options.login));
    return true;
  }

  /** After an unexpected 401: whether the session still lives, was reopened, or is lost. */
  afterRefusal(operation: Operation): Promise<'alive' | 'renewed' | 'lost'> {
    // Many requests are in flight when a session ends; only one of them reopens it.
    this.#checking ??= this.#check(operation).finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #check(operation: Operation): Promise<'alive' | 'renewed' | 'lost'> {
    const { options, credentials, sender, notice } = this.#parts;
    if (credentials.isLent(operation)) return (await this.#relend(operation)) ? 'renewed' : 'lost';
    if (!this.canary) return 'alive';
    const answer = answerOf(await sender.send(this.canary));
    if (answer?.status !== 401) return 'alive';
    if (!options.login) return 'lost';
    try {
      credentials.secrets.token = await this.open(options.login);
      notice(`the session ended while ${operation.id} was tested, and another was opened`);
      return 'renewed';
    } catch (error) {
      if (error instanceof CredentialsRefused) return 'lost';
      throw error;
    }
  }

  async #relend(operation: Operation): Promise<boolean> {
    try {
      return await this.lendTo(operation);
    } catch (error) {
      if (error instanceof CredentialsRefused) return false;
      throw error;
    }
  }
}

function refusal({ user }: Login, exchange: Exchange): string {
  const { outcome } = exchange;
  if (outcome.kind === 'none') return `the login of ${user} got no answer: ${outcome.message}`;
  return `the login of ${user} was refused: ${summary(outcome)}`;
}

/** A refusal in short: status, code, message. */
export function summary({ status, json, text }: Answer): string {
  if (!isObject(json)) return `${status} ${text.slice(0, 80).replaceAll(/\s+/g, ' ')}`.trim();
  return [status, json['code'], json['message']].filter((part) => part !== undefined).join(' ');
}
