import { launchGame as launch } from '../../domain/launch/launch-game.ts';
import type { Handler } from '../handler.ts';

export const launchGame: Handler<'launchGame'> = async ({ session, body }, services) => ({
  success: true,
  ...(await launch(services, session, body)),
});
