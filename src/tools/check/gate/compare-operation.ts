import type { Contract, OperationObject } from '../../generate/contract.ts';
import { errorsOf } from '../../generate/operations.ts';
import { compareSchema } from './compare-schema.ts';
import type { Comparison, Direction } from './compare-values.ts';
import { isSame, listAt, type Node, type Operation, objectAt, resolve } from './document.ts';

export interface Documents {
  readonly base: Node;
  readonly revision: Node;
}

type Report = (place: string, change: string) => void;

/**
 * What clients or backends build on, so that a new value breaks one of them. Generated clients are split by tags; the
 * conformance suite holds backends to the marks.
 */
const fixed = ['security', 'tags', 'x-sort', 'x-range', 'x-own', 'x-totals', 'x-effects'];

/** The same of a parameter. */
const fixedOfParameter = ['style', 'explode', 'x-sort', 'x-filter'];

/** Reports every way in which `now` breaks clients or backends made for `old`. */
export function compareOperation(documents: Documents, old: Operation, now: Operation, report: Report): void {
  if (old.id !== now.id) report('operationId', `became ${now.id}`);
  const [encryptedBefore, encryptedAfter] = [old, now].map(({ node }) => node['x-encrypted'] === true);
  if (encryptedBefore !== encryptedAfter) report('x-encrypted', encryptedAfter ? 'was added' : 'was removed');
  for (const key of fixed) {
    const [before, after] = [old, now].map(({ node }) => JSON.stringify(node[key]) ?? '(none)');
    if (before !== after) report(key, `${before} became ${after}`);
  }
  for (const rule of listAt(now.node, 'x-rules')) {
    if (!listAt(old.node, 'x-rules').includes(rule)) report('x-rules', `gained "${rule}"`);
  }
  compareParameters(documents, old.parameters, now.parameters, report);
  compareBody(documents, old.node, now.node, report);
  compareResponses(documents, objectAt(old.node, 'responses'), objectAt(now.node, 'responses'), report);
  compareErrors(documents, old.node, now.node, report);
}

function schemas(documents: Documents, direction: Direction, report: Report): Comparison {
  return { ...documents, direction, seen: new Set(), report };
}

function compareParameters(documents: Documents, old: readonly Node[], now: readonly Node[], report: Report): void {
  const before = new Map(old.map((parameter) => [parameterName(parameter), parameter]));
  const after = new Map(now.map((parameter) => [parameterName(parameter), parameter]));
  for (const [name, parameter] of before) {
    const counterpart = after.get(name);
    if (!counterpart) {
      report(name, 'was removed');
      continue;
    }
    if (parameter['required'] !== true && counterpart['required'] === true) report(name, 'became required');
    for (const key of fixedOfParameter) {
      if (!isSame(parameter[key], counterpart[key])) report(name, `${key} was changed`);
    }
    compareSchema(schemas(documents, 'request', report), parameter['schema'], counterpart['schema'], name);
  }
  for (const [name, parameter] of after) {
    if (!before.has(name) && parameter['required'] === true) report(name, 'is new and required');
  }
}

function parameterName(parameter: Node): string {
  const name = String(parameter['name']);
  return `${String(parameter['in'])} parameter ${parameter['in'] === 'header' ? name.toLowerCase() : name}`;
}

function compareBody(documents: Documents, oldOperation: Node, nowOperation: Node, report: Report): void {
  const old = resolve(documents.base, oldOperation['requestBody']).node;
  const now = resolve(documents.revision, nowOperation['requestBody']).node;
  const had = 'content' in old;
  if (had && !('content' in now)) report('request body', 'was removed');
  if (old['required'] !== true && now['required'] === true)
    report('request body', had ? 'became required' : 'is new and required');
  if (had && 'content' in now) compareContent(documents, old, now, 'request', 'request body', report);
}

function compareResponses(documents: Documents, before: Node, after: Node, report: Report): void {
  for (const status of Object.keys(before)) {
    const place = `answer ${status}`;
    if (!(status in after)) {
      report(place, 'was removed');
      continue;
    }
    const old = resolve(documents.base, before[status]).node;
    const now = resolve(documents.revision, after[status]).node;
    compareHeaders(documents, objectAt(old, 'headers'), objectAt(now, 'headers'), place, report);
    compareContent(documents, old, now, 'response', place, report);
  }
  for (const status of Object.keys(after)) {
    if (!(status in before) && !/^[45]/.test(status)) report(`answer ${status}`, 'is a new success');
  }
}

/** The error codes that the examples name; one of an answer that is gone is reported with it. */
function compareErrors({ base, revision }: Documents, old: Node, now: Node, report: Report): void {
  // Lint guarantees this form.
  const errors = (document: Node, operation: Node) =>
    errorsOf(document as Contract, operation as unknown as OperationObject);
  const left = errors(revision, now);
  for (const { code, status } of errors(base, old)) {
    const isNamed = left.some((error) => error.code === code && error.status === status);
    if (!isNamed && status in objectAt(now, 'responses')) report(`answer ${status}`, `no longer names ${code}`);
  }
}

function compareHeaders(documents: Documents, before: Node, after: Node, answer: string, report: Report): void {
  for (const name of Object.keys(before)) {
    const place = `${answer} header ${name}`;
    if (!(name in after)) {
      report(place, 'was removed');
      continue;
    }
    const old = resolve(documents.base, before[name]).node;
    const now = resolve(documents.revision, after[name]).node;
    if (old['required'] === true && now['required'] !== true) report(place, 'became optional');
    compareSchema(schemas(documents, 'response', report), old['schema'], now['schema'], place);
  }
}

function compareContent(
  documents: Documents,
  old: Node,
  now: Node,
  direction: Direction,
  place: string,
  report: Report,
): void {
  const before = objectAt(old, 'content');
  const after = objectAt(now, 'content');
  for (const type of Object.keys(before)) {
    if (!(type in after)) report(place, `no longer comes as ${type}`);
    else {
      const comparison = schemas(documents, direction, report);
      const [old, now] = [objectAt(before, type), objectAt(after, type)];
      compareSchema(comparison, old['schema'], now['schema'], place);
      if (!isSame(old['encoding'], now['encoding'])) report(place, `the encoding as ${type} was changed`);
    }
  }
  for (const type of Object.keys(after)) {
    if (!(type in before) && direction === 'response') report(place, `now also comes as ${type}`);
  }
}

/** Compares the ways to authenticate: every old way must remain; a new one breaks nobody. */
export function sameSecurity({ base, revision }: Documents): boolean {
  const schemes = (document: Node) => objectAt(objectAt(document, 'components'), 'securitySchemes');
  const form = (document: Node, scheme: unknown) =>
    JSON.stringify({ ...resolve(document, scheme).node, description: '' });
  const after = schemes(revision);
  return (
    Object.entries(schemes(base)).every(
      ([name, scheme]) => name in after && form(base, scheme) === form(revision, after[name]),
    ) && listAt(base, 'security').length === listAt(revision, 'security').length
  );
}
