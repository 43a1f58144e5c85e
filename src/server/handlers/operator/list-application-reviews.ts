import { listReviews } from '../../domain/applications/review.ts';
import type { Handler } from '../handler.ts';

export const listApplicationReviews: Handler<'listApplicationReviews'> = async ({ query }, services) => ({
  success: true,
  value: await listReviews(services, query),
});
