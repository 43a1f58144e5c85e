import fc, { type Arbitrary } from 'fast-check';
import { idempotencyParameter } from '../document/conventions.ts';
import { isObject, pointerOf, withValueAt } from '../document/json.ts';
import type { Parameter } from '../document/operation.ts';
import { type Case, type ParameterValues, withValue } from '../exchange/exchange.ts';
import { maliciousTexts } from './malicious.ts';
import { probed } from './pattern/pattern.ts';
import { badVariation } from './spots.ts';
import { canTravel } from './wire.ts';
import type { Workshop } from './workshop.ts';

/** Requests of an operation that follow the contract, some of them similar to an accepted one. */
export function validCases(workshop: Workshop, base: Case): Arbitrary<Case> | undefined {
  const { operation } = base;
  const key = idempotencyParameter(operation);
  const parameters = operation.parameters.filter((parameter) => parameter !== key);
  const values: Arbitrary<readonly [Parameter, unknown]>[] = [];
  for (const parameter of parameters) {
    const known = base.values[parameter.in][parameter.name];
    const any = workshop.near(workshop.parameter(parameter).values, known === undefined ? [] : [known]);
    if (!any && parameter.required) return undefined;
    if (!any) continue;
    const maybe = parameter.required ? any : fc.option(any, { nil: undefined, freq: 2 });
    values.push(maybe.map((value) => [parameter, value] as const));
  }
  const body = bodies(workshop, base);
  const media = workshop.body(operation)?.media.type;
  if (!body && operation.body?.required) return undefined;
  return fc.tuple(fc.tuple(...values), body ?? fc.constant(undefined)).map(([pairs, value]) => ({
    ...base,
    values: withAll(base.values, pairs),
    body: value === undefined || media === undefined ? undefined : { media, value },
    intent: 'valid',
    phase: 'generated',
    what: 'generated data',
  }));
}

function withAll(values: ParameterValues, pairs: readonly (readonly [Parameter, unknown])[]): ParameterValues {
  return pairs.reduce((all, [{ in: place, name }, value]) => withValue(all, place, name, value), values);
}

/** Bodies that are completely new, and bodies with some properties of the known one. */
function bodies(workshop: Workshop, { operation, body }: Case): Arbitrary<unknown> | undefined {
  const form = workshop.body(operation);
  if (!form?.values) return undefined;
  const known = body && 'value' in body ? body.value : undefined;
  if (!isObject(known)) return form.values;
  const mixed = fc.tuple(form.values, fc.nat(2 ** 20)).map(([fresh, choice]) => mix(known, fresh, choice));
  const good = probed(mixed, (value) => form.validate(value).length === 0);
  return good ? fc.oneof(good, form.values) : form.values;
}

/** Copies the properties of `fresh` whose bit is set into `known`. */
function mix(known: object, fresh: unknown, choice: number): unknown {
  if (!isObject(fresh)) return fresh;
  const taken = Object.entries(fresh).filter((_, index) => ((choice >> (index % 20)) & 1) === 1);
  return { ...known, ...Object.fromEntries(taken) };
}

/** Requests that break the contract in one place. */
export function invalidCases(workshop: Workshop, base: Case): Arbitrary<Case> | undefined {
  const valid = validCases(workshop, base);
  if (!valid || (base.operation.parameters.length === 0 && !base.body)) return undefined;
  const broken = fc
    .tuple(valid, fc.nat(1000), fc.nat(1000))
    .map(([asked, place, pick]) => breakOnePlace(workshop, asked, place, pick));
  return probed(broken, (asked) => asked !== undefined)?.map((asked) => asked ?? base);
}

function breakOnePlace(workshop: Workshop, asked: Case, place: number, pick: number): Case | undefined {
  const { parameters } = asked.operation;
  // Every second request breaks the body, which has more properties than there are parameters.
  const bodies = asked.body && 'value' in asked.body ? parameters.length + 1 : 0;
  const targets = [...parameters, ...new Array<undefined>(bodies).fill(undefined)];
  for (let index = 0; index < targets.length; index++) {
    const target = targets[(place + index) % targets.length];
    const broken = target
      ? breakParameter(workshop, asked, target, pick)
      : breakBody(workshop, asked, place + index, pick);
    if (broken) return broken;
  }
  return undefined;
}

function breakParameter(workshop: Workshop, asked: Case, parameter: Parameter, pick: number): Case | undefined {
  const form = workshop.parameter(parameter);
  const current = asked.values[parameter.in][parameter.name] ?? workshop.sample(form.values);
  const context = { generator: workshop.generator, carrier: form.carrier, seed: workshop.seed };
  const choice = { place: pick, pick };
  const chosen = badVariation(parameter.schema, current, form.validate, context, choice);
  if (!chosen || !canTravel(form.carrier, chosen.value)) return undefined;
  return {
    ...asked,
    values: withValue(asked.values, parameter.in, parameter.name, chosen.value),
    intent: 'invalid',
    what: `${parameter.in} ${parameter.name}${chosen.what.replace('the whole value', '')}`,
    changed: `/${parameter.in}/${parameter.name}`,
  };
}

function breakBody(workshop: Workshop, asked: Case, place: number, pick: number): Case | undefined {
  const form = workshop.body(asked.operation);
  if (!form || !asked.body || !('value' in asked.body)) return undefined;
  const context = { generator: workshop.generator, carrier: form.carrier, seed: workshop.seed };
  const chosen = badVariation(form.schema, asked.body.value, form.validate, context, { place, pick });
  if (!chosen) return undefined;
  return {
    ...asked,
    body: { media: asked.body.media, value: chosen.value },
    intent: 'invalid',
    what: `body ${chosen.what}`,
    changed: `/body${pointerOf(chosen.path)}`,
  };
}

const anyText = fc.oneof(
  fc.constantFrom(...maliciousTexts.map(([, text]) => text)),
  // Any code points, including half surrogate pairs.
  fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 }).map((codes) => String.fromCodePoint(...codes)),
);

/** Requests with an unexpected text; the backend may accept or refuse it. */
export function maliciousCases(workshop: Workshop, base: Case): Arbitrary<Case> | undefined {
  const valid = validCases(workshop, base);
  if (!valid || (base.operation.parameters.length === 0 && !base.body)) return undefined;
  return fc.tuple(valid, anyText, fc.nat(1000)).map(([asked, text, place]) => poison(asked, text, place));
}

function poison(asked: Case, text: string, place: number): Case {
  const { body, operation } = asked;
  const names = body && 'value' in body && isObject(body.value) ? Object.keys(body.value) : [];
  const able = operation.parameters.filter(({ in: where }) => where === 'query' && canTravel(where, text));
  const targets = [...names, ...able];
  const target = targets.length > 0 ? targets[place % targets.length] : undefined;
  if (target === undefined) return asked;
  const malicious = { ...asked, intent: 'malicious', what: 'a malicious text' } as const;
  if (typeof target !== 'string')
    return { ...malicious, values: withValue(asked.values, target.in, target.name, text) };
  return body && 'value' in body
    ? { ...malicious, body: { media: body.media, value: withValueAt(body.value, [target], text) } }
    : asked;
}
