/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AgentAnnouncementPage } from './agent-announcement-page.ts';

/**
 * The answer of `listAgentAnnouncements`.
 */
export interface ListAgentAnnouncementsResponse {
  /** Always true. */
  success: true;
  value: AgentAnnouncementPage;
}
