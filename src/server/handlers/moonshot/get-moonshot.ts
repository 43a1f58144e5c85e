import { showMoonshot } from '../../domain/games/moonshot/show-moonshot.ts';
import type { Handler } from '../handler.ts';

export const getMoonshot: Handler<'getMoonshot'> = async ({ session }, services) => ({
  success: true,
  value: await showMoonshot(services, session.memberId),
});
