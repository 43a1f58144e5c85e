import { relative } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import ts from 'typescript';
import { extensions, onPglite } from '#server/db/pglite.ts';
import { listTextOf, textOf, Unknown } from './evaluate.ts';

/** The form in which the driver hands over a column (src/server/db/driver.ts), by the number of its type. */
const forms: Readonly<Record<number, string>> = {
  16: 'boolean',
  20: 'number',
  21: 'number',
  23: 'number',
  26: 'number',
  700: 'number',
  701: 'number',
  18: 'string',
  19: 'string',
  25: 'string',
  1042: 'string',
  1043: 'string',
  1700: 'string',
  2950: 'string',
  1082: 'Date',
  1114: 'Date',
  1184: 'Date',
  1005: 'number[]',
  1007: 'number[]',
  1009: 'string[]',
  1015: 'string[]',
  1016: 'string[]',
  1185: 'Date[]',
  2278: 'string',
};
/** JSON has the form that was stored, and no type of the database says it. */
const json: ReadonlySet<number> = new Set([114, 3802, 199, 3807]);

/** A column of a statement's rows. */
export interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/** Asks a database for the columns of a statement. Rejects where it cannot be prepared. */
export type Describe = (text: string) => Promise<readonly Column[]>;

/**
 * Prepares every statement of the server on a migrated database and compares its columns with the row type that the
 * code declares, so that neither a renamed column nor a property that no statement has reaches a member.
 */
export async function statements(root: string): Promise<readonly string[]> {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = fileNames.filter(
    (file) => file.startsWith(`${root}/src/server/`) && !/\.test\.ts$|\/testing(?:\/|\.ts$)/.test(file),
  );
  const pglite = await PGlite.create({ extensions });
  const db = await onPglite(pglite, () => pglite.close());
  try {
    await db.migrate();
    const describe: Describe = async (text) => (await pglite.describeQuery(text)).resultFields;
    return await offences(ts.createProgram(files, options), files, root, describe);
  } finally {
    await db.close();
  }
}

/** One line for each statement that cannot be prepared, and for each property of its rows that no column gives. */
export async function offences(
  program: ts.Program,
  files: readonly string[],
  root: string,
  describe: Describe,
): Promise<readonly string[]> {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const call of files.flatMap((file) => callsIn(program.getSourceFile(file), checker))) {
    const [, asked] = call.arguments;
    const source = call.getSourceFile();
    const { line, character } = source.getLineAndCharacterOfPosition(call.getStart());
    const place = `${relative(root, source.fileName)}:${line + 1}:${character + 1}`;
    try {
      if (!asked) continue;
      const columns = await describe(isList(call) ? listTextOf(asked, checker) : textOf(asked, checker));
      const row = rowOf(call, checker);
      if (row) found.push(...differences(row, columns, checker).map((difference) => `${place} ${difference}`));
    } catch (error) {
      // What is put together while the server runs is left to the tests, unless the code believes that the contract's
      // properties come of it.
      if (!(error instanceof Unknown)) found.push(`${place} ${error instanceof Error ? error.message : error}`);
      else if (isOfContract(call, checker)) {
        found.push(
          `${place} the columns are known only while the server runs, so nothing compares them with the contract`,
        );
      }
    }
  }
  return found;
}

/** The calls of `query` of `Queries`, and of functions that pass a statement on to it. */
function callsIn(source: ts.SourceFile | undefined, checker: ts.TypeChecker): readonly ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isStatement(node, checker)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  if (source) visit(source);
  return calls;
}

/** Functions whose second argument is a list or a statement. */
const readers: ReadonlySet<string> = new Set(['paged', 'managedReader']);

function isList({ expression }: ts.CallExpression): boolean {
  return ts.isIdentifier(expression) && expression.text === 'paged';
}

function isStatement(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  const { expression, arguments: given } = call;
  if (ts.isIdentifier(expression) && readers.has(expression.text)) return true;
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'query' || given.length < 2) return false;
  const [signature] = checker.getTypeAtLocation(expression).getCallSignatures();
  return signature?.typeParameters?.[0]?.symbol.name === 'Row';
}

/** The type of a row; undefined where the code declares none. */
function rowOf(call: ts.CallExpression, checker: ts.TypeChecker): ts.Type | undefined {
  const [declared] = call.typeArguments ?? [];
  const row = declared ? checker.getTypeFromTypeNode(declared) : undefined;
  return row && row.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? row : undefined;
}

/** Whether the type of the row has properties of an entity. */
function isOfContract(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  const row = rowOf(call, checker);
  const declarations = row ? checker.getPropertiesOfType(row).flatMap((property) => property.declarations ?? []) : [];
  return declarations.some((declaration) => declaration.getSourceFile().fileName.includes('/generated/model/'));
}

function differences(row: ts.Type, columns: readonly Column[], checker: ts.TypeChecker): readonly string[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  return checker.getPropertiesOfType(row).flatMap((property) => {
    const column = byName.get(property.name);
    if (!column) return [`the statement has no column "${property.name}", which its row type declares`];
    if (json.has(column.dataTypeID)) return [];
    const form = forms[column.dataTypeID];
    const declared = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    const parts = declared.isUnion() ? declared.types : [declared];
    const wrong = parts.filter((part) => part.flags !== ts.TypeFlags.Null && formOf(part, checker) !== form);
    return wrong.length === 0
      ? []
      : [
          `column "${property.name}" comes as ${form ?? `type ${column.dataTypeID}`}, not as ${checker.typeToString(declared)}`,
        ];
  });
}

/** A type in the words of `forms`. */
function formOf(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.symbol?.name === 'Date') return 'Date';
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return item && `${formOf(checker.getNonNullableType(item), checker)}[]`;
  }
  if (type.isUnion()) {
    const [form, ...others] = new Set(type.types.map((part) => formOf(part, checker)));
    return others.length === 0 ? form : undefined;
  }
  return undefined;
}
