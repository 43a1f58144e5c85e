import type { Operation, Parameter } from '../document/operation.ts';
import { type Case, type CaseBody, noValues, type ParameterValues, withValue } from '../exchange/exchange.ts';
import type { BodyMaker, Workshop } from './workshop.ts';

/** A required part of a request that cannot be generated; the message names it. */
export class Unmakeable extends Error {}

/**
 * The requests from the contract's examples. Each example of the body or of a parameter makes one, with the required
 * parts. One more has every part with an example. Throws {@link Unmakeable}.
 */
export function exampleCases(workshop: Workshop, operation: Operation): readonly Case[] {
  const body = workshop.body(operation);
  const required = operation.parameters.filter((parameter) => parameter.required);
  const names = new Set([...(body?.examples ?? []).map(([name]) => name), ...parameterNames(required)]);
  const cases = [...(names.size > 0 ? names : [''])].map((name) => ({
    ...exampleCase(operation, name === '' ? 'the example' : `example ${name}`),
    values: exampleValues(workshop, required, name),
    body: exampleBody(operation, workshop, body, name),
  }));
  const [first] = cases;
  const full = first && { ...first, what: 'the example with every parameter', values: fullValues(operation, first) };
  return full && full.values !== first.values ? [...cases, full] : cases;
}

/** The first of them; undefined if none can be made. */
export function firstExample(workshop: Workshop, operation: Operation): Case | undefined {
  try {
    return exampleCases(workshop, operation)[0];
  } catch (error) {
    if (error instanceof Unmakeable) return undefined;
    throw error;
  }
}

function exampleCase(operation: Operation, what: string): Case {
  return { operation, values: noValues, actor: 'own', intent: 'valid', phase: 'examples', what };
}

function parameterNames(parameters: readonly Parameter[]): readonly string[] {
  return parameters.flatMap(({ examples }) => Object.keys(examples)).filter((name) => name !== '');
}

function exampleValues(workshop: Workshop, parameters: readonly Parameter[], name: string): ParameterValues {
  let values = noValues;
  for (const parameter of parameters) {
    // The sender adds a fresh key itself.
    if (parameter.in === 'header' && parameter.name.toLowerCase() === 'idempotency-key') continue;
    const value = exampleOf(parameter.examples, name) ?? workshop.sample(workshop.parameter(parameter).values);
    if (value === undefined) throw new Unmakeable(`no value can be made for the parameter ${parameter.name}`);
    values = withValue(values, parameter.in, parameter.name, value);
  }
  return values;
}

function exampleOf(examples: Readonly<Record<string, unknown>>, name: string): unknown {
  return examples[name] ?? examples[''] ?? Object.values(examples)[0];
}

function exampleBody(
  operation: Operation,
  workshop: Workshop,
  body: BodyMaker | undefined,
  name: string,
): CaseBody | undefined {
  if (!body) return undefined;
  const example = body.examples.find(([known]) => known === name) ?? body.examples[0];
  if (example) return { media: body.media.type, value: example[1] };
  const value = workshop.sample(body.values);
  if (value === undefined && operation.body?.required) throw new Unmakeable('no body can be made');
  return value === undefined ? undefined : { media: body.media.type, value };
}

function fullValues(operation: Operation, { values }: Case): ParameterValues {
  let full = values;
  for (const parameter of operation.parameters) {
    const example = exampleOf(parameter.examples, '');
    if (!parameter.required && example !== undefined) full = withValue(full, parameter.in, parameter.name, example);
  }
  return full;
}
