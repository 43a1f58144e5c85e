import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import { type AtRule, type Declaration, parse, type Rule } from 'postcss';
import type { Use } from './script-features.ts';
import { featuresBelow, type Lacking } from './support.ts';

/**
 * Finds what a style sheet uses that a browser of the floor lacks: properties, values, functions, units, selectors and
 * at-rules. What stands in `@supports` is for others, and a declaration after one of the same property is an extra. (Not
 * with `var()`: a browser then learns too late that it does not understand the value.)
 */
export function styleFeatures({ css }: CompatData, lacking: Lacking): (code: string) => readonly Use[] {
  const properties = css['properties'] ?? {};
  const values = new Map(below(css['types']));
  const units = css['types']?.['length'] ?? {};

  return (code) => {
    const found = new Map<string, Use>();
    const note = (name: string, feature: Identifier | undefined) => {
      const without = feature?.__compat ? lacking(feature.__compat) : [];
      if (without.length > 0) found.set(name, { feature: name, lacking: without });
    };
    const ofDeclaration = (declaration: Declaration) => {
      const { prop, value } = declaration;
      if (isFollowUp(declaration)) return;
      if (!prop.startsWith('-')) note(prop, properties[prop]);
      // Words within quotes and addresses are no CSS.
      const plain = value.replaceAll(/"[^"]*"|url\([^)]*\)|#[\da-f]+/gi, '');
      for (const [, number, name = '', bracket] of plain.matchAll(/(?<![\w-])([\d.]+)?([a-z][\w-]*)(\()?/gi)) {
        if (number !== undefined) note(`1${name}`, units[name]);
        else if (bracket !== undefined) note(`${name}()`, values.get(name));
        else note(`${prop}: ${name}`, properties[prop]?.[name]);
      }
    };
    parse(code).walk((node) => {
      if (isConditional(node)) return;
      if (node.type === 'decl') ofDeclaration(node);
      else if (node.type === 'atrule') ofAtRule(node, note, css['at-rules']);
      else if (node.type === 'rule') ofRule(node, note, css['selectors']);
    });
    return [...found.values()];
  };
}

type Note = (name: string, feature: Identifier | undefined) => void;

function ofAtRule({ name, params }: AtRule, note: Note, rules: Identifier | undefined): void {
  note(`@${name}`, rules?.[name]);
  for (const [, feature = ''] of params.matchAll(/([a-z-]+)\s*[:<>=)]/g))
    note(`@${name} (${feature})`, rules?.[name]?.[feature]);
}

function ofRule({ selector, parent }: Rule, note: Note, selectors: Identifier | undefined): void {
  if (parent?.type === 'rule') note('nesting', selectors?.['nesting']);
  for (const [word, name = ''] of selector.replaceAll(/\\.|\[[^\]]*\]/g, '').matchAll(/::?([a-z][a-z-]*)/g)) {
    note(word, selectors?.[name]);
  }
}

function isFollowUp(declaration: Declaration): boolean {
  const before = declaration.prev();
  if (before?.type !== 'decl') return false;
  if (before.prop === `-webkit-${declaration.prop}`) return true;
  return before.prop === declaration.prop && !declaration.value.includes('var(');
}

function isConditional(node: { readonly parent?: unknown }): boolean {
  for (let at = node.parent as AtRule | Rule | undefined; at; at = at.parent as AtRule | undefined) {
    if (at.type === 'atrule' && at.name === 'supports') return true;
  }
  return false;
}

/** All features below, by their own name. */
function below(feature: Identifier | undefined): readonly (readonly [string, Identifier])[] {
  return featuresBelow(feature).flatMap((entry) => [entry, ...below(entry[1])]);
}
