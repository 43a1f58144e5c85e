import fc, { type Arbitrary } from 'fast-check';
import type { SchemaAt } from '../document/operation.ts';
import type { Validators } from '../schema/validators.ts';
import type { Generator } from './arbitrary.ts';
import { probed } from './pattern/pattern.ts';
import type { Carrier } from './text.ts';

/** Values that truly follow a schema of the contract: the generator makes them and the validator checks them. */
export function validValues(
  generator: Generator,
  validators: Validators,
  at: SchemaAt,
  carrier: Carrier = 'json',
): Arbitrary<unknown> | undefined {
  const validate = validators.request(at);
  return probed(generator.values(at.schema, carrier), (value) => validate(value).length === 0);
}

/** One value of an arbitrary, always the same for the same seed. */
export function sampleOf<T>(values: Arbitrary<T>, seed: number): T {
  const [value] = fc.sample(values, { numRuns: 1, seed });
  // One value was requested.
  return value as T;
}
