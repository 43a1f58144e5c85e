import { authorisePlayer as authorise } from '../../domain/launch/authorise-player.ts';
import type { Handler } from '../handler.ts';

export const authorisePlayer: Handler<'authorisePlayer'> = async ({ vendor, body }, services) => ({
  success: true,
  value: await authorise(services, vendor, body.launchToken),
});
