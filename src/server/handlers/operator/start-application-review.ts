import { startReview } from '../../domain/applications/review.ts';
import type { Handler } from '../handler.ts';

export const startApplicationReview: Handler<'startApplicationReview'> = async ({ params, operator }, services) => ({
  success: true,
  value: await startReview(services, operator, params.applicationId),
});
