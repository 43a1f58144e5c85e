import { liftBlock as lift } from '../../domain/site/create-block.ts';
import type { Handler } from '../handler.ts';

export const liftBlock: Handler<'liftBlock'> = async ({ params, operator }, services) => ({
  success: true,
  value: await lift(services, operator, params.blockId),
});
