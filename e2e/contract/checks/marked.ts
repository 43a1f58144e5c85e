import { entriesOf, isObject, listOf, type Path, pointerOf } from '../document/json.ts';
import { isJsonType, responseFor } from '../document/operation.ts';
import type { Answer, Exchange } from '../exchange/exchange.ts';
import { branchesOf, type FlatSchema, type SchemaReader } from '../schema/flat.ts';
import { type AnswerCheck, type CheckContext, fine, wrong } from './check.ts';

/** A part of an answer whose schema promises more than a validator knows. */
interface Marked {
  readonly pointer: string;
  readonly schema: FlatSchema;
  readonly value: unknown;
}

function isMarked(schema: FlatSchema, value: unknown): boolean {
  if (typeof value === 'string') return schema['x-money'] === true || schema['format'] === 'date-time';
  return typeof value === 'number' ? 'x-epoch' in schema : isObject(value) && 'x-chronology' in schema;
}

function* markedParts(reader: SchemaReader, schema: unknown, value: unknown, path: Path = []): Generator<Marked> {
  for (const branch of branchesOf(reader, reader.flat(schema))) {
    if (isMarked(branch, value)) yield { pointer: pointerOf(path), schema: branch, value };
    if (Array.isArray(value)) {
      for (const [index, entry] of value.entries())
        yield* markedParts(reader, branch['items'], entry, [...path, index]);
    } else {
      const properties = isObject(branch['properties']) ? branch['properties'] : {};
      for (const [name, inner] of entriesOf(value)) {
        if (properties[name] !== undefined) yield* markedParts(reader, properties[name], inner, [...path, name]);
      }
    }
  }
}

const known = new WeakMap<Answer, readonly Marked[]>();

/** The marked parts of a successful answer, looked for once. */
function markedIn({ case: { operation } }: Exchange, answer: Answer, { reader }: CheckContext): readonly Marked[] {
  const found = known.get(answer);
  if (found) return found;
  const media = responseFor(operation, answer.status)?.media.find(({ type }) => isJsonType(type));
  const sought = media && answer.json !== undefined && answer.status < 300;
  const parts = sought ? [...markedParts(reader, media.schema, answer.json)] : [];
  known.set(answer, parts);
  return parts;
}

/** Even a currency without decimals is written with this many. */
const leastDecimals = 2;

/** Amounts have the decimals of the currency. */
export const moneyDecimals: AnswerCheck = (exchange, answer, context) => {
  const amounts = markedIn(exchange, answer, context).filter(({ schema }) => schema['x-money'] === true);
  if (amounts.length === 0) return undefined;
  const decimals = Math.max(leastDecimals, context.decimals() ?? leastDecimals);
  const bad = amounts.find(({ value }) => (String(value).split('.')[1] ?? '').length !== decimals);
  return bad ? wrong(`${bad.pointer} is ${bad.value}, not an amount with ${decimals} decimals`) : fine;
};

/** No portal has times outside of these, but seconds that are read as milliseconds lead there, and the reverse. */
const [earliest, latest] = [Date.UTC(2000), Date.UTC(2100)];

/** Times are plausible, and those of one object are in the order of its `x-chronology`. */
export const instantConformance: AnswerCheck = (exchange, answer, context) => {
  const parts = markedIn(exchange, answer, context).filter(({ schema }) => schema['x-money'] !== true);
  if (parts.length === 0) return undefined;
  return parts.flatMap(({ pointer, schema, value }) => {
    if (isObject(value)) return listOf(schema['x-chronology']).flatMap((names) => inChronology(value, names, pointer));
    const at = instantOf(value);
    const isFine = (at >= earliest && at < latest) || context.isSentTime(at);
    return isFine ? fine : wrong(`${pointer} is ${value}, which is no plausible time`);
  });
};

function inChronology(object: Readonly<Record<string, unknown>>, names: unknown, pointer: string) {
  const known = listOf(names)
    .map(String)
    .filter((name) => (object[name] ?? null) !== null);
  return known.slice(1).flatMap((later, index) => {
    const earlier = known[index] ?? later;
    const message = `${pointer}/${earlier} ${object[earlier]} is after ${later} ${object[later]}`;
    return instantOf(object[earlier]) > instantOf(object[later]) ? wrong(message) : fine;
  });
}

/** A text is parsed, a number has milliseconds already. */
function instantOf(value: unknown): number {
  return typeof value === 'number' ? value : Date.parse(String(value));
}
