import { pvpRooms } from '../../domain/catalogue/pvp-rooms.ts';
import type { Handler } from '../handler.ts';

export const listPvpRooms: Handler<'listPvpRooms'> = async ({ query, language }, services) => ({
  success: true,
  value: await pvpRooms(services, query, query.language ?? language),
});
