import ts from 'typescript';
import { type Source, walk } from './files.ts';

/**
 * Tells whether a translation key is used, as a string or by a template with its beginning. ``t(`errors.${code}`)``
 * uses all of `errors.`. With a prefix the key may omit its area.
 */
export function usedTexts(sources: readonly Source[]): (key: string) => boolean {
  const words = new Set<string>();
  const heads = new Set<string>();
  for (const source of sources) {
    walk(source, (node) => {
      if (ts.isStringLiteralLike(node)) words.add(node.text);
      else if (ts.isTemplateExpression(node) && node.head.text.includes('.')) heads.add(node.head.text);
    });
  }
  return (key) => words.has(key) || [...heads].some((head) => key.startsWith(head));
}
