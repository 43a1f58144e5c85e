import ts from 'typescript';

/** Thrown where a text depends on what is known at run time only. */
export class Unknown extends Error {}

type Value = string | number | boolean | null | undefined | readonly Value[] | Made | Known | Sql;
/** A piece of a statement that drizzle's `sql` makes. */
interface Sql {
  readonly sql: string;
}
/** A function of the code, with the names that it sees. */
interface Made {
  readonly made: ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression;
  readonly names: Names;
}
/** The properties of an object literal. One that is not known is missed only where it is read. */
interface Known {
  readonly properties: ReadonlyMap<string, Value | Unknown>;
}
/** Parameters of a function by name; what is not known may be a parameter of the statement, or unused. */
type Names = ReadonlyMap<ts.Symbol, Value | Unknown>;

/** Stands for a parameter, whose number is known when the statement is complete. */
const PARAMETER = '$?';
/** Calls of calls: no statement needs more. */
const DEEPEST = 40;

/**
 * The text of a statement, worked out of the code without running it: literals, templates, constants also of other
 * files, and functions that return such. Throws `Unknown` for anything else.
 */
export function textOf(expression: ts.Expression, checker: ts.TypeChecker): string {
  const value = evaluatorOf(checker)(expression);
  if (typeof value !== 'string') throw new Unknown('no text');
  return value;
}

/** The statement that reads the rows of a list (src/server/domain/ground/paging/paging.ts), without its filters and order. */
export function listTextOf(list: ts.Expression, checker: ts.TypeChecker): string {
  const value = evaluatorOf(checker)(list);
  const part = (key: string, of: Value) => {
    const found = property(of, key);
    return isSql(found) ? found.sql : fail(key);
  };
  const join = property(value, 'join');
  const text = `select ${part('columns', value)} from ${part('from', value)} ${join === undefined ? '' : part('tables', join)}`;
  let parameters = 0;
  return text.replaceAll(PARAMETER, () => `$${++parameters}`);
}

function fail(what: string): never {
  throw new Unknown(what);
}

function evaluatorOf(checker: ts.TypeChecker): (expression: ts.Expression) => Value {
  return (expression) => evaluate(expression, new Map(), 0);

  function evaluate(node: ts.Node, names: Names, depth: number): Value {
    if (depth > DEEPEST) throw new Unknown('too deep');
    const of = (child: ts.Node) => evaluate(child, names, depth + 1);
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (node.kind === ts.SyntaxKind.NullKeyword) return null;
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      return of(node.expression);
    }
    if (ts.isTemplateExpression(node)) {
      return (
        node.head.text + node.templateSpans.map((span) => format(of(span.expression)) + span.literal.text).join('')
      );
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      return format(of(node.left)) + format(of(node.right));
    }
    if (ts.isConditionalExpression(node)) {
      const isTrue = attempt(() => truth(of(node.condition)));
      if (isTrue instanceof Unknown)
        return either(
          () => of(node.whenTrue),
          () => of(node.whenFalse),
        );
      return of(isTrue === true ? node.whenTrue : node.whenFalse);
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
      return either(
        () => of(node.left) ?? of(node.right),
        () => of(node.right),
      );
    }
    if (ts.isBinaryExpression(node)) return compared(node, of);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      return !truth(of(node.operand));
    if (ts.isArrayLiteralExpression(node)) {
      return node.elements.flatMap((element) =>
        ts.isSpreadElement(element) ? items(of(element.expression)) : [of(element)],
      );
    }
    if (ts.isObjectLiteralExpression(node)) return { properties: propertiesOf(node, of) };
    if (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) {
      return { made: node, names };
    }
    if (ts.isIdentifier(node)) return named(node, names, depth);
    if (ts.isPropertyAccessExpression(node)) return property(of(node.expression), node.name.text);
    if (ts.isElementAccessExpression(node)) {
      return property(of(node.expression), format(of(node.argumentExpression)));
    }
    if (ts.isCallExpression(node)) return called(node, names, depth);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') {
      const { template } = node;
      if (ts.isNoSubstitutionTemplateLiteral(template)) return { sql: template.text };
      const rest = template.templateSpans.map((span) => inSql(span.expression, of) + span.literal.text);
      return { sql: template.head.text + rest.join('') };
    }
    throw new Unknown(ts.SyntaxKind[node.kind]);
  }

  /** A piece of a statement stands as it is written, and everything else is a parameter. */
  function inSql(node: ts.Expression, of: (child: ts.Node) => Value): string {
    const type = checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    if (parts.every((part) => part.symbol?.name !== 'SQL' && part.symbol?.name !== 'Name')) return PARAMETER;
    const value = of(node);
    return isSql(value) ? value.sql : fail('no SQL');
  }

  function named(node: ts.Identifier, names: Names, depth: number): Value {
    if (node.text === 'undefined') return undefined;
    let symbol = checker.getSymbolAtLocation(node);
    if (symbol && ts.isShorthandPropertyAssignment(node.parent)) {
      symbol = checker.getShorthandAssignmentValueSymbol(node.parent);
    }
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    if (!symbol) throw new Unknown(node.text);
    if (names.has(symbol)) return sure(names.get(symbol));
    const declaration = symbol.valueDeclaration;
    if (declaration && ts.isFunctionDeclaration(declaration)) return { made: declaration, names: new Map() };
    if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer)
      throw new Unknown(node.text);
    if (!(ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const)) throw new Unknown(node.text);
    return evaluate(declaration.initializer, names, depth + 1);
  }

  function called(node: ts.CallExpression, names: Names, depth: number): Value {
    const of = (child: ts.Node) => evaluate(child, names, depth + 1);
    const arguments_ = node.arguments.flatMap((argument): readonly (Value | Unknown)[] =>
      ts.isSpreadElement(argument) ? items(of(argument.expression)) : [attempt(() => of(argument))],
    );
    const { expression } = node;
    const argument = (index: number) => sure(arguments_[index]);
    if (expression.getText() === 'piece') {
      return { sql: format(argument(0)).replaceAll(/\$\d+/g, () => PARAMETER) };
    }
    if (expression.getText() === 'sql.raw') return { sql: format(argument(0)) };
    if (expression.getText() === 'sql.identifier') return { sql: `"${format(argument(0))}"` };
    if (expression.getText() === 'sql.join') {
      const pieces = items(argument(0)).map((item) => (isSql(item) ? item.sql : fail('no SQL')));
      const between = argument(1);
      return { sql: pieces.join(isSql(between) ? between.sql : '') };
    }
    if (ts.isPropertyAccessExpression(expression)) {
      const method = builtIn(expression, names, depth, arguments_);
      if (method) return method.value;
    }
    return apply(evaluate(expression, names, depth + 1), arguments_, depth);
  }

  /** The methods of texts and lists that statements are written with. */
  function builtIn(
    { expression, name }: ts.PropertyAccessExpression,
    names: Names,
    depth: number,
    arguments_: readonly (Value | Unknown)[],
  ): { readonly value: Value } | undefined {
    const first = arguments_.length === 0 ? undefined : sure(arguments_[0]);
    if (ts.isIdentifier(expression) && expression.text === 'Object' && isKnown(first)) {
      const { properties } = first;
      if (name.text === 'keys') return { value: [...properties.keys()] };
      const entries = [...properties.keys()].map((key) => [key, property(first, key)] as const);
      if (name.text === 'values') return { value: entries.map(([, value]) => value) };
      if (name.text === 'entries') return { value: entries };
    }
    const on = evaluate(expression, names, depth + 1);
    if (Array.isArray(on)) {
      const each = (item: Value, index: number) => apply(first, [item, index], depth);
      if (name.text === 'join') return { value: on.map(format).join(first === undefined ? ',' : format(first)) };
      if (name.text === 'map') return { value: on.map(each) };
      if (name.text === 'flatMap') return { value: on.flatMap((item, index) => items(each(item, index))) };
      if (name.text === 'filter') return { value: on.filter((item, index) => truth(each(item, index))) };
    }
    if (typeof on === 'string') {
      if (name.text === 'trim') return { value: on.trim() };
      if (name.text === 'replaceAll' || name.text === 'replace') {
        const by = sure(arguments_[1]);
        if (typeof first === 'string' && typeof by === 'string') {
          return { value: name.text === 'replace' ? on.replace(first, () => by) : on.replaceAll(first, () => by) };
        }
      }
    }
    return undefined;
  }

  function apply(fun: Value, arguments_: readonly (Value | Unknown)[], depth: number): Value {
    if (!isMade(fun)) throw new Unknown('no function');
    const { made } = fun;
    const names = new Map(fun.names);
    for (const [index, parameter] of made.parameters.entries()) {
      const given = parameter.dotDotDotToken ? arguments_.slice(index).map(sure) : arguments_[index];
      const { initializer } = parameter;
      const value = given === undefined && initializer ? evaluate(initializer, names, depth + 1) : given;
      bind(parameter.name, value, names, depth);
    }
    if (!made.body) throw new Unknown('no body');
    if (!ts.isBlock(made.body)) return evaluate(made.body, names, depth + 1);
    for (const statement of made.body.statements) {
      if (ts.isReturnStatement(statement) && statement.expression)
        return evaluate(statement.expression, names, depth + 1);
      if (ts.isIfStatement(statement) && !statement.elseStatement && ts.isReturnStatement(statement.thenStatement)) {
        const { expression: answer } = statement.thenStatement;
        if (truth(evaluate(statement.expression, names, depth + 1))) {
          return answer ? evaluate(answer, names, depth + 1) : undefined;
        }
      } else if (!ts.isVariableStatement(statement)) throw new Unknown(ts.SyntaxKind[statement.kind]);
    }
    throw new Unknown('no return');
  }

  function bind(
    name: ts.BindingName,
    value: Value | Unknown,
    names: Map<ts.Symbol, Value | Unknown>,
    depth: number,
  ): void {
    if (ts.isIdentifier(name)) {
      const symbol = checker.getSymbolAtLocation(name);
      if (symbol) names.set(symbol, value);
      return;
    }
    for (const [index, element] of name.elements.entries()) {
      if (ts.isOmittedExpression(element)) continue;
      const key = ts.isObjectBindingPattern(name) ? (element.propertyName ?? element.name).getText() : String(index);
      const found = attempt(() => property(sure(value), key));
      const { initializer } = element;
      bind(
        element.name,
        found === undefined && initializer ? evaluate(initializer, names, depth + 1) : found,
        names,
        depth,
      );
    }
  }

  function propertiesOf(node: ts.ObjectLiteralExpression, of: (child: ts.Node) => Value): Known['properties'] {
    const properties = new Map<string, Value | Unknown>();
    for (const member of node.properties) {
      if (ts.isSpreadAssignment(member)) {
        const spread = of(member.expression);
        if (!isKnown(spread)) throw new Unknown('spread');
        for (const [key, value] of spread.properties) properties.set(key, value);
      } else if (ts.isPropertyAssignment(member)) {
        const { name } = member;
        const key = ts.isComputedPropertyName(name) ? format(of(name.expression)) : 'text' in name ? name.text : '';
        properties.set(
          key,
          attempt(() => of(member.initializer)),
        );
      } else if (ts.isShorthandPropertyAssignment(member))
        properties.set(
          member.name.text,
          attempt(() => of(member.name)),
        );
      else throw new Unknown(ts.SyntaxKind[member.kind]);
    }
    return properties;
  }
}

function attempt(work: () => Value): Value | Unknown {
  try {
    return work();
  } catch (error) {
    if (error instanceof Unknown) return error;
    throw error;
  }
}

/** One of two values between which the server decides while it runs: a statement has the same columns with both. */
function either(first: () => Value, second: () => Value): Value {
  const value = attempt(first);
  return value instanceof Unknown ? second() : value;
}

function sure(value: Value | Unknown): Value {
  if (value instanceof Unknown) throw value;
  return value;
}

function compared({ operatorToken, left, right }: ts.BinaryExpression, of: (child: ts.Node) => Value): Value {
  const { kind } = operatorToken;
  if (kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return of(left) === of(right);
  if (kind === ts.SyntaxKind.ExclamationEqualsEqualsToken) return of(left) !== of(right);
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return truth(of(left)) ? of(right) : of(left);
  if (kind === ts.SyntaxKind.BarBarToken) return truth(of(left)) ? of(left) : of(right);
  throw new Unknown(ts.SyntaxKind[kind]);
}

function property(value: Value, key: string): Value {
  if (isKnown(value)) {
    return sure(value.properties.get(key));
  }
  if (Array.isArray(value)) return key === 'length' ? value.length : value[Number(key)];
  throw new Unknown(`.${key}`);
}

function format(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Unknown('no text');
}

function items(value: Value): readonly Value[] {
  return Array.isArray(value) ? value : [value];
}

function truth(value: Value): boolean {
  return Boolean(value);
}

function isMade(value: Value): value is Made {
  return typeof value === 'object' && value !== null && 'made' in value;
}

function isSql(value: Value): value is Sql {
  return typeof value === 'object' && value !== null && 'sql' in value;
}

function isKnown(value: Value): value is Known {
  return typeof value === 'object' && value !== null && 'properties' in value;
}
