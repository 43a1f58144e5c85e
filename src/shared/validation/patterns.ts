import { isCalendarDate } from './calendar-date.ts';

/** A pattern type of the contract (VALID-47) and the meaning of its message `reg_pattern_{id}`. */
interface Pattern {
  readonly id: number;
  readonly name: string;
  /** Whether a whole value matches, in linear time: no expression here matches a text in two ways. */
  readonly test: (value: string) => boolean;
}

const LOCAL = /^[A-Za-z0-9_'+.-]+$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const TOP = /^[A-Za-z]{2,63}$/;

/**
 * Whether a text is an e-mail address that mail servers accept: ASCII, one `@`, no consecutive dots, a host of two
 * labels.
 */
export function isEmail(value: string): boolean {
  if (value.length > 254) return false;
  const [local = '', host = '', ...more] = value.split('@');
  if (more.length > 0 || local.length > 64 || !LOCAL.test(local)) return false;
  if (local.startsWith('.') || local.includes('..') || /[.']$/.test(local)) return false;
  const labels = host.split('.');
  return labels.length >= 2 && labels.every((label) => LABEL.test(label)) && TOP.test(labels.at(-1) ?? '');
}

/** The 22 pattern types. Digits and letters are ASCII unless stated otherwise: a full-width digit is none. */
const PATTERNS: readonly Pattern[] = [
  { id: 1, name: 'length range', test: () => true },
  { id: 2, name: 'a letter, then letters and digits', test: all(/^[A-Za-z][A-Za-z0-9]*$/) },
  { id: 3, name: 'letters and digits', test: all(/^[A-Za-z0-9]+$/) },
  { id: 4, name: 'digits', test: all(/^[0-9]+$/) },
  { id: 5, name: 'at least one upper-case letter', test: all(/[A-Z]/) },
  { id: 6, name: 'English letters and spaces', test: all(/^[A-Za-z ]+$/, /[A-Za-z]/) },
  { id: 7, name: 'no spaces', test: all(/^[^\s\u200b\u2060]+$/) },
  { id: 8, name: 'yyyy-MM-dd', test: date(/^(?<year>[0-9]{4})-(?<month>[0-9]{2})-(?<day>[0-9]{2})$/) },
  { id: 9, name: 'MM-dd-yyyy', test: date(/^(?<month>[0-9]{2})-(?<day>[0-9]{2})-(?<year>[0-9]{4})$/) },
  { id: 10, name: 'full name separated by space', test: all(/^[A-Za-z][A-Za-z'.-]*(?: [A-Za-z][A-Za-z'.-]*)+$/) },
  { id: 11, name: 'e-mail', test: isEmail },
  { id: 12, name: 'mobile number', test: all(/^[0-9]{4,20}$/, /[1-9]/) },
  { id: 13, name: 'lower-case letters and digits', test: all(/^[a-z0-9]+$/) },
  { id: 14, name: 'upper-case letters and digits', test: all(/^[A-Z0-9]+$/) },
  { id: 15, name: 'letters, digits and underscore', test: all(/^[A-Za-z0-9_]+$/) },
  { id: 16, name: 'at least one letter and one digit', test: all(/[A-Za-z]/, /[0-9]/) },
  { id: 17, name: 'lower, upper and digit each at least once', test: all(/[a-z]/, /[A-Z]/, /[0-9]/) },
  { id: 18, name: 'at least one special character', test: all(/[^\p{L}\p{M}\p{N}\s]/u) },
  { id: 19, name: 'letters of any language and spaces', test: all(/^(?:\p{L}\p{M}*| )+$/u, /\p{L}/u) },
  { id: 20, name: 'no special characters', test: all(/^[\p{L}\p{M}\p{N} ]+$/u) },
  { id: 21, name: 'messenger handle', test: all(/^[@+]?[A-Za-z0-9_][A-Za-z0-9._-]*$/) },
  { id: 22, name: 'identity number (9 or 12 digits)', test: all(/^(?:[0-9]{9}|[0-9]{12})$/) },
];

/** The ids of the pattern types, 1 to 22. */
export const patternIds: readonly number[] = PATTERNS.map(({ id }) => id);

const byId = new Map(PATTERNS.map((pattern) => [pattern.id, pattern]));

/** Whether a value matches a pattern type. An unknown type blocks nobody: the server that named it decides. */
export function fitsPattern(patternId: number, value: string): boolean {
  return byId.get(patternId)?.test(value) ?? true;
}

/** The requirement of a pattern type, in English, for developers. */
export function patternName(patternId: number): string {
  return byId.get(patternId)?.name ?? 'any text';
}

function all(...expressions: readonly RegExp[]): Pattern['test'] {
  return (value) => expressions.every((expression) => expression.test(value));
}

function date(expression: RegExp): Pattern['test'] {
  return (value) => {
    const { year, month, day } = expression.exec(value)?.groups ?? {};
    return isCalendarDate(Number(year), Number(month), Number(day));
  };
}
