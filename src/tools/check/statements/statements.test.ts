import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeTree } from '../tree.ts';
import { offences } from './statements.ts';

/** What the statements of the planted files stand on. */
const ground = {
  'db.ts': `
    export interface Queries { query<Row>(name: string, sql: string, parameters?: readonly unknown[]): Promise<Row[]> }
    export declare const db: Queries;
    export declare class SQL { readonly text: string }
    export declare function sql(parts: TemplateStringsArray, ...values: unknown[]): SQL;
    export declare function piece(text: string, ...values: unknown[]): SQL;
    interface List { readonly from: SQL; readonly where: readonly unknown[]; readonly columns: SQL; readonly join?: { readonly tables: SQL } }
    export declare function managedReader<Row>(name: string, sql: string): () => Promise<Row>;
    export declare function paged<Row>(db: Queries, list: List): Promise<Row[]>;`,
  'generated/model/bet.ts': 'export interface Bet { id: string; stake: string }',
  'columns.ts': `
    export const NAME = 'm.nickname as name';
    export const money = (column: string) => \`\${column}, \${column} > 0 as "isRich"\`;`,
};

const fine: readonly (readonly [title: string, code: string])[] = [
  ['a literal', "db.query<{ id: number }>('a', 'select id from members');"],
  [
    'constants and functions of other files',
    `
    const FIND = \`select \${NAME}, \${money('m.balance')} from members m where m.id = $1\`;
    db.query<{ name: string | null; balance: string; isRich: boolean }>('a', FIND, [1]);`,
  ],
  [
    'a list of columns',
    `
    const columns = ['id', 'joined_at'].map((column) => \`m.\${column}\`).join(', ');
    db.query<{ id: number; joined_at: Date }>('a', \`select \${columns} from members m\`);`,
  ],
  [
    'literal types, lists and JSON',
    `
    db.query<{ nickname: 'Ana' | 'Bao'; tags: readonly ('vip' | 'new')[] }>('a', 'select nickname, tags from members');
    db.query<{ details: { readonly anything: number[] } }>('a', 'select details from bets');`,
  ],
  ['a statement without rows', "db.query('a', 'delete from bets where id = $1', ['b']);"],
  [
    'a page of a list',
    `
    export const list = (memberId: number, word: string) => paged<{ id: string; name: string | null; mine: boolean }>(db, {
      from: sql\`(select * from bets where id <> \${word}) b\`,
      where: [memberId],
      columns: sql\`b.id, \${piece('m.name, b.member_id = $1', memberId)} as mine\`,
      join: { tables: piece('join (select id, nickname as name from members) m on m.id = b.member_id') },
    });`,
  ],
  ['a text that is made while the server runs', "export const run = (text: string) => db.query<{ no: 1 }>('a', text);"],
];

const planted: readonly (readonly [title: string, code: string, message: string])[] = [
  [
    'a column that is not there',
    "db.query<{ id: number }>('a', 'select id, nick from members');",
    'column "nick" does not exist',
  ],
  [
    'a property without a column',
    "interface Row { readonly id: number; readonly firstDeposits: number }\ndb.query<Row>('a', 'select id from members');",
    'the statement has no column "firstDeposits", which its row type declares',
  ],
  [
    'a property of an entity that more is known of',
    "import type { Bet } from './generated/model/bet.ts';\ndb.query<Omit<Bet, 'id'> & { id: string }>('a', 'select id from bets');",
    'the statement has no column "stake", which its row type declares',
  ],
  [
    'an amount as a number',
    "db.query<{ balance: number }>('a', 'select balance from members');",
    'column "balance" comes as string, not as number',
  ],
  [
    'a time as text',
    "db.query<{ joined_at: string | null }>('a', 'select joined_at from members');",
    'column "joined_at" comes as Date, not as string',
  ],
  [
    'a list of big numbers, which the driver leaves as text',
    "db.query<{ ids: number[] }>('a', 'select array_agg(id) as ids from members');",
    'column "ids" comes as string[], not as number[]',
  ],
  [
    'a property of a page without a column',
    'paged<{ id: string; stake: string }>(db, { from: sql`bets b`, where: [], columns: sql`b.id` });',
    'the statement has no column "stake", which its row type declares',
  ],
  [
    'a property of a page whose filter the request decides',
    `export const list = (word?: string) => paged<{ stake: string }>(db, {
       from: sql\`(select * from bets where \${word ? sql\`id = \${word}\` : sql\`true\`}) b\`, where: [], columns: sql\`b.id\` });`,
    'the statement has no column "stake", which its row type declares',
  ],
  [
    'a property of an item that a function reads',
    "managedReader<{ id: string; stake: string }>('a', 'select id from bets');",
    'the statement has no column "stake", which its row type declares',
  ],
  [
    'an entity in the rows of a text that is made while the server runs',
    "import type { Bet } from './generated/model/bet.ts';\nexport const run = (text: string) => db.query<Bet>('a', text);",
    'the columns are known only while the server runs, so nothing compares them with the contract',
  ],
];

/** The imports of each file. */
const HEAD =
  "import { db, managedReader, paged, piece, sql } from './db.ts';\nimport { money, NAME } from './columns.ts';\n";
const nameOf = (title: string) => `${title.replaceAll(/\W+/g, '-')}.ts`;

/** One compiler and one database for all of them. */
let found: readonly string[];
beforeAll(async () => {
  const codes = [...fine, ...planted].map(([title, code]) => [nameOf(title), `${HEAD}${code}`]);
  const root = await writeTree({ ...ground, ...Object.fromEntries(codes) }, [], afterAll);
  const files = codes.map(([name = '']) => join(root, name));
  const options = { strict: true, noEmit: true, allowImportingTsExtensions: true, lib: ['lib.es2024.d.ts'], types: [] };
  const program = ts.createProgram(files, { ...options, target: ts.ScriptTarget.ES2024, module: ts.ModuleKind.ESNext });
  const database = await PGlite.create();
  await database.exec(`
    create table members (id bigint primary key, nickname text, balance numeric, joined_at timestamptz, tags text[]);
    create table bets (id text primary key, member_id bigint, details jsonb)`);
  found = await offences(program, files, root, async (text) => (await database.describeQuery(text)).resultFields);
  await database.close();
});

test.each(fine)('a statement may be %s', (title) => {
  expect(found.filter((line) => line.startsWith(nameOf(title)))).toEqual([]);
});

test.each(planted)('%s is found, with its place', (title, code, message) => {
  const text = HEAD + code;
  const before = text.slice(0, text.search(/(?:db\.query|paged|managedReader)</)).split('\n');
  const place = `${nameOf(title)}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
  expect(found.filter((each) => each.startsWith(nameOf(title)))).toEqual([`${place} ${message}`]);
});
