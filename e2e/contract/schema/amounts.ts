import { entriesOf, type Path, pointerOf } from '../document/json.ts';
import { branchesOf, type SchemaReader } from './flat.ts';

interface Amount {
  readonly pointer: string;
  readonly amount: string;
}

/** The amounts of money in a value: texts with `x-money: true` in their schema. */
export function* amountsIn(reader: SchemaReader, schema: unknown, value: unknown, path: Path = []): Generator<Amount> {
  for (const branch of branchesOf(reader, reader.flat(schema))) {
    if (typeof value === 'string') {
      if (branch['x-money'] === true) yield { pointer: pointerOf(path), amount: value };
    } else if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) yield* amountsIn(reader, branch['items'], entry, [...path, index]);
    } else {
      const properties = Object.fromEntries(entriesOf(branch['properties']));
      for (const [name, inner] of entriesOf(value)) {
        if (properties[name] !== undefined) yield* amountsIn(reader, properties[name], inner, [...path, name]);
      }
    }
  }
}
