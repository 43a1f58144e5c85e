import { randomInt } from 'node:crypto';
import { entriesOf, isObject, type JsonObject, listOf } from '../document/json.ts';
import type { Generator } from '../generate/arbitrary.ts';
import { sampleOf } from '../generate/samples.ts';
import type { SuiteOptions } from '../run/options.ts';
import type { Secrets } from '../session/credentials.ts';

/**
 * The inputs of a workflow. Sources in this order: the command line, the run's tokens and keys, the default, fresh data
 * of the pattern. Fresh data makes a name new in every run.
 */
export function inputsOf(
  schema: JsonObject,
  options: SuiteOptions,
  secrets: Secrets,
  generator: Generator,
): JsonObject {
  const given: JsonObject = { ...fromSecrets(secrets), ...options.inputs };
  const inputs = entriesOf(schema['properties']).map(([name, property]) => {
    const own = isObject(property) ? property : {};
    return [name, given[name] ?? own['default'] ?? fresh(generator, own)] as const;
  });
  return { ...given, ...Object.fromEntries(inputs) };
}

/** Required inputs that cannot be generated, such as a code sent to a telephone. */
export function missingInputs(schema: JsonObject, inputs: JsonObject): readonly string[] {
  return listOf(schema['required'])
    .map(String)
    .filter((name) => inputs[name] === undefined);
}

function fromSecrets({ token, tokenOther, tokenAgent, keys }: Secrets): JsonObject {
  return { token, tokenOther, tokenAgent, ...Object.fromEntries(keys) };
}

/** An input may become part of an address or a header, which do not carry every character. */
function fresh(generator: Generator, schema: JsonObject): unknown {
  if (!('pattern' in schema || 'format' in schema) || schema['format'] === 'password') return undefined;
  const values = generator.values(schema, 'header');
  return values && sampleOf(values, randomInt(2 ** 31));
}
