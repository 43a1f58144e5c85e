import { codeOf, conventions, hasEnvelope, namedFields } from '../document/conventions.ts';
import { isGuarded, responseFor } from '../document/operation.ts';
import { type Answer, isSuccess } from '../exchange/exchange.ts';
import { type AnswerCheck, doubtful, fine, wrong } from './check.ts';

/** Whether the answer says that the request violates the contract. */
export function refusesForm({ status, json }: Answer): boolean {
  if (status === 406 || status === 415) return true;
  const code = codeOf(json);
  return (status === 400 || status === 422) && (code === undefined || code === conventions.invalid);
}

const hint = 'a rule that a schema cannot say belongs into the x-rules of the operation';

/**
 * A request that follows the contract is not refused for its form. It may be refused for missing or forbidden objects.
 */
export const positiveDataAcceptance: AnswerCheck = ({ case: asked }, answer) => {
  if (asked.intent !== 'valid') return undefined;
  if (!refusesForm(answer)) return fine;
  if (asked.phase !== 'examples' && asked.operation.rules.length > 0) return fine;
  const said = `${answer.status}${codeOf(answer.json) ? ` ${codeOf(answer.json)}` : ''}`;
  const named = namedFields(answer.json);
  const fields = named.length > 0 ? ` at ${named.slice(0, 3).join(', ')}` : '';
  if (asked.phase === 'examples') {
    const message = `the contract's own example is refused with ${said}${fields}`;
    return asked.operation.rules.length > 0 ? doubtful(message) : wrong(message);
  }
  if (asked.changed === undefined) {
    return doubtful(`data that follows the contract is refused with ${said}; ${hint}`);
  }
  const elsewhere = named.length > 0 && !named.some((field) => touches(field, asked.changed ?? ''));
  if (elsewhere) {
    return doubtful(`a change of ${asked.changed} is refused with ${said}${fields}; ${hint}`);
  }
  return wrong(`${asked.changed} follows the contract, but is refused with ${said}${fields}; ${hint}`);
};

function touches(field: string, changed: string): boolean {
  return field === changed || field.startsWith(`${changed}/`) || changed.startsWith(`${field}/`);
}

/** A request that violates the contract is refused with a 4xx. */
export const negativeDataRejection: AnswerCheck = ({ case: { intent, what } }, answer) => {
  if (intent !== 'invalid') return undefined;
  return answer.status < 400 ? wrong(`${what} breaks the contract and is answered with ${answer.status}`) : fine;
};

export const missingRequiredHeader: AnswerCheck = ({ case: { intent } }, answer) => {
  if (intent !== 'missing_header') return undefined;
  return answer.status < 400 ? wrong(`a required header is missing, and the answer is ${answer.status}`) : fine;
};

/** A method that the path does not have is answered with 405 and the allowed methods in `Allow`. */
export function unsupportedMethod(allowed: readonly string[]): AnswerCheck {
  return ({ case: { intent, method } }, answer) => {
    // A rate limit says nothing about the method: the sender repeats the request later.
    if (intent !== 'wrong_method' || answer.status === 429) return undefined;
    if (answer.status !== 405) return wrong(`${method} is answered with ${answer.status} instead of 405`);
    const allow = answer.headers['allow'];
    if (allow === undefined) return wrong('405 lacks the header Allow');
    const named = allow.split(',').map((each) => each.trim().toUpperCase());
    const forgotten = allowed.filter((each) => !named.includes(each));
    if (forgotten.length > 0) return wrong(`Allow of 405 is "${allow}", without ${forgotten.join(', ')}`);
    return method !== undefined && named.includes(method) ? wrong(`405 for ${method}, which Allow names`) : fine;
  };
}

/** Without credentials, or with made-up ones, the answer is 401 or 403, however valid the request is otherwise. */
export const ignoredAuth: AnswerCheck = ({ case: asked }, answer, context) => {
  if (asked.intent !== 'locked_out' || !isGuarded(asked.operation)) return undefined;
  const how = asked.actor === 'nobody' ? 'without credentials' : 'with made-up credentials';
  if (isSuccess(answer.status)) return wrong(`${how} the answer is ${answer.status}`);
  if ([401, 403, 429, 503].includes(answer.status)) return fine;
  // The backend decides which of two reasons for a refusal it names first.
  if (answer.status === asked.usualStatus) return fine;
  const documented = responseFor(asked.operation, 401) !== undefined && hasEnvelope(asked.operation, context.flat);
  return documented ? wrong(`${how} the answer is ${answer.status} instead of 401`) : fine;
};
