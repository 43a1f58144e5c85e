import type { TestResult } from './results.ts';

/** Coverage of an area. */
export interface Coverage {
  readonly area: string;
  readonly all: readonly string[];
  readonly proved: readonly string[];
}

/** Reads id and text of the requirements from the tables of e2e/requirements.md. */
export function readList(markdown: string): ReadonlyMap<string, string> {
  const rows = markdown.matchAll(/^\| *([A-Z0-9]+-\d+) *\| (.*?) *\| [a-z, ]+ \|$/gm);
  return new Map([...rows].map(([, id = '', text = '']) => [id, text]));
}

/** The ids at the beginning of a title, after its tags; later ids do not count. */
export function idsOfTitle(title: string): readonly string[] {
  return /^(?:@\w+ )*(?:[A-Z][A-Z0-9]*-\d+[ ,]*)+/.exec(title)?.[0].match(/[A-Z][A-Z0-9]*-\d+/g) ?? [];
}

/** Whether a row names a part that is not built yet, after `Open:` at its end. */
const isOpen = (text: string) => / Open: [^.]+\.$/.test(text);

/** Whether a test reads only the contract document. Such a test shows no behaviour of the product. */
const readsContractOnly = ({ file }: TestResult) => /(^|\/)openapi\/lint\//.test(file);

/** Coverage by area, in order. A proved id has a passed product test and no failed one. Its row has nothing open. */
export function coverage(list: ReadonlyMap<string, string>, results: readonly TestResult[]): readonly Coverage[] {
  const idsOf = (state: TestResult['state'], among = results) =>
    new Set(among.filter((result) => result.state === state).flatMap(({ title }) => idsOfTitle(title)));
  const passed = idsOf(
    'passed',
    results.filter((result) => !readsContractOnly(result)),
  );
  const failed = idsOf('failed');
  const areas = Map.groupBy(list.keys(), (id) => id.split('-')[0] ?? '');
  return [...areas].map(([area, all]) => ({
    area,
    all,
    proved: all.filter((id) => passed.has(id) && !failed.has(id) && !isOpen(list.get(id) ?? '')),
  }));
}
