import { randomUUID } from 'node:crypto';
import { doubtful, type Finding, fine, wrong } from '../checks/check.ts';
import { refusesForm } from '../checks/request.ts';
import { idempotencyParameter } from '../document/conventions.ts';
import { canonical, isObject } from '../document/json.ts';
import { isGuarded, isSafe, type Operation } from '../document/operation.ts';
import { type Answer, answerOf, type Case, type Exchange, isSuccess } from '../exchange/exchange.ts';
import { goodVariations } from '../generate/spots.ts';
import type { Tester } from '../run/tester.ts';

/** The number of other bodies to try until one is not refused for its form. */
const mostBodies = 6;

/** The same key and body twice: one effect and the same answer. Another body: 409. Two at once: one effect. */
export async function tryIdempotency(tester: Tester, operation: Operation): Promise<void> {
  const base = tester.bases.get(operation.id);
  if (!idempotencyParameter(operation) || !base || !tester.testable(operation)) return;
  const attempt = new Attempt(tester, { ...base.case, intent: 'step', phase: 'stateful' });
  await attempt.run();
}

/** The numbers in answers by path: amounts, counts, lengths of lists. */
type Snapshot = ReadonlyMap<string, number>;

const mostWitnesses = 6;
const mostNumbers = 2000;

/** Reading requests related to an operation, whose answers show whether something changed. */
function witnessesOf(tester: Tester, operation: Operation): readonly Exchange[] {
  return [...tester.bases.values()]
    .filter((base) => {
      const { operation: other } = base.case;
      return isSafe(other) && isGuarded(other) && isSuccess(answerOf(base)?.status ?? 0);
    })
    .toSorted((a, b) => nearness(b.case.operation, operation) - nearness(a.case.operation, operation))
    .slice(0, mostWitnesses);
}

function nearness(one: Operation, other: Operation): number {
  const sameTag = one.tag === other.tag ? 2 : 0;
  return sameTag + (/balance|ledger|wallet|points/i.test(one.id) ? 1 : 0);
}

/** Sends the witness requests and keeps the numbers in their answers. */
async function snapshot(tester: Tester, witnesses: readonly Exchange[]): Promise<Snapshot> {
  const numbers = new Map<string, number>();
  for (const witness of witnesses) {
    const { operation } = witness.case;
    const answer = answerOf(await tester.observe({ ...witness.case, intent: 'step', phase: 'stateful' }));
    if (answer && isSuccess(answer.status)) collect(numbers, operation.id, answer.json);
  }
  return numbers;
}

function collect(numbers: Map<string, number>, place: string, value: unknown): void {
  if (numbers.size >= mostNumbers) return;
  if (typeof value === 'number') numbers.set(place, value);
  else if (typeof value === 'string' && /^-?\d{1,12}\.\d{1,8}$/.test(value)) numbers.set(place, Number(value));
  else if (Array.isArray(value)) {
    numbers.set(`${place} (entries)`, value.length);
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value)) collect(numbers, `${place}/${name}`, inner);
  }
}

/** Paths with different numbers, without the ones that change all the time. */
function changes(before: Snapshot, after: Snapshot, restless: ReadonlySet<string>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [place, number] of after) {
    const old = before.get(place);
    if (old !== undefined && old !== number && !restless.has(place)) found.set(place, number - old);
  }
  return found;
}

class Attempt {
  readonly #tester: Tester;
  readonly #base: Case;
  readonly #witnesses: readonly Exchange[];

  constructor(tester: Tester, base: Case) {
    this.#tester = tester;
    this.#base = base;
    this.#witnesses = witnessesOf(tester, base.operation);
  }

  async run(): Promise<void> {
    const early = await this.#look();
    const before = await this.#look();
    const restless = new Set(changes(early, before, new Set()).keys());
    const key = randomUUID();
    const first = await this.#send(key, 'with a new key');
    if (!isSuccess(first.answer?.status ?? 0)) {
      const note = 'idempotency was not tested: the operation accepted no request';
      this.#tester.results.of(this.#base.operation).notes.add(note);
      return;
    }
    const after = await this.#look();
    const effect = changes(before, after, restless);
    const again = await this.#send(key, 'with the same key and body again');
    this.#judge(again.exchange, sameAnswer(first.answer, again.answer));
    this.#judge(again.exchange, noEffect(await this.#repeated(key, after, restless)));
    await this.#otherBody(key);
    await this.#twoAtOnce(effect, restless);
  }

  /**
   * The numbers that changed since `after`. Time and other users change some too, so only those count that change once
   * more when the request comes a third time.
   */
  async #repeated(key: string, after: Snapshot, restless: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
    const before = await this.#look();
    const suspected = changes(after, before, restless);
    if (suspected.size === 0) return suspected;
    await this.#send(key, 'with the same key and body a third time');
    const confirmed = changes(before, await this.#look(), restless);
    return new Map([...suspected].filter(([place]) => confirmed.has(place)));
  }

  #look(): Promise<Snapshot> {
    return snapshot(this.#tester, this.#witnesses);
  }

  async #send(idempotencyKey: string, what: string, body = this.#base.body) {
    const exchange = await this.#tester.try({ ...this.#base, body, idempotencyKey, what });
    return { exchange, answer: answerOf(exchange) };
  }

  #judge(exchange: Exchange, findings: readonly Finding[]): void {
    this.#tester.results.judge(this.#base.operation, 'idempotency_conformance', findings, exchange);
  }

  /** An equally valid but different body, under the key of the first. */
  async #otherBody(key: string): Promise<void> {
    const { body, operation } = this.#base;
    const { workshop } = this.#tester;
    const form = workshop.body(operation);
    if (!form || !body || !('value' in body)) return;
    const context = { generator: workshop.generator, carrier: form.carrier, seed: workshop.seed };
    const others = goodVariations(form.schema, body.value, form.validate, context).filter(
      ({ path }) => path.length > 0,
    );
    for (const { what, value } of others.slice(0, mostBodies)) {
      const other = await this.#send(key, `with the same key and another body (${what})`, { media: body.media, value });
      if (!other.answer || refusesForm(other.answer)) continue;
      this.#judge(other.exchange, conflict(other.answer));
      return;
    }
  }

  async #twoAtOnce(effect: ReadonlyMap<string, number>, restless: ReadonlySet<string>): Promise<void> {
    const key = randomUUID();
    const before = await this.#look();
    const both = await Promise.all([this.#send(key, 'two at once'), this.#send(key, 'two at once')]);
    const [one, other] = both;
    if (!one || !other) return;
    this.#judge(other.exchange, onlyOne(one.answer, other.answer));
    this.#judge(other.exchange, notTwice(effect, changes(before, await this.#look(), restless)));
  }
}

function sameAnswer(first: Answer | undefined, again: Answer | undefined): readonly Finding[] {
  if (!first || !again) return fine;
  if (first.status !== again.status) {
    return wrong(`the same key and body are answered with ${again.status} after ${first.status}`);
  }
  return canonical(first.json) === canonical(again.json)
    ? fine
    : wrong('the same key and body are answered with another body the second time');
}

function noEffect(changed: ReadonlyMap<string, number>): readonly Finding[] {
  const [first] = changed;
  return first ? wrong(`the same key and body had an effect again: ${first[0]} went by ${first[1]}`) : fine;
}

function conflict({ status }: Answer): readonly Finding[] {
  if (status === 409) return fine;
  const message = `the same key with another body is answered with ${status} instead of 409`;
  return isSuccess(status) ? wrong(message) : doubtful(message);
}

function onlyOne(one: Answer | undefined, other: Answer | undefined): readonly Finding[] {
  if (!one || !other) return fine;
  const good = [one, other].filter(({ status }) => isSuccess(status));
  if (good.length === 2 && canonical(one.json) !== canonical(other.json)) {
    return wrong('two requests with the same key at once are answered differently, as if both had been done');
  }
  const refused = [one, other].find(({ status }) => !isSuccess(status));
  if (refused && good.length === 1 && ![409, 425, 429].includes(refused.status)) {
    return doubtful(`of two requests with the same key at once one is answered with ${refused.status}`);
  }
  return fine;
}

/** Two concurrent requests must have the effect of one. */
function notTwice(single: ReadonlyMap<string, number>, both: ReadonlyMap<string, number>): readonly Finding[] {
  for (const [place, change] of single) {
    const double = both.get(place);
    if (double !== undefined && Math.abs(double - 2 * change) < 1e-6) {
      return wrong(`two requests with the same key at once had both an effect: ${place} went by ${double}`);
    }
  }
  return fine;
}
