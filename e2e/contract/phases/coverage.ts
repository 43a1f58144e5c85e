import fc from 'fast-check';
import { pointerOf, withValueAt } from '../document/json.ts';
import { essence, isGuarded, isJsonType, type Operation } from '../document/operation.ts';
import { answerOf, type Case, isSuccess } from '../exchange/exchange.ts';
import { firstExample } from '../generate/example-cases.ts';
import { brokenJson, maliciousBodies, maliciousQueries, maliciousTexts } from '../generate/malicious.ts';
import { badVariations, goodVariations } from '../generate/spots.ts';
import type { BodyMaker, Workshop } from '../generate/workshop.ts';
import { writeBody } from '../http/body.ts';
import type { Deadline } from '../run/deadline.ts';
import { parallel } from '../run/pool.ts';
import type { Tester } from '../run/tester.ts';
import { tryEncryption } from './encryption.ts';
import { parameterCases } from './parameter-cases.ts';

/** The maximum number of concurrent requests of one operation. */
const abreast = 4;

/** Every edge of the contract from both sides, each in an otherwise valid request. */
export async function tryEdges(tester: Tester, operation: Operation, deadline: Deadline): Promise<void> {
  const base = tester.bases.get(operation.id);
  const usual = base && answerOf(base)?.status;
  const asked = base?.case ?? openBase(tester, operation);
  if (!asked) return;
  await each(tester, doorCases(tester, asked, usual), deadline);
  if (!tester.testable(operation)) return;
  const accepted = usual !== undefined && isSuccess(usual);
  const cases = partCases(tester, asked);
  const { seed, changes } = tester.options;
  const mixed = shuffled(accepted ? cases : cases.map(undecided), seed).slice(0, changes);
  const done = await each(tester, mixed, deadline);
  if (done < mixed.length) {
    tester.results
      .of(operation)
      .notes.add(`coverage cut short: ${done} of ${mixed.length} requests fitted into the time`);
  }
  if (!deadline.over) await tryEncryption(tester, asked, usual);
}

/** Requests that no backend may accept. */
const refused: ReadonlySet<Case['intent']> = new Set(['invalid', 'missing_header']);

/** The edges that must be refused. They leave an account as it is that the first accepted request would close. */
export async function tryRefusals(tester: Tester, operation: Operation, deadline: Deadline): Promise<void> {
  const asked = openBase(tester, operation);
  if (!asked) return;
  const parts = tester.testable(operation) ? partCases(tester, asked).filter(({ intent }) => refused.has(intent)) : [];
  await each(tester, [...doorCases(tester, asked, undefined), ...parts], deadline);
}

/** The edges of each part of a request. */
function partCases({ workshop }: Tester, asked: Case): readonly Case[] {
  return [...parameterCases(workshop, asked), ...bodyCases(workshop, asked), ...queryCases(asked)];
}

/** Requests that differ from the base at one path of the body, or whose whole body is invalid. */
function bodyCases(workshop: Workshop, base: Case): readonly Case[] {
  const form = workshop.body(base.operation);
  const { body } = base;
  if (!form || !body || !('value' in body)) return [];
  const context = { generator: workshop.generator, carrier: form.carrier, seed: workshop.seed };
  const of = (intent: 'valid' | 'invalid', vary: typeof goodVariations): readonly Case[] =>
    vary(form.schema, body.value, form.validate, context).map(({ path, what, value }) => ({
      ...base,
      body: { media: body.media, value },
      intent,
      phase: 'coverage',
      what: `body ${what}`,
      changed: `/body${pointerOf(path)}`,
    }));
  return [
    ...of('valid', goodVariations),
    ...of('invalid', badVariations),
    ...maliciousCases(base, body.value, body.media),
    ...wholeCases(workshop, base, form, body.value),
  ];
}

/** Replaces each text by a malicious one. */
function maliciousCases(base: Case, value: unknown, media: string): readonly Case[] {
  const texts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return texts
    .filter(([, inner]) => typeof inner === 'string')
    .flatMap(([name], place) =>
      [0, 1, 2].map((offset): Case => {
        const [what, text] = maliciousTexts[(place * 3 + offset) % maliciousTexts.length] ?? ['nothing', ''];
        return {
          ...base,
          body: { media, value: withValueAt(value, [name], text) },
          intent: 'malicious',
          phase: 'coverage',
          what: `body /${name}: ${what}`,
          changed: `/body/${name}`,
        };
      }),
    );
}

function wholeCases(workshop: Workshop, base: Case, { media }: BodyMaker, value: unknown): readonly Case[] {
  const { bytes } = writeBody(media, value, workshop.reader);
  const whole = (intent: 'invalid' | 'malicious', what: string, body: Case['body']): Case => ({
    ...base,
    body,
    intent,
    phase: 'coverage',
    what: `body: ${what}`,
    changed: '/body',
  });
  const cases = [
    whole('invalid', 'of another content type', { media: 'text/plain', raw: bytes }),
    whole('invalid', 'of an unknown content type', { media: 'application/x-unknown', raw: bytes }),
  ];
  if (base.operation.body?.required) cases.push(whole('invalid', 'left out', undefined));
  const type = essence(media.type);
  if (!isJsonType(type)) return cases;
  return [
    ...cases,
    ...brokenJson.map(([what, raw]) => whole('invalid', what, { media: type, raw })),
    ...maliciousBodies.map(([what, raw]) => whole('malicious', what, { media: type, raw })),
  ];
}

const everyMethod = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'];

/** Requests with methods that a path does not have. */
function methodCases(base: Case, methods: readonly string[]): readonly Case[] {
  return everyMethod
    .filter((method) => !methods.includes(method))
    .map((method) => ({
      ...base,
      method,
      ...(['GET', 'TRACE'].includes(method) && { body: undefined }),
      intent: 'wrong_method',
      phase: 'coverage',
      what: `${method} instead of ${methods.join(', ')}`,
    }));
}

/** Requests without credentials and with made-up ones. */
function lockedOutCases(base: Case, usualStatus: number | undefined): readonly Case[] {
  if (!isGuarded(base.operation)) return [];
  const locked = { ...base, intent: 'locked_out', phase: 'coverage', usualStatus } as const;
  return [
    { ...locked, actor: 'nobody', what: 'without credentials' },
    { ...locked, actor: 'impostor', what: 'with made-up credentials' },
  ];
}

/** Queries that the contract does not have. */
function queryCases(base: Case): readonly Case[] {
  if (base.operation.method !== 'GET') return [];
  return maliciousQueries.map(([what, rawQuery]) => ({
    ...base,
    rawQuery,
    intent: 'malicious',
    phase: 'coverage',
    what: `query: ${what}`,
  }));
}

/** Credentials are tried for every operation, methods only once per path. */
function doorCases(tester: Tester, asked: Case, usual: number | undefined): readonly Case[] {
  const { operation } = asked;
  const first = tester.operations.find(({ path }) => path === operation.path) === operation;
  const methods = first ? methodCases(asked, tester.methodsOf(operation)) : [];
  return [...lockedOutCases(asked, usual), ...methods];
}

/** The cases that need no credentials, for an operation whose credentials are missing. */
function openBase({ workshop }: Tester, operation: Operation): Case | undefined {
  return isGuarded(operation) ? firstExample(workshop, operation) : undefined;
}

/** Without an accepted request, a single change does not explain a refusal. */
function undecided(asked: Case): Case {
  const { changed, ...rest } = asked;
  return asked.intent === 'valid' ? rest : asked;
}

async function each(tester: Tester, cases: readonly Case[], deadline: Deadline): Promise<number> {
  let done = 0;
  await parallel(cases, abreast, async (asked) => {
    if (deadline.over || tester.deadline.over || tester.results.of(asked.operation).pending) return;
    await tester.try(asked);
    done++;
  });
  return done;
}

/** Shuffles by the seed alone, so that a shortened run has tried some of each kind. */
function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const [order] = fc.sample(fc.shuffledSubarray([...items.keys()], { minLength: items.length }), { numRuns: 1, seed });
  return (order ?? []).flatMap((index) => items[index] ?? []);
}
