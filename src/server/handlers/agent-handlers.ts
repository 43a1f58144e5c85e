import { changeRegistrationLink } from './agent/change-registration-link.ts';
import { createDownlineAccount } from './agent/create-downline-account.ts';
import { createRegistrationLink } from './agent/create-registration-link.ts';
import { getAccountRules } from './agent/get-account-rules.ts';
import { listAgentAnnouncements } from './agent/list-agent-announcements.ts';
import { listRegistrationLinks } from './agent/list-registration-links.ts';
import { removeRegistrationLink } from './agent/remove-registration-link.ts';
import type { HandlerTable } from './handler.ts';
import { moveLine } from './operator/move-line.ts';

/** Who answers the operations of agents about accounts, links and the team. */
export const agentHandlers = {
  changeRegistrationLink,
  createDownlineAccount,
  createRegistrationLink,
  getAccountRules,
  listAgentAnnouncements,
  listRegistrationLinks,
  moveLine,
  removeRegistrationLink,
} satisfies Partial<HandlerTable>;
