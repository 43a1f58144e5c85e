import { createBlock as create } from '../../domain/site/create-block.ts';
import type { Handler } from '../handler.ts';

export const createBlock: Handler<'createBlock'> = async ({ body, operator }, services) => ({
  success: true,
  value: await create(services, operator, body),
});
