import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import { parseSync } from 'vite';
import { featuresBelow, type Lacking } from './support.ts';

/** A feature that a file uses and the floor lacks. */
export interface Use {
  readonly feature: string;
  readonly lacking: readonly string[];
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/**
 * Finds what a script uses of JavaScript's built-in objects and the Web APIs that a browser of the floor lacks. The type
 * of `x` in `x.name` is unknown, so a member is found if all objects that have one of this name lack it.
 */
export function scriptFeatures(data: CompatData, lacking: Lacking): (code: string) => readonly Use[] {
  const objects = new Map([...featuresBelow(data.api), ...featuresBelow(data.javascript['builtins'])]);
  const globals = new Map([...featuresBelow(data.api['Window']), ...objects]);
  const members = Map.groupBy([...objects.values()].flatMap(featuresBelow), ([name]) => plainName(name));
  const attributes = Map.groupBy(
    [data.html['global_attributes'], ...featuresBelow(data.html['elements']).map(([, element]) => element)].flatMap(
      featuresBelow,
    ),
    ([name]) => name.toLowerCase(),
  );

  const colours = new Map(featuresBelow(data.css['types']?.['color']));

  const missing = (feature: string, found: readonly Identifier[]): Use | undefined => {
    const tellings = found.flatMap(({ __compat }) => (__compat ? [lacking(__compat)] : []));
    const [first] = tellings;
    return first && tellings.every(({ length }) => length > 0) ? { feature, lacking: first } : undefined;
  };
  const byName = (table: typeof members, name: string) => (table.get(name) ?? []).map(([, feature]) => feature);

  const use = (node: Node): Use | undefined => {
    const { type } = node;
    if (type === 'NewExpression' || type === 'CallExpression') {
      const callee = node['callee'] as Node;
      const name = nameOf(callee);
      if (name !== undefined) return missing(name, [globals.get(name) ?? {}]);
      if (callee.type !== 'MemberExpression' || callee['computed']) return undefined;
      // What an object itself has is found as its member.
      if (objects.has(nameOf(callee['object']) ?? '')) return undefined;
      const method = nameOf(callee['property']) ?? '';
      return missing(`.${method}()`, byName(members, method));
    }
    if (type === 'MemberExpression' && !node['computed']) {
      const name = nameOf(node['property']) ?? '';
      const holder = nameOf(node['object']) ?? '';
      const own = objects.get(holder);
      return missing(`${holder}.${name}`, [own?.[`${name}_static`] ?? own?.[name] ?? {}]);
    }
    if (type === 'Property' && !node['computed']) {
      const name = nameOf(node['key'])?.toLowerCase() ?? '';
      return missing(`<${name}>`, byName(attributes, name));
    }
    if (type === 'TemplateElement' || (type === 'Literal' && typeof node['value'] === 'string')) {
      const { cooked } = (type === 'Literal' ? { cooked: node['value'] } : node['value']) as {
        readonly cooked: string;
      };
      const called = cooked.match(/([a-z-]+)\(/)?.[1] ?? '';
      return missing(`${called}()`, [colours.get(called) ?? {}]);
    }
    if (type === 'Literal' && String((node['regex'] as { flags?: string } | undefined)?.flags).includes('v')) {
      return missing('RegExp /v', [objects.get('RegExp')?.['unicodeSets'] ?? {}]);
    }
    return undefined;
  };

  return (code) => {
    const found = new Map<string, Use>();
    walk(parseSync('script.js', code).program, (node) => {
      const one = use(node);
      if (one) found.set(one.feature, one);
    });
    return [...found.values()];
  };
}

/** Without what the data appends: `parse_static`, `beforetoggle_event`. */
const plainName = (name: string) => name.replace(/_(static|event)$/, '');

function nameOf(node: unknown): string | undefined {
  const { type, name } = node as { type?: unknown; name?: unknown };
  return type === 'Identifier' && typeof name === 'string' ? name : undefined;
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const each of value) walk(each, visit);
  } else if (typeof value === 'object' && value !== null) {
    if ('type' in value) visit(value as Node);
    for (const each of Object.values(value)) walk(each, visit);
  }
}
