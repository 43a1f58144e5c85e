import { entriesOf, isObject, type JsonObject, listOf, type Path, textOf } from './json.ts';
import { isJsonType, type Operation, type Parameter, responseFor } from './operation.ts';

/** The test that a filter applies to a field. */
export type FilterTest = 'equal' | 'from' | 'before' | 'atLeast' | 'atMost' | 'contains';

/** A query parameter that narrows a list, and the field of a row that it narrows by. */
export interface ListFilter {
  readonly parameter: Parameter;
  readonly field: string;
  readonly test: FilterTest;
}

/** The fields that order the rows; a minus means descending. Empty if rows do not show their order. */
export type RowOrder = readonly string[];

/** The properties of a paged list operation. */
export interface ListForm {
  readonly pageNo: Parameter;
  readonly pageSize: Parameter;
  /** The path of the rows in an answer. */
  readonly rows: Path;
  /** Next to the rows; undefined if the contract does not have it. */
  readonly totalPages: Path | undefined;
  readonly totalElements: Path | undefined;
  readonly filters: readonly ListFilter[];
  readonly order: RowOrder;
  /** The selectable orders, by the values of the parameter. */
  readonly sorts: readonly { readonly parameter: Parameter; readonly value: string; readonly order: RowOrder }[];
}

type Flat = (schema: unknown) => JsonObject;

const tests: readonly FilterTest[] = ['equal', 'from', 'before', 'atLeast', 'atMost', 'contains'];

/** The form of a paged list; undefined for everything else. */
export function listForm(operation: Operation, flat: Flat): ListForm | undefined {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const pageNo = query.find(({ name }) => name === 'pageNo');
  const pageSize = query.find(({ name }) => name === 'pageSize');
  const media = responseFor(operation, 200)?.media.find(({ type }) => isJsonType(type));
  if (!pageNo || !pageSize || !media || operation.method !== 'GET') return undefined;
  const top = flat(media.schema);
  const inner = propertyOf(top, 'value', flat);
  const place = isObject(inner['properties']) ? ['value'] : [];
  const properties = entriesOf((place.length > 0 ? inner : top)['properties']);
  const names = ['content', 'list', 'games'];
  const rows = properties.find(([name, schema]) => names.includes(name) && 'items' in flat(schema));
  if (!rows) return undefined;
  const row = entriesOf(flat(flat(rows[1])['items'])['properties']).map(([name]) => name);
  const path = (...known: readonly string[]) => {
    const found = properties.find(([name]) => known.includes(name));
    return found && [...place, found[0]];
  };
  return {
    pageNo,
    pageSize,
    rows: [...place, rows[0]],
    totalPages: path('totalPages'),
    totalElements: path('totalElements', 'totalGames'),
    filters: query.flatMap((parameter) => [...filterOf(parameter, row), ...rangeOf(parameter, operation.range)]),
    order: operation.sort,
    sorts: query.flatMap((parameter) =>
      entriesOf(parameter.orders).map(([value, order]) => ({ parameter, value, order: listOf(order).map(String) })),
    ),
  };
}

function propertyOf(schema: JsonObject, name: string, flat: Flat): JsonObject {
  const properties = schema['properties'];
  return isObject(properties) && name in properties ? flat(properties[name]) : {};
}

/** `from` is inclusive, `to` is exclusive. */
function rangeOf(parameter: Parameter, field: string | undefined): ListFilter[] {
  if (field === undefined) return [];
  if (parameter.name === 'from') return [{ parameter, field, test: 'from' }];
  return parameter.name === 'to' ? [{ parameter, field, test: 'before' }] : [];
}

/** The meaning of `x-filter`; without it a parameter filters by the field of the same name. */
function filterOf(parameter: Parameter, row: readonly string[]): ListFilter[] {
  const { filter, name } = parameter;
  if (filter === false) return [];
  if (!isObject(filter)) return row.includes(name) ? [{ parameter, field: name, test: 'equal' }] : [];
  const field = textOf(filter['field']);
  const test = tests.find((known) => known === filter['test']) ?? 'equal';
  return field === undefined ? [] : [{ parameter, field, test }];
}
