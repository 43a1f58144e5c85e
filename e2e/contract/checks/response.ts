import { codeOf, conventions, hasEnvelope } from '../document/conventions.ts';
import { isObject, textOf } from '../document/json.ts';
import {
  essence,
  isJsonType,
  type MediaType,
  type Operation,
  type ResponseHeader,
  responseFor,
} from '../document/operation.ts';
import { type Answer, type Exchange, isSuccess } from '../exchange/exchange.ts';
import { asRead } from '../generate/wire.ts';
import { type AnswerCheck, type CheckContext, type Finding, fine, wrong } from './check.ts';

/** Whether the answer to a valid request says that nothing stands at the operation's path yet. */
export function saysUnimplemented(operation: Operation, { status, json }: Answer): boolean {
  if (status === 501) return codeOf(json) === conventions.pending;
  return status === 404 && (codeOf(json) === undefined || !responseFor(operation, 404));
}

/** A 5xx is a fault of the backend, except under maintenance or overload. */
export const notAServerError: AnswerCheck = (_, answer) => {
  if (answer.status < 500 || answer.status === 503) return fine;
  return wrong(`answered ${answer.status}${codeOf(answer.json) ? ` ${codeOf(answer.json)}` : ''}`);
};

/** Statuses that a server may answer to a malformed request before it finds the operation. */
const beforeTheContract = [400, 413, 414, 431];

/** The contract has the status. */
export const statusCodeConformance: AnswerCheck = ({ case: { operation, intent } }, answer) => {
  if (intent === 'wrong_method') return undefined;
  if (responseFor(operation, answer.status)) return fine;
  if (intent === 'malicious' && beforeTheContract.includes(answer.status)) return fine;
  const documented = operation.responses.map(({ status }) => status).join(', ');
  return wrong(`answered ${answer.status}, which the contract does not have (it has ${documented})`);
};

/** The contract has the content type; without a content type the body is empty. */
export const contentTypeConformance: AnswerCheck = ({ case: { operation } }, answer, context) => {
  const spec = responseFor(operation, answer.status);
  const sent = answer.headers['content-type'];
  const empty = answer.text === '' && !answer.streamed;
  if (!spec) {
    // A status outside the contract still has the contract's error format.
    if (answer.status < 400 || empty || !hasEnvelope(operation, context.flat)) return undefined;
    return isJsonType(sent ?? '') ? fine : wrong(`${answer.status} came as ${sent ?? 'nothing named'}, not as JSON`);
  }
  const documented = spec.media.map(({ type }) => essence(type));
  if (documented.length === 0)
    return empty ? fine : wrong(`${answer.status} has a body, but the contract has none for it`);
  if (sent === undefined)
    return wrong(`${answer.status} names no content type (the contract has ${documented.join(', ')})`);
  if (documentedMedia(spec.media, sent)) return fine;
  return wrong(`${answer.status} came as ${essence(sent)}, but the contract has ${documented.join(', ')}`);
};

function documentedMedia(media: readonly MediaType[], sent: string): MediaType | undefined {
  const type = essence(sent);
  return media.find((each) => {
    const known = essence(each.type);
    return known === type || known === '*/*' || (known.endsWith('/*') && type.startsWith(known.slice(0, -1)));
  });
}

/** Every required header is present, every documented one follows its schema, and the caller's id comes back. */
export const responseHeadersConformance: AnswerCheck = (exchange, answer, context) => {
  const spec = responseFor(exchange.case.operation, answer.status);
  if (!spec) return undefined;
  const findings = spec.headers.flatMap((header) => headerFindings(header, answer, context));
  return [...findings, ...requestIdFindings(exchange, answer, spec.headers)];
};

function headerFindings(header: ResponseHeader, answer: Answer, context: CheckContext): readonly Finding[] {
  const value = answer.headers[header.name];
  if (value === undefined) {
    return header.required ? wrong(`${answer.status} lacks the header ${header.name}`) : fine;
  }
  if (!header.schema) return fine;
  const [offence] = context.validators.request(header.schema)(asRead(context.reader, header.schema.schema, value));
  return offence
    ? wrong(`the header ${header.name} of ${answer.status} ${offence.message.replace(/^the value /, '')}`)
    : fine;
}

function requestIdFindings(exchange: Exchange, answer: Answer, headers: readonly ResponseHeader[]): readonly Finding[] {
  const name = conventions.requestId;
  if (!headers.some((header) => header.name === name)) return fine;
  const { intent, values } = exchange.case;
  const sent = Object.entries(values.header).find(([key]) => key.toLowerCase() === name)?.[1];
  if (sent === undefined || intent === 'invalid' || intent === 'malicious') return fine;
  return answer.headers[name] === sent ? fine : wrong(`the answer does not repeat the ${name} of the request`);
}

/** The body follows the schema of its status. */
export const responseSchemaConformance: AnswerCheck = ({ case: { operation } }, answer, context) => {
  const spec = responseFor(operation, answer.status);
  const media = spec && documentedMedia(spec.media, answer.headers['content-type'] ?? '');
  if (!media || !isJsonType(media.type)) return undefined;
  if (answer.json === undefined) return wrong(`the body of ${answer.status} is no JSON`);
  const offences = context.validators.answer(media)(answer.json);
  return offences.map(({ message }) => ({ message: `${answer.status}: ${plainly(message)}` }));
};

function plainly(message: string): string {
  return message.replace(/^the value /, 'the body ');
}

/** Success is a 2xx and nothing else, so a client may read either status or body. */
export const envelopeConformance: AnswerCheck = ({ case: { operation } }, answer, context) => {
  if (!hasEnvelope(operation, context.flat) || answer.streamed) return undefined;
  if (answer.status < 200 || (answer.status >= 300 && answer.status < 400)) return undefined;
  const documented = responseFor(operation, answer.status);
  if (documented && !documented.media.some(({ type }) => isJsonType(type))) return undefined;
  if (!isObject(answer.json)) return wrong(`${answer.status} is not answered in the envelope`);
  const { success, requestId } = answer.json;
  if (isSuccess(answer.status) !== (success === true)) {
    return wrong(`${answer.status} is answered with success: ${JSON.stringify(success)}`);
  }
  if (isSuccess(answer.status)) return fine;
  if (success !== false) return wrong(`${answer.status} is answered with success: ${JSON.stringify(success)}`);
  if (textOf(answer.json['code']) === undefined) return wrong(`the error ${answer.status} has no code`);
  const header = answer.headers[conventions.requestId];
  const same = requestId === undefined || header === undefined || requestId === header;
  return same
    ? fine
    : wrong(`requestId ${JSON.stringify(requestId)} is not the ${conventions.requestId} of the answer`);
};
