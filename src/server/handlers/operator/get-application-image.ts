import { readImage } from '../../domain/applications/review.ts';
import type { Handler } from '../handler.ts';

export const getApplicationImage: Handler<'getApplicationImage'> = async ({ params, operator }, services) => ({
  success: true,
  value: await readImage(services, operator, params),
});
