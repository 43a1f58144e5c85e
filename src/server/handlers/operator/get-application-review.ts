import { findReview } from '../../domain/applications/review.ts';
import type { Handler } from '../handler.ts';

export const getApplicationReview: Handler<'getApplicationReview'> = async ({ params }, services) => ({
  success: true,
  value: await findReview(services.db, params.applicationId),
});
