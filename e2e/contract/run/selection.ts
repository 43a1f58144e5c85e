import type { Operation } from '../document/operation.ts';

/** Whether a pattern matches an operation: its id, its tag or its path; `*` matches any text. */
function means(pattern: string, { id, tag, path }: Operation): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*');
  const test = new RegExp(`^${source}$`, 'i');
  return [id, tag, path].some((name) => test.test(name));
}

/** The selected operations. */
export function selected(
  operations: readonly Operation[],
  { include, exclude }: { readonly include: readonly string[]; readonly exclude: readonly string[] },
): readonly Operation[] {
  return operations.filter(
    (operation) =>
      (include.length === 0 || include.some((pattern) => means(pattern, operation))) &&
      !exclude.some((pattern) => means(pattern, operation)),
  );
}
