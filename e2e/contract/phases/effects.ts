import { evaluate } from '../arazzo/expression.ts';
import { scopeOf } from '../arazzo/step-case.ts';
import { type Finding, fine, wrong } from '../checks/check.ts';
import {
  entriesOf,
  isObject,
  type JsonObject,
  pointerParts,
  scalarsOf,
  valueAt,
  withValueAt,
} from '../document/json.ts';
import type { Effect, Operation } from '../document/operation.ts';
import { answerOf, type Case, type Exchange, isSuccess, withValue } from '../exchange/exchange.ts';
import type { Tester } from '../run/tester.ts';
import { largePage, sizeOf } from './lists.ts';

/** The maximum number of objects of one request, and of requests until one is accepted. */
const most = 3;
/** The number of pages in which an object is looked for. */
const mostPages = 3;

/** Does it to an object of a list, and looks what became of that. */
export async function tryEffects(tester: Tester, operation: Operation): Promise<void> {
  const [effect] = operation.effects;
  const list = tester.operations.find(({ id }) => id === effect?.in);
  const source = list && tester.baseOf(list);
  const base = tester.baseOf(operation);
  if (!effect || !source || !base || !tester.testable(operation) || !tester.testable(source.operation)) return;
  const actor = tester.sender.writing.credentials.sameAs(base);
  const page = answerOf(await tester.try({ ...largePage(tester, source), actor }));
  const { of, now } = effect;
  const values =
    of === undefined ? [undefined] : valuesIn(page?.json, of, (object) => !now || differs(tester, object, now));
  for (const value of values.slice(0, most)) {
    const done = await tester.try(aimed(base, effect, value));
    if (isSuccess(answerOf(done)?.status ?? 0)) return followEffects(tester, done);
  }
}

/** After a success the object is gone, or shows what became of it, in every place that the contract names. */
export async function followEffects(tester: Tester, done: Exchange): Promise<void> {
  if (!isSuccess(answerOf(done)?.status ?? 0)) return;
  const actor = tester.sender.writing.credentials.sameAs(done.case);
  for (const effect of done.case.operation.effects) {
    const reader = tester.operations.find(({ id }) => id === effect.in);
    const base = reader && tester.baseOf(reader);
    if (!base || tester.results.of(reader).pending) continue;
    const values = effect.of === undefined ? [undefined] : [evaluate(effect.value, scopeOf(done))].flat();
    for (const value of values.slice(0, most)) {
      const what = `after ${done.case.operation.id}`;
      await look(tester, { ...base, actor, intent: 'step', phase: 'stateful', what }, effect, value);
    }
  }
}

/** The request for one object. */
function aimed(base: Case, { value: expression, of }: Effect, value: unknown): Case {
  const asked = { ...base, intent: 'step', phase: 'stateful', what: 'what a list has' } as const;
  if (of === undefined) return asked;
  const [head = '', pointer] = expression.split('#');
  if (pointer === undefined) {
    return { ...asked, values: withValue(asked.values, 'path', head.split('.').at(-1) ?? '', value) };
  }
  const { body } = asked;
  if (!body || !('value' in body)) return asked;
  const path = pointerParts(pointer);
  const isList = Array.isArray(valueAt(body.value, path));
  return { ...asked, body: { ...body, value: withValueAt(body.value, path, isList ? [value] : value) } };
}

/** Looks for the object in the item that its value addresses, or in the pages of a list. */
async function look(tester: Tester, base: Case, { of, now }: Effect, value: unknown): Promise<void> {
  const { operation } = base;
  const place = operation.parameters.find(({ name }) => name === of)?.in;
  const size = sizeOf(tester, operation);
  for (let pageNo = 1; pageNo <= mostPages; pageNo++) {
    const asked =
      place && of !== undefined
        ? { ...base, values: withValue(base.values, place, of, value) }
        : { ...largePage(tester, base, pageNo), what: base.what };
    const exchange = await tester.observe(asked);
    const answer = answerOf(exchange);
    if (!answer) return;
    const judge = (findings: readonly Finding[]) =>
      tester.results.judge(operation, 'use_after_free', findings, exchange);
    if (!isSuccess(answer.status)) {
      if (now && answer.status < 500) judge(wrong(`${operation.id} answers ${answer.status} ${base.what}`));
      return;
    }
    const named = of === undefined ? '' : ` of ${of} ${JSON.stringify(value)}`;
    const found = now ? objectOf(answer.json, of, value, now) : undefined;
    if (now && found) {
      const name = differs(tester, found, now);
      const message = `${base.what}, ${operation.id} has ${name} ${JSON.stringify(found[name ?? ''])}${named}`;
      return judge(name === undefined ? fine : wrong(message));
    }
    const kept = !now && [...scalarsOf(answer.json)].some(([name, each]) => name === of && each === String(value));
    if (kept || (!now && place)) return judge(wrong(`${base.what}, ${operation.id} still has what is gone${named}`));
    const isLast =
      place !== undefined || size === undefined || (of !== undefined && valuesIn(answer.json, of).length < size);
    if (isLast) return judge(now ? wrong(`${base.what}, ${operation.id} has nothing${named}`) : fine);
  }
}

/** The values of a field, in the objects that pass the test. */
function valuesIn(
  json: unknown,
  field: string,
  passes: (object: JsonObject) => unknown = () => true,
): readonly unknown[] {
  return [...objectsIn(json)].filter((object) => field in object && passes(object)).map((object) => object[field]);
}

function objectOf(json: unknown, of: string | undefined, value: unknown, now: JsonObject): JsonObject | undefined {
  const isIt = (object: JsonObject) =>
    of === undefined ? Object.keys(now).every((name) => name in object) : String(object[of]) === String(value);
  return [...objectsIn(json)].find((object) => isIt(object) && Object.keys(now).some((name) => name in object));
}

function* objectsIn(value: unknown): Generator<JsonObject> {
  if (isObject(value)) yield value;
  for (const inner of Array.isArray(value) ? value : entriesOf(value).map(([, each]) => each)) yield* objectsIn(inner);
}

/** The first property that is not as it should be now. */
function differs(tester: Tester, object: JsonObject, now: JsonObject): string | undefined {
  const { validators } = tester.context;
  return Object.keys(now).find((name) => validators.schema(now[name])(object[name]).length > 0);
}
