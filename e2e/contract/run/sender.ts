import { setTimeout as sleep } from 'node:timers/promises';
import { tokenIn } from '../document/conventions.ts';
import type { Operation } from '../document/operation.ts';
import { type Answer, type Case, type Exchange, isSuccess } from '../exchange/exchange.ts';
import type { Client } from '../http/client.ts';
import type { Gate } from '../http/gate.ts';
import type { Redactor } from '../http/redact.ts';
import { type WritingKit, writeRequest } from '../http/write-request.ts';
import type { Deadline } from './deadline.ts';
import type { Pool } from './pool.ts';
import type { Results } from './results.ts';

/** The limit of an operation does not open in time; its remaining tests do not run. */
export class RateLimited extends Error {}

/** The maximum wait of one request for a rate limit, all attempts together. */
const patienceSeconds = 60;
const attempts = 4;

export interface SenderParts {
  readonly client: Client;
  readonly gate: Gate;
  readonly writing: WritingKit;
  readonly deadline: Deadline;
  readonly results: Results;
  readonly pool: Pool;
  readonly redactor: Redactor;
}

/** Sends cases at the requested pace. Obeys 429, counts, and learns values from every answer. */
export class Sender {
  readonly #parts: SenderParts;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  get writing(): WritingKit {
    return this.#parts.writing;
  }

  async send(asked: Case): Promise<Exchange> {
    const { client, gate, writing, results, pool } = this.#parts;
    pool.sent(asked);
    let waited = 0;
    for (let attempt = 1; ; attempt++) {
      const request = await writeRequest(writing, asked);
      await gate.pass();
      const outcome = await client.send(request);
      const exchange: Exchange = { case: asked, request, outcome };
      results.count(exchange);
      if (outcome.kind !== 'answer') return exchange;
      if (outcome.status !== 429) {
        this.#learn(asked, outcome);
        return exchange;
      }
      results.judgeLimit(exchange);
      waited += await this.#wait(asked.operation, outcome, attempt, waited);
    }
  }

  /** Waits as long as the answer says and returns the time; throws {@link RateLimited} if it is too long. */
  async #wait(operation: Operation, answer: Answer, attempt: number, waited: number): Promise<number> {
    const { deadline, results } = this.#parts;
    const told = Number(answer.headers['retry-after']);
    const seconds = Number.isFinite(told) && told >= 0 ? Math.max(told, 0.05) : 2 ** (attempt - 1);
    if (attempt >= attempts || waited + seconds > patienceSeconds || seconds * 1000 > deadline.left()) {
      results.limited(operation, seconds);
      throw new RateLimited(operation.id);
    }
    results.waited(operation, seconds);
    await sleep(seconds * 1000);
    return seconds;
  }

  #learn({ operation, actor }: Case, answer: Answer): void {
    const { pool, redactor } = this.#parts;
    if (!isSuccess(answer.status)) return;
    redactor.add(tokenIn(answer.json), '$TOKEN');
    pool.learn(operation, actor, answer.json);
  }
}
