import { codeOf, hasEnvelope, privateAnswers } from '../document/conventions.ts';
import { entriesOf, isObject, listOf, type Path, pointerOf, textOf } from '../document/json.ts';
import { isGuarded, isJsonType, responseFor } from '../document/operation.ts';
import { branchesOf, type SchemaReader } from '../schema/flat.ts';
import { type AnswerCheck, fine, wrong } from './check.ts';

/** The code of an error is among the examples of the operation for its status. */
export const errorCodeConformance: AnswerCheck = ({ case: { operation, intent } }, answer, context) => {
  if (answer.status < 400 || intent === 'wrong_method') return undefined;
  if (!hasEnvelope(operation, context.flat)) return undefined;
  const code = codeOf(answer.json);
  const spec = responseFor(operation, answer.status);
  const known = (spec?.media ?? []).flatMap(({ examples }) =>
    Object.values(examples).flatMap((each) => codeOf(each) ?? []),
  );
  if (code === undefined || known.length === 0 || known.includes(code)) return fine;
  return wrong(
    `${answer.status} has the code ${code}, which the operation does not have (it has ${[...new Set(known)].join(', ')})`,
  );
};

/** The text of an error is in the requested language, and the answer names this language. */
export const languageConformance: AnswerCheck = ({ case: { operation, values } }, answer, context) => {
  if (answer.status < 400 || !isObject(answer.json)) return undefined;
  const { language, message } = answer.json;
  const parameter = operation.parameters.find(({ in: place, name }) => place === 'header' && name === 'Language');
  const asked = textOf(values.header['Language']);
  if (!parameter || asked === undefined || language === undefined) return undefined;
  if (!listOf(context.flat(parameter.schema)['enum']).includes(asked)) return undefined;
  if (language !== asked) return wrong(`Language: ${asked} is answered in ${JSON.stringify(language)}`);
  const same = context.texts.sameIn(codeOf(answer.json) ?? '', asked, String(message));
  return same === undefined ? fine : wrong(`the message in ${asked} is the one in ${same}: ${JSON.stringify(message)}`);
};

/** Caches do not keep answers to calls with credentials. */
export const privateNotStored: AnswerCheck = ({ case: { operation, actor, intent } }, answer, context) => {
  const wanted = privateAnswers(context.document);
  const known = actor !== 'nobody' && actor !== 'impostor' && isGuarded(operation);
  if (wanted === undefined || !known || intent === 'wrong_method' || intent === 'malicious') return undefined;
  const sent = answer.headers['cache-control'] ?? '';
  const directives = sent.split(',').map((directive) => directive.trim().toLowerCase());
  return directives.includes(wanted)
    ? fine
    : wrong(`a private answer has Cache-Control "${sent}" instead of ${wanted}`);
};

/** Even a currency without decimals is written with this many. */
const leastDecimals = 2;

/** Amounts have the decimals of the currency. */
export const moneyDecimals: AnswerCheck = ({ case: { operation } }, answer, context) => {
  const media = responseFor(operation, answer.status)?.media.find(({ type }) => isJsonType(type));
  if (!media || answer.json === undefined || answer.status >= 300) return undefined;
  const amounts = [...amountsIn(context.reader, media.schema, answer.json)];
  if (amounts.length === 0) return undefined;
  const decimals = Math.max(leastDecimals, context.decimals() ?? leastDecimals);
  const bad = amounts.find(({ amount }) => (amount.split('.')[1] ?? '').length !== decimals);
  return bad ? wrong(`${bad.pointer} is ${bad.amount}, not an amount with ${decimals} decimals`) : fine;
};

interface Amount {
  readonly pointer: string;
  readonly amount: string;
}

/** The amounts of money in a value: texts with `x-money: true` in their schema. */
function* amountsIn(reader: SchemaReader, schema: unknown, value: unknown, path: Path = []): Generator<Amount> {
  for (const branch of branchesOf(reader, reader.flat(schema))) {
    if (typeof value === 'string') {
      if (branch['x-money'] === true) yield { pointer: pointerOf(path), amount: value };
    } else if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) yield* amountsIn(reader, branch['items'], entry, [...path, index]);
    } else {
      const properties = Object.fromEntries(entriesOf(branch['properties']));
      for (const [name, inner] of entriesOf(value)) {
        if (properties[name] !== undefined) yield* amountsIn(reader, properties[name], inner, [...path, name]);
      }
    }
  }
}
