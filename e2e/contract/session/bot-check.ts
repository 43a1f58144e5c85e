import { hash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { conventions } from '../document/conventions.ts';
import { isObject, type JsonObject, textOf } from '../document/json.ts';
import type { Operation } from '../document/operation.ts';
import { answerOf, type Case, type Exchange, isSuccess, noValues } from '../exchange/exchange.ts';

/** The proof of work that a puzzle offers instead of dragging. */
export interface Work {
  readonly salt: string;
  readonly difficulty: number;
}

/** More bits than these take minutes. */
const hardest = 24;
/** The number of attempts between two yields to other work. */
const attemptsAtOnce = 20_000;

/**
 * The number for which SHA-256 of `<salt>:<number>` begins with the given zero bits; undefined after too long a search.
 */
export async function prove({ salt, difficulty }: Work): Promise<string | undefined> {
  if (difficulty > hardest) return undefined;
  for (let nonce = 0; ; nonce++) {
    if (zeroBits(hash('sha256', `${salt}:${nonce}`, 'buffer')) >= difficulty) return String(nonce);
    if (nonce % attemptsAtOnce === 0) await turn();
  }
}

function zeroBits(bytes: Buffer): number {
  let bits = 0;
  for (const byte of bytes) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

/** Passes the contract's bot check by its proof of work. Each ticket is valid once. */
export class BotCheck {
  readonly #puzzle: Operation | undefined;
  readonly #solution: Operation | undefined;
  readonly #send: (asked: Case) => Promise<Exchange>;

  constructor(operations: readonly Operation[], send: (asked: Case) => Promise<Exchange>) {
    this.#puzzle = operations.find(({ id }) => id === conventions.puzzle);
    this.#solution = operations.find(({ id }) => id === conventions.solution);
    this.#send = send;
  }

  /** The body with a valid ticket, if it has a field for one or is a login by password. */
  async passed({ operation, intent, phase }: Case, body: unknown): Promise<unknown> {
    if (!isObject(body) || (intent !== 'step' && phase !== 'examples')) return body;
    const login = operation.id === conventions.login && 'password' in body;
    const named = ticketFields.filter((name) => name in body);
    if (!login && named.length === 0) return body;
    const ticket = await this.#ticket();
    if (!ticket) return body;
    const wanted = login ? ['sliderTicket'] : named;
    return { ...body, ...Object.fromEntries(wanted.map((name) => [name, ticket[name] ?? body[name]])) };
  }

  async #ticket(): Promise<JsonObject | undefined> {
    const puzzle = await this.#value(this.#puzzle, undefined);
    const work = workIn(puzzle);
    const nonce = work && (await prove(work));
    if (!puzzle || nonce === undefined) return undefined;
    return this.#value(this.#solution, { method: 'proof_of_work', challengeId: puzzle['challengeId'], nonce });
  }

  async #value(operation: Operation | undefined, body: unknown): Promise<JsonObject | undefined> {
    if (!operation) return undefined;
    const exchange = await this.#send({
      operation,
      values: noValues,
      body: body === undefined ? undefined : { media: 'application/json', value: body },
      actor: 'own',
      intent: 'step',
      phase: 'stateful',
      what: 'the bot check',
    });
    const answer = answerOf(exchange);
    const value = answer && isSuccess(answer.status) && isObject(answer.json) ? answer.json['value'] : undefined;
    return isObject(value) ? value : undefined;
  }
}

const ticketFields = ['sliderTicket', 'geetest_challenge', 'geetest_validate', 'geetest_seccode'];

function workIn(puzzle: JsonObject | undefined): Work | undefined {
  const work = puzzle?.['proofOfWork'];
  if (!isObject(work) || typeof work['difficulty'] !== 'number') return undefined;
  const salt = textOf(work['salt']);
  return salt === undefined ? undefined : { salt, difficulty: work['difficulty'] };
}
