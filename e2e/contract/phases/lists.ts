import { type CheckName, type Finding, fine, wrong } from '../checks/check.ts';
import { addsUp, figuresOf } from '../checks/totals.ts';
import { canonical, isObject, listOf, valueAt } from '../document/json.ts';
import { type ListFilter, type ListForm, listForm, type RowOrder } from '../document/lists.ts';
import type { Operation } from '../document/operation.ts';
import { answerOf, type Case, type Exchange, isSuccess, withValue } from '../exchange/exchange.ts';
import type { Tester } from '../run/tester.ts';

/** The number of pages in which a list is read. */
const pages = 3;
const mostFilters = 8;
/** The number of large pages that are read for the totals. */
const mostPages = 4;

/** A page that was read. */
interface Page {
  readonly exchange: Exchange;
  readonly rows: readonly unknown[];
  /** The object that has the rows. */
  readonly around: unknown;
  readonly total: number | undefined;
  readonly totalPages: number | undefined;
}

/** Reads a whole list page by page, with each filter and in each order, and compares. */
export async function tryList(tester: Tester, operation: Operation): Promise<void> {
  const form = listForm(operation, tester.workshop.flat);
  const base = tester.bases.get(operation.id);
  if (!form || !base || !isSuccess(answerOf(base)?.status ?? 0)) return;
  await new ListReader(tester, form, base.case).run();
}

class ListReader {
  readonly #tester: Tester;
  readonly #form: ListForm;
  readonly #base: Case;

  constructor(tester: Tester, form: ListForm, base: Case) {
    this.#tester = tester;
    this.#form = form;
    this.#base = base;
  }

  async run(): Promise<void> {
    const { form, most } = { form: this.#form, most: sizeOf(this.#tester, this.#base.operation) ?? 1 };
    const whole = await this.#read({ pageNo: 1, pageSize: most });
    if (!whole) return;
    this.#judge('list_pages', whole, [...unique(whole), ...counted(whole, most)]);
    await this.#pages(whole, most);
    this.#judge('list_order', whole, inOrder(whole.rows, form.order, 'as it comes'));
    await this.#totals(whole, most);
    for (const { parameter, value, order } of form.sorts) {
      const sorted = await this.#read({ pageNo: 1, pageSize: most, [parameter.name]: value });
      if (sorted) this.#judge('list_order', sorted, inOrder(sorted.rows, order, `by ${parameter.name}=${value}`));
    }
    for (const filter of form.filters.slice(0, mostFilters)) await this.#narrowed(filter, whole, most);
  }

  /** The figures beside the rows are those of the rows, over all pages of a list that is not too long. */
  async #totals(whole: Page, most: number): Promise<void> {
    const { totals } = this.#base.operation;
    if (Object.keys(totals).length === 0 || whole.total === undefined) return;
    const rows = [...whole.rows];
    const figures = canonical(figuresOf(totals, whole.around));
    for (let pageNo = 2; rows.length < whole.total && pageNo <= mostPages; pageNo++) {
      const page = await this.#read({ pageNo, pageSize: most });
      // A list that changes meanwhile has other totals.
      if (!page || canonical(figuresOf(totals, page.around)) !== figures) return;
      rows.push(...page.rows);
    }
    if (rows.length === whole.total) this.#judge('list_totals', whole, addsUp(totals, rows, whole.around));
  }

  /** The small pages together equal the large page. */
  async #pages(whole: Page, most: number): Promise<void> {
    const size = Math.max(1, Math.ceil(whole.rows.length / pages));
    const read: Page[] = [];
    for (let pageNo = 1; pageNo <= pages && (pageNo - 1) * size < Math.max(1, whole.rows.length); pageNo++) {
      const page = await this.#read({ pageNo, pageSize: size });
      if (!page) return;
      read.push(page);
      if (page.total !== whole.total) return this.#disagree(whole, page, most);
    }
    const [first] = read;
    if (!first) return;
    // The small pages may continue beyond the large one, or end before it does.
    const compared = Math.min(whole.rows.length, pages * size);
    const keys = (rows: readonly unknown[]) => rows.slice(0, compared).map(keyOf).join('\n');
    const same = keys(read.flatMap(({ rows }) => rows)) === keys(whole.rows);
    // Rows may tell how long something has waited; only a list that stands still can disagree with itself.
    if (!same && keys((await this.#read({ pageNo: 1, pageSize: most }))?.rows ?? []) !== keys(whole.rows)) return;
    const message = `${read.length} pages of ${size} rows are not the rows of one page of ${whole.rows.length}`;
    const findings = [
      ...read.flatMap((page) => [...counted(page, size), ...full(page, size)]),
      ...(same ? fine : wrong(message)),
    ];
    this.#judge('list_pages', first, findings);
    await this.#figures(whole, first, most);
    if (whole.total !== undefined) await this.#beyond(whole.total, size);
  }

  /** Two pages with different totals are a fault, unless the list has changed meanwhile. */
  async #disagree(whole: Page, page: Page, most: number): Promise<void> {
    const again = await this.#read({ pageNo: 1, pageSize: most });
    if (again?.total !== whole.total) return;
    const message = `totalElements is ${page.total} with ${page.rows.length} rows on a page and ${whole.total} with ${most}`;
    this.#judge('list_pages', page, wrong(message));
  }

  /** The figures beside the rows do not depend on the size of the page. */
  async #figures(whole: Page, page: Page, most: number): Promise<void> {
    const figures = ({ around }: Page) => canonical(figuresOf(this.#base.operation.totals, around));
    if (page.rows.length >= whole.rows.length) return;
    const same = figures(page) === figures(whole);
    const again = same ? whole : await this.#read({ pageNo: 1, pageSize: most });
    if (!again || figures(again) !== figures(whole)) return;
    const message = `${page.rows.length} rows on a page have other totals than ${whole.rows.length}`;
    this.#judge('list_totals', page, same ? fine : wrong(message));
  }

  async #beyond(total: number, size: number): Promise<void> {
    const pageNo = Math.ceil(total / size) + 1;
    if (this.#tester.workshop.parameter(this.#form.pageNo).validate(pageNo).length > 0) return;
    const page = await this.#read({ pageNo, pageSize: size });
    if (!page || page.total !== total) return;
    const message = `page ${pageNo} of ${pageNo - 1} has ${page.rows.length} rows`;
    this.#judge('list_pages', page, page.rows.length === 0 ? fine : wrong(message));
  }

  /** A filter keeps all rows that match it, and no others. */
  async #narrowed(filter: ListFilter, whole: Page, most: number): Promise<void> {
    const { name } = filter.parameter;
    const form = this.#tester.workshop.parameter(filter.parameter);
    const value = valueFor(filter, whole.rows, (candidate) => form.validate(candidate).length === 0);
    if (value === undefined) return;
    const narrowed = await this.#read({ pageNo: 1, pageSize: most, ...this.#begin(filter, whole), [name]: value });
    if (!narrowed) return;
    const stranger = narrowed.rows.find((row) => !passes(filter, row, value));
    const findings: Finding[] = [];
    if (stranger !== undefined) {
      findings.push(...wrong(`${name}=${value} finds a row whose ${filter.field} is ${shown(stranger, filter)}`));
    }
    const complete = whole.total !== undefined && whole.total <= whole.rows.length;
    const expected = whole.rows.filter((row) => passes(filter, row, value)).length;
    if (complete && expected !== narrowed.rows.length) {
      findings.push(...wrong(`${name}=${value} finds ${narrowed.rows.length} rows of the ${expected} that pass it`));
    } else if (narrowed.rows.length === 0) {
      findings.push(...wrong(`${name}=${value} does not find the row that has it`));
    }
    findings.push(...counted(narrowed, most), ...full(narrowed, most));
    this.#judge('list_filters', narrowed, findings);
    const { totals } = this.#base.operation;
    if (Object.keys(totals).length > 0 && narrowed.total === narrowed.rows.length)
      this.#judge('list_totals', narrowed, addsUp(totals, narrowed.rows, narrowed.around, true));
  }

  /** With another end a range would begin elsewhere, so its start is the start of the whole list. */
  #begin({ field, test }: ListFilter, { rows }: Page): Readonly<Record<string, unknown>> {
    const from = this.#form.filters.find((filter) => filter.test === 'from' && filter.field === field);
    return test === 'before' && from ? { [from.parameter.name]: leastOf(rows, field) } : {};
  }

  /** Reads a page without the filters of the example; undefined if the page is missing. */
  async #read(query: Readonly<Record<string, unknown>>): Promise<Page | undefined> {
    const exchange = await this.#tester.try(unfiltered(this.#base, query));
    const answer = answerOf(exchange);
    if (!answer || !isSuccess(answer.status)) return undefined;
    const number = (path: readonly (string | number)[] | undefined) => {
      const value = path && valueAt(answer.json, path);
      return typeof value === 'number' ? value : undefined;
    };
    const { rows, totalElements, totalPages } = this.#form;
    const around = valueAt(answer.json, rows.slice(0, -1));
    const found = listOf(valueAt(answer.json, rows));
    return { exchange, rows: found, around, total: number(totalElements), totalPages: number(totalPages) };
  }

  #judge(check: CheckName, { exchange }: Page, findings: readonly Finding[]): void {
    this.#tester.results.judge(this.#base.operation, check, findings, exchange);
  }
}

/** The most rows of a page, within reason; undefined for an operation without pages. */
export function sizeOf({ workshop }: Tester, { parameters }: Operation): number | undefined {
  const pageSize = parameters.find(({ name }) => name === 'pageSize');
  const { maximum } = workshop.flat(pageSize?.schema);
  return pageSize && Math.min(typeof maximum === 'number' ? maximum : Number.POSITIVE_INFINITY, 100);
}

/** The request for a page of the greatest size without filters. */
export function largePage(tester: Tester, base: Case, pageNo = 1): Case {
  const pageSize = sizeOf(tester, base.operation);
  return unfiltered(base, pageSize === undefined ? {} : { pageNo, pageSize });
}

/** The request without its optional parameters, but with those that are given. */
function unfiltered(base: Case, query: Readonly<Record<string, unknown>>): Case {
  let { values } = base;
  for (const { name, in: place, required } of base.operation.parameters) {
    if (place === 'query' && !required) values = withValue(values, 'query', name, undefined);
  }
  for (const [name, value] of Object.entries(query)) values = withValue(values, 'query', name, value);
  const what = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
  return { ...base, values, intent: 'step', phase: 'stateful', what };
}

/** A comparable value: a number for numbers and times, a text for the rest. */
function comparable(value: unknown): number | string | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return undefined;
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return Date.parse(value);
  return value;
}

function fieldOf(row: unknown, field: string): unknown {
  return isObject(row) ? row[field] : undefined;
}

/** A text without case, accents, signs and spaces. */
function folded(value: unknown): string {
  return String(value)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a row matches a filter value. */
function passes({ field, test, parameter }: ListFilter, row: unknown, value: unknown): boolean {
  const own = fieldOf(row, field);
  if (test === 'contains') return folded(own).includes(folded(value));
  if (test === 'equal') return [own].flat().some((each) => String(each) === String(value));
  const [left, right] = [comparable(own), comparable(value)];
  // A row without the field, or without its time yet, matches no bound.
  if (left === undefined || right === undefined) return parameter.required;
  if (test === 'from' || test === 'atLeast') return left >= right;
  return test === 'before' ? left < right : left <= right;
}

/**
 * A filter value from the middle row. It matches something and, if rows differ, excludes something. Undefined if no row
 * has a value that the contract allows.
 */
function valueFor({ field, test }: ListFilter, rows: readonly unknown[], allowed: (value: unknown) => boolean) {
  const middle = Math.floor(rows.length / 2);
  const candidates = [...rows.slice(middle), ...rows.slice(0, middle)]
    .flatMap((row) => [fieldOf(row, field)].flat())
    .filter((value) => value !== undefined && value !== null && value !== '');
  const values = test === 'before' ? candidates.filter((value) => isAboveLeast(value, candidates)) : candidates;
  return values.find(allowed);
}

function isAboveLeast(value: unknown, all: readonly unknown[]): boolean {
  const own = comparable(value);
  return all.some((other) => {
    const least = comparable(other);
    return own !== undefined && least !== undefined && least < own;
  });
}

/** The smallest value of a field in the rows. */
function leastOf(rows: readonly unknown[], field: string): unknown {
  return rows
    .map((row) => fieldOf(row, field))
    .reduce((least, value) => {
      const [one, other] = [comparable(least), comparable(value)];
      return one === undefined || (other !== undefined && other < one) ? value : least;
    }, undefined);
}

/** Whether rows are in their declared order. */
function inOrder(rows: readonly unknown[], order: RowOrder, how: string): readonly Finding[] {
  if (order.length === 0) return fine;
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (next !== undefined && compare(row, next, order) > 0) {
      return wrong(`${how}, the rows ${index + 1} and ${index + 2} are not in the order ${order.join(', ')}`);
    }
  }
  return fine;
}

function compare(one: unknown, other: unknown, order: RowOrder): number {
  for (const key of order) {
    const field = key.replace(/^-/, '');
    const [a, b] = [comparable(fieldOf(one, field)), comparable(fieldOf(other, field))];
    // The contract does not define the position of rows without a value.
    if (a === undefined || b === undefined || a === b) continue;
    const sign = key.startsWith('-') ? -1 : 1;
    return (a < b ? -1 : 1) * sign;
  }
  return 0;
}

function keyOf(row: unknown): string {
  return isObject(row) && row['id'] !== undefined ? String(row['id']) : canonical(row);
}

function shown(row: unknown, { field }: ListFilter): string {
  return isObject(row) ? (JSON.stringify(row[field]) ?? 'missing') : 'missing';
}

function unique({ rows }: Page): readonly Finding[] {
  const seen = new Set<string>();
  const twice = rows.map(keyOf).find((key) => seen.size === seen.add(key).size);
  return twice === undefined ? fine : wrong(`a row is there twice: ${twice.slice(0, 80)}`);
}

/** `totalPages` is the page count of `totalElements` rows. */
function counted({ total, totalPages, rows }: Page, size: number): readonly Finding[] {
  if (rows.length > size) return wrong(`${rows.length} rows are on a page of ${size}`);
  if (total === undefined) return fine;
  if (rows.length > total) return wrong(`${rows.length} rows are there, totalElements is ${total}`);
  const wanted = Math.ceil(total / size);
  if (totalPages === undefined || totalPages === wanted) return fine;
  return wrong(`totalPages is ${totalPages}, ${total} rows of ${size} on a page are ${wanted}`);
}

/** Every page but the last is full. */
function full({ total, rows, exchange }: Page, size: number): readonly Finding[] {
  if (total === undefined) return fine;
  const before = (Number(exchange.case.values.query['pageNo']) - 1) * size;
  const wanted = Math.max(0, Math.min(size, total - before));
  return rows.length === wanted
    ? fine
    : wrong(`a page has ${rows.length} rows instead of ${wanted}: totalElements is ${total}`);
}
