import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNode, listAt, mapped, type Node, objectAt } from '../check/gate/document.ts';
import { entityPages } from './entity-pages.ts';
import { readErrorScreens } from './error-screens.ts';
import { errorTable } from './error-table.ts';

/** The chapters that stand before the operations, by the name that is their address in the page. */
export const chapters = ['start', 'errors', 'encryption', 'entities', 'stories'] as const;

/**
 * The contract with a guide: chapters before the operations, written as tags without operations, which Redoc shows as
 * text. What can be read from the contract is; only how to begin and how to encrypt is written by hand.
 */
export async function withGuide(document: Node, root: string): Promise<Node> {
  const file = (path: string) => readFile(join(root, 'openapi', path), 'utf8');
  const tags = listAt(document, 'tags').filter(isNode);
  const names = tags.map(({ name }) => String(name));
  const texts: Record<(typeof chapters)[number], readonly [title: string, text: string]> = {
    start: ['Start here', await file('guide/introduction.md')],
    errors: [
      'Errors',
      `Every code that an error can have. The sentence is for people; programs go by the code.\n\n${errorTable(document, await readErrorScreens(root))}`,
    ],
    encryption: [
      'Encryption',
      `${await file('guide/encryption.md')}\n\`\`\`js\n${await file('guide/encrypted-login.mjs')}\`\`\`\n`,
    ],
    entities: [
      'Entities',
      `What answers and requests are made of, tag by tag. In the drawings whoever holds stands left of what it holds, and a fork is many; dashed entities belong to another tag. In the tables, an entity that is *named* is referred to by its key.\n\n${entityPages(document, names)}`,
    ],
    stories: ['Stories', (await file('stories.md')).replace(/^# .*\n/, '')],
  };
  const guide = chapters.map((name) => {
    const [title, text] = texts[name];
    return { name, 'x-displayName': title, 'x-traitTag': true, description: text };
  });
  return {
    ...document,
    paths: withNames(document, keywordsOf(tags)),
    tags: [...guide, ...tags],
    'x-tagGroups': [
      { name: 'Guide', tags: chapters },
      { name: 'Operations', tags: names },
    ],
  };
}

/** The words by which people look for the operations of each tag. */
function keywordsOf(tags: readonly Node[]): ReadonlyMap<string, readonly string[]> {
  return new Map(tags.map((tag) => [String(tag['name']), listAt(tag, 'x-keywords').map(String)]));
}

/** Redoc finds an operation only by words in it, so its name, marks and tag words stand there. */
function withNames(document: Node, keywords: ReadonlyMap<string, readonly string[]>): Node {
  const paths = objectAt(document, 'paths');
  const change = (operation: Node) => named(operation, keywords.get(String(listAt(operation, 'tags')[0])) ?? []);
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [path, isNode(item) ? mapped(item, change) : item]),
  );
}

function named(operation: Node, keywords: readonly string[]): Node {
  const [security] = listAt(operation, 'security');
  const marks = [
    ...(isNode(security) && 'bearerAuth' in security ? ['(T)'] : []),
    ...(operation['x-encrypted'] === true ? ['(E)'] : []),
  ];
  const line = [`\`${String(operation['operationId'])}\``, ...marks].join(' ');
  const words = keywords.length > 0 ? `\n\n*Also found by: ${keywords.join(', ')}*` : '';
  return { ...operation, description: `${line}\n\n${String(operation['description'] ?? '')}${words}` };
}
