import type { Answer, Exchange, Outcome } from '../exchange/exchange.ts';
import type { AnswerCheck, CheckContext, CheckName, Finding } from './check.ts';
import { instantConformance, moneyDecimals } from './marked.ts';
import { errorCodeConformance, languageConformance, privateNotStored } from './promises.ts';
import {
  ignoredAuth,
  missingRequiredHeader,
  negativeDataRejection,
  positiveDataAcceptance,
  unsupportedMethod,
} from './request.ts';
import {
  contentTypeConformance,
  envelopeConformance,
  notAServerError,
  responseHeadersConformance,
  responseSchemaConformance,
  saysUnimplemented,
  statusCodeConformance,
} from './response.ts';
import { totalsConformance } from './totals.ts';

/** The findings of a check for an exchange. */
export interface Judgement {
  readonly check: CheckName;
  readonly findings: readonly Finding[];
}

const ofEveryAnswer: readonly (readonly [CheckName, AnswerCheck])[] = [
  ['not_a_server_error', notAServerError],
  ['status_code_conformance', statusCodeConformance],
  ['content_type_conformance', contentTypeConformance],
  ['response_headers_conformance', responseHeadersConformance],
  ['response_schema_conformance', responseSchemaConformance],
  ['envelope_conformance', envelopeConformance],
  ['error_code_conformance', errorCodeConformance],
  ['language_conformance', languageConformance],
  ['private_not_stored', privateNotStored],
  ['money_decimals', moneyDecimals],
  ['instant_conformance', instantConformance],
  ['list_totals', totalsConformance],
];

const ofIntent: readonly (readonly [CheckName, AnswerCheck])[] = [
  ['positive_data_acceptance', positiveDataAcceptance],
  ['negative_data_rejection', negativeDataRejection],
  ['missing_required_header', missingRequiredHeader],
  ['ignored_auth', ignoredAuth],
];

/** Judges an exchange by every check that applies. `methods` are the methods of its path. */
export function judgementsOf(
  exchange: Exchange,
  context: CheckContext,
  methods: readonly string[],
): readonly Judgement[] {
  const { outcome } = exchange;
  if (outcome.kind === 'none' && outcome.reason === 'unwritable') return [];
  if (outcome.kind === 'none') return [{ check: 'not_a_server_error', findings: noAnswer(outcome) }];
  const { operation } = exchange.case;
  const isPending = context.isPending(operation) && saysUnimplemented(operation, outcome);
  const checks = isPending
    ? ofPending(outcome)
    : [...ofEveryAnswer, ...ofIntent, ['unsupported_method', unsupportedMethod(methods)] as const];
  return checks.flatMap(([check, judge]) => {
    const findings = judge(exchange, outcome, context);
    return findings ? [{ check, findings }] : [];
  });
}

/** Whoever answers 404 for a missing operation need not know the contract. */
function ofPending({ status }: Answer): typeof ofEveryAnswer {
  return status === 404 ? [] : [['envelope_conformance', envelopeConformance]];
}

const reasons = {
  unreachable: 'the backend cannot be reached',
  timeout: 'no answer in time',
  broken: 'the connection broke',
  endless: 'the answer does not end',
  malformed: 'the answer is no HTTP',
  unwritable: 'the request cannot be written',
} as const;

function noAnswer({ reason, message }: Outcome & { kind: 'none' }): readonly Finding[] {
  return [{ message: `${reasons[reason]}: ${message}` }];
}
