import { listAgentAnnouncements as list } from '../../domain/agent/announcements.ts';
import type { Handler } from '../handler.ts';

export const listAgentAnnouncements: Handler<'listAgentAnnouncements'> = async (
  { session, query, language },
  services,
) => ({
  success: true,
  value: await list(services, session, query, language),
});
