import { type Contract, type OperationObject, type Parameter, resolve } from './contract.ts';

interface Schema {
  readonly default?: unknown;
  readonly oneOf?: readonly unknown[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** The defaults of an operation's parameters and of the fields of its body, by name. */
export function defaultsOf(
  contract: Contract,
  parameters: readonly Parameter[],
  { requestBody }: OperationObject,
): Readonly<Record<string, unknown>> {
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(contract, schema));
  const fields = [...parameters.map(({ name, schema }) => [name, schema] as const), ...bodies];
  return Object.fromEntries(
    fields.flatMap(([name, schema]) => {
      // A default beside a reference holds before that of the schema.
      const { default: value } = { ...resolve<Schema>(contract, schema ?? {}), ...(schema as Schema | undefined) };
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The fields of a body; of one that may be encrypted, those of its plain form. */
function fieldsOf(contract: Contract, value: unknown): readonly (readonly [string, unknown])[] {
  const { oneOf, properties } = resolve<Schema>(contract, value ?? {});
  return oneOf ? fieldsOf(contract, oneOf[0]) : Object.entries(properties ?? {});
}
