import { codeOf, hasEnvelope, privateAnswers } from '../document/conventions.ts';
import { isObject, listOf, textOf } from '../document/json.ts';
import { isGuarded, responseFor } from '../document/operation.ts';
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
