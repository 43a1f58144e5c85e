import ts from 'typescript';
import { type Source, walk } from './files.ts';

/**
 * Tells whether a text's key is used: it stands as a string, or a template begins with what it begins with
 * (`t(`errors.${code}`)` uses all of `errors.`). A key may be written without its area where a prefix is set.
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
