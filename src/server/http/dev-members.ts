import { makeMember, newMember } from '../seed/make-member.ts';
import type { Services } from '../services.ts';
import { Failure } from '../shared/failure.ts';
import { validated } from '../shared/fields.ts';
import { parseJsonBody } from '../shared/json-body.ts';
import { keyReader } from './caller.ts';
import type { App } from './context.ts';
import { isDeveloper } from './inside.ts';
import { named } from './middleware.ts';
import { readBody, requireType } from './read-body.ts';
import { jsonResponse } from './respond.ts';

const PATH = '/dev/members';
const MAX_BYTES = 4_096;

/** Lets tests make members with money, where `TEST_MEMBERS` is on: developers with an operator's key alone. */
export function routeTestMembers(app: App, services: Services): void {
  const { config } = services;
  if (!config.testMembers) return;
  const operatorOf = keyReader(config.callerKeys, 'operator');
  app.post(PATH, named('test_members', PATH), async (c) => {
    if (!isDeveloper(c, config)) throw new Failure('not_found');
    if (operatorOf(c.req.header('X-Operator-Key') ?? '') === undefined) throw new Failure('unauthenticated');
    requireType(c, 'application/json');
    const asked = validated(newMember, 'body', parseJsonBody(await readBody(c, MAX_BYTES)));
    return jsonResponse(c, await makeMember(services, asked));
  });
}
