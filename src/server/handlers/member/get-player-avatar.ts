import { playerAvatar } from '../../domain/member/pictures.ts';
import type { Handler } from '../handler.ts';

export const getPlayerAvatar: Handler<'getPlayerAvatar'> = async ({ session }, services) => ({
  success: true,
  value: await playerAvatar(services, session),
});
