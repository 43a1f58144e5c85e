import { freePlay } from '../../domain/session/free-play.ts';
import type { Handler } from '../handler.ts';

export const freePlayLogin: Handler<'freePlayLogin'> = async ({ body, visitor }, services) => ({
  success: true,
  value: await freePlay(services, body, visitor),
});
