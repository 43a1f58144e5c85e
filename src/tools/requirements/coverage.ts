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

/** Coverage by area, in order: an id is proved if a test with it has passed and none has failed. */
export function coverage(list: ReadonlyMap<string, string>, results: readonly TestResult[]): readonly Coverage[] {
  const idsOf = (state: TestResult['state']) =>
    new Set(results.filter((result) => result.state === state).flatMap(({ title }) => idsOfTitle(title)));
  const passed = idsOf('passed');
  const failed = idsOf('failed');
  const areas = Map.groupBy(list.keys(), (id) => id.split('-')[0] ?? '');
  return [...areas].map(([area, all]) => ({
    area,
    all,
    proved: all.filter((id) => passed.has(id) && !failed.has(id)),
  }));
}
