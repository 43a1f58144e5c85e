import { decideApplication as decide } from '../../domain/applications/review.ts';
import type { Handler } from '../handler.ts';

export const decideApplication: Handler<'decideApplication'> = ({ params, body, operator, once }, services) =>
  once(async (tx) => ({ success: true, value: await decide(services, tx, operator, params.applicationId, body) }));
