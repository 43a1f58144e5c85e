import { bounded } from './rules/bounded.ts';
import { closedRequest } from './rules/closed-request.ts';
import { commonAnswers } from './rules/common-answers.ts';
import { constantInPlace } from './rules/constant-in-place.ts';
import { declaredOrder } from './rules/declared-order.ts';
import { describedProperties } from './rules/described-properties.ts';
import { distinctParameters } from './rules/distinct-parameters.ts';
import { distinctTypes } from './rules/distinct-types.ts';
import { encryptedBody } from './rules/encrypted-body.ts';
import { envelope } from './rules/envelope.ts';
import { exemplified } from './rules/exemplified.ts';
import { idempotencyKey } from './rules/idempotency-key.ts';
import { knownRequirements } from './rules/known-requirements.ts';
import { namedBody } from './rules/named-body.ts';
import { namedErrors } from './rules/named-errors.ts';
import { plainEncoding } from './rules/plain-encoding.ts';
import { portablePattern } from './rules/portable-pattern.ts';
import { wideInteger } from './rules/wide-integer.ts';

/** The contract's own rules, as a plugin of redocly. */
export default function plugin() {
  return {
    id: 'portico',
    rules: {
      oas3: {
        envelope,
        'common-answers': commonAnswers,
        'idempotency-key': idempotencyKey,
        'known-requirements': knownRequirements,
        bounded,
        'closed-request': closedRequest,
        'described-properties': describedProperties,
        'encrypted-body': encryptedBody,
        exemplified,
        'declared-order': declaredOrder,
        'named-errors': namedErrors,
        'constant-in-place': constantInPlace,
        'distinct-parameters': distinctParameters,
        'distinct-types': distinctTypes,
        'named-body': namedBody,
        'plain-encoding': plainEncoding,
        'portable-pattern': portablePattern,
        'wide-integer': wideInteger,
      },
    },
  };
}
