import { memberIcon } from '../../domain/member/pictures.ts';
import type { Handler } from '../handler.ts';

export const getMemberIcon: Handler<'getMemberIcon'> = async ({ session }, services) => ({
  success: true,
  value: await memberIcon(services, session),
});
