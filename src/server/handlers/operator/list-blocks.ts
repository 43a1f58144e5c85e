import { listBlocks as list } from '../../domain/site/list-blocks.ts';
import type { Handler } from '../handler.ts';

export const listBlocks: Handler<'listBlocks'> = async ({ query }, services) => ({
  success: true,
  value: await list(services, query),
});
