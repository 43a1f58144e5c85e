import fc, { type Arbitrary } from 'fast-check';
import type { JsonObject } from '../document/json.ts';
import type { ContractDocument } from '../document/load.ts';
import type { Operation, Parameter } from '../document/operation.ts';
import { SchemaReader } from '../schema/flat.ts';
import type { Validate, Validators } from '../schema/validators.ts';
import { Generator, sampleOf } from './arbitrary.ts';
import { type BodyForm, bodyForm } from './media.ts';
import { probed } from './pattern/pattern.ts';
import type { Carrier } from './text.ts';
import { asRead, canTravel } from './wire.ts';

/** The data generator of one parameter. */
export interface ParameterForm {
  readonly parameter: Parameter;
  readonly carrier: Carrier;
  readonly validate: Validate;
  /** Undefined if no data can be generated for it. */
  readonly values: Arbitrary<unknown> | undefined;
}

/** The data generator of an operation's body. */
export interface BodyMaker extends BodyForm {
  readonly values: Arbitrary<unknown> | undefined;
}

/** Generates data for the parameters and bodies of operations; each generator is prepared once. */
export class Workshop {
  readonly reader: SchemaReader;
  readonly generator: Generator;
  readonly seed: number;
  readonly #validators: Validators;
  readonly #parameters = new Map<Parameter, ParameterForm>();
  readonly #bodies = new Map<string, BodyMaker | undefined>();

  constructor(document: ContractDocument, validators: Validators, seed: number) {
    this.reader = new SchemaReader(document);
    this.generator = new Generator(this.reader);
    this.#validators = validators;
    this.seed = seed;
  }

  flat = (schema: unknown): JsonObject => this.reader.flat(schema);

  parameter(parameter: Parameter): ParameterForm {
    const known = this.#parameters.get(parameter);
    if (known) return known;
    const carrier = parameter.in === 'cookie' ? 'header' : parameter.in;
    const judge = this.#validators.request(parameter);
    const validate: Validate = (value) => judge(asRead(this.reader, parameter.schema, value));
    const fits = (value: unknown) => validate(value).length === 0 && canTravel(carrier, value);
    const values = probed(this.generator.values(parameter.schema, carrier), fits);
    const form = { parameter, carrier, validate, values };
    this.#parameters.set(parameter, form);
    return form;
  }

  body(operation: Operation): BodyMaker | undefined {
    if (this.#bodies.has(operation.id)) return this.#bodies.get(operation.id);
    const form = bodyForm(operation, this.reader, this.#validators);
    const made = form && this.generator.values(form.schema, form.carrier);
    const maker = form && { ...form, values: probed(made, (value) => form.validate(value).length === 0) };
    this.#bodies.set(operation.id, maker);
    return maker;
  }

  /** One value, always the same for the same seed; undefined if none can be generated. */
  sample(values: Arbitrary<unknown> | undefined): unknown {
    return values && sampleOf(values, this.seed);
  }

  /** About half of the values are known ones, so that some requests pass the first check of the backend. */
  near(values: Arbitrary<unknown> | undefined, known: readonly unknown[]): Arbitrary<unknown> | undefined {
    if (known.length === 0) return values;
    const constants = fc.constantFrom(...known);
    return values ? fc.oneof(constants, values) : constants;
  }
}
