import { entriesOf, isObject, type JsonObject, listOf, type Path, pointerOf, withValueAt } from '../document/json.ts';
import { branchesOf, type FlatSchema, typesOf } from '../schema/flat.ts';
import type { Validate } from '../schema/validators.ts';
import { sampleOf } from './arbitrary.ts';
import { badVariants } from './bad-variants.ts';
import { goodVariants, type VariantContext } from './variants.ts';

/** A path in a value, with the schema of its part. */
interface Spot {
  readonly path: Path;
  readonly schema: unknown;
  readonly value: unknown;
  /** The present value, or a generated one to reach the inside of a missing part. */
  readonly inside: unknown;
  /** An optional property. */
  readonly optional: boolean;
  /** The whole value, with valid data at the path even if the given value has none. */
  readonly whole: unknown;
}

/** A whole value with one difference. */
export interface Variation {
  readonly path: Path;
  readonly what: string;
  readonly value: unknown;
}

const deepest = 4;

/** Every path of a value that the schema knows, also inside missing parts. */
function* spotsOf(context: VariantContext, given: Omit<Spot, 'inside'>): Generator<Spot> {
  const spot = filled(context, given);
  const { path, schema, inside } = spot;
  yield spot;
  if (path.length >= deepest) return;
  const { reader } = context.generator;
  for (const branch of fitting(branchesOf(reader, reader.flat(schema)), inside)) {
    if (isObject(inside)) yield* propertySpots(context, branch, spot, inside);
    const [first] = listOf(inside);
    if (first === undefined || !('items' in branch)) continue;
    yield* spotsOf(context, { ...spot, path: [...path, 0], schema: branch['items'], value: first, optional: false });
  }
}

/** The path with a generated value for a missing part, so that its inside can be varied too. */
function filled({ generator, seed }: VariantContext, spot: Omit<Spot, 'inside'>): Spot {
  if (spot.value !== undefined) return { ...spot, inside: spot.value };
  const flat = generator.reader.flat(spot.schema);
  const hollow = typesOf(flat).some((type) => type === 'object' || type === 'array');
  const filling = 'items' in flat ? { ...flat, minItems: Math.max(1, Number(flat['minItems'] ?? 1)) } : flat;
  const values = hollow ? generator.values(filling) : undefined;
  const inside = values && sampleOf(values, seed);
  return inside === undefined
    ? { ...spot, inside }
    : { ...spot, inside, whole: withValueAt(spot.whole, spot.path, inside) };
}

/** The alternatives that the value seems to follow. */
function fitting(branches: readonly FlatSchema[], value: unknown): readonly FlatSchema[] {
  if (branches.length === 1 || !isObject(value)) return branches;
  return branches.filter((branch) =>
    listOf(branch['required']).every((name) => {
      const property = entriesOf(branch['properties']).find(([key]) => key === name)?.[1];
      const constant = isObject(property) ? property['const'] : undefined;
      return Object.hasOwn(value, String(name)) && (constant === undefined || constant === value[String(name)]);
    }),
  );
}

function* propertySpots(context: VariantContext, branch: FlatSchema, spot: Spot, value: JsonObject): Generator<Spot> {
  const required = listOf(branch['required']);
  for (const [name, property] of entriesOf(branch['properties'])) {
    yield* spotsOf(context, {
      path: [...spot.path, name],
      schema: property,
      value: Object.hasOwn(value, name) ? value[name] : undefined,
      optional: !required.includes(name),
      whole: spot.whole,
    });
  }
}

/** Values at the edges of what the schema allows, each different from a valid one at a single path. */
export function goodVariations(
  schema: unknown,
  value: unknown,
  validate: Validate,
  context: VariantContext,
): Variation[] {
  const found = new Found(value);
  for (const spot of spotsOf(context, { path: [], schema, value, optional: false, whole: value })) {
    if (spot.optional && spot.value !== undefined) found.add(spot, 'left out', undefined);
    for (const { what, value: other } of goodVariants(spot.schema, context)) found.add(spot, what, other);
  }
  return found.variations.filter((variation) => validate(variation.value).length === 0);
}

/** Values that break the schema at a single path of a valid value. */
export function badVariations(
  schema: unknown,
  value: unknown,
  validate: Validate,
  context: VariantContext,
): Variation[] {
  const found = new Found(value);
  for (const spot of spotsOf(context, { path: [], schema, value, optional: false, whole: value })) {
    for (const { what, value: other } of badVariants(spot.schema, spot.inside, context)) found.add(spot, what, other);
  }
  return found.variations.filter((variation) => validate(variation.value).length > 0);
}

/** One violation, selected by two numbers; undefined if the selected path cannot be broken. */
export function badVariation(
  schema: unknown,
  value: unknown,
  validate: Validate,
  context: VariantContext,
  choice: { readonly place: number; readonly pick: number },
): Variation | undefined {
  const spots = [...spotsOf(context, { path: [], schema, value, optional: false, whole: value })];
  const spot = spots[choice.place % spots.length];
  if (!spot) return undefined;
  const found = new Found(value);
  for (const { what, value: other } of badVariants(spot.schema, spot.inside, context)) found.add(spot, what, other);
  const bad = found.variations;
  for (let index = 0; index < bad.length; index++) {
    const variation = bad[(choice.pick + index) % bad.length];
    if (variation && validate(variation.value).length > 0) return variation;
  }
  return undefined;
}

/** Collects variations, each value once. */
class Found {
  readonly #seen = new Set<string>();
  readonly variations: Variation[] = [];

  constructor(given: unknown) {
    this.#seen.add(JSON.stringify(given) ?? '');
  }

  add({ path, whole }: Spot, what: string, value: unknown): void {
    // A missing whole value is no variation.
    if (path.length === 0 && value === undefined) return;
    const varied = withValueAt(whole, path, value);
    const key = JSON.stringify(varied) ?? '';
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.variations.push({ path, what: `${pointerOf(path) || 'the whole value'}: ${what}`, value: varied });
  }
}
