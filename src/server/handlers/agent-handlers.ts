import { changeRegistrationLink } from './agent/change-registration-link.ts';
import { createDownlineAccount } from './agent/create-downline-account.ts';
import { createRegistrationLink } from './agent/create-registration-link.ts';
import { getAccountRules } from './agent/get-account-rules.ts';
import { getTeamMember } from './agent/get-team-member.ts';
import { getTeamOverview } from './agent/get-team-overview.ts';
import { listAgentAnnouncements } from './agent/list-agent-announcements.ts';
import { listRegistrationLinks } from './agent/list-registration-links.ts';
import { listTeam } from './agent/list-team.ts';
import { listTeamBets } from './agent/list-team-bets.ts';
import { listTeamChildren } from './agent/list-team-children.ts';
import { listTeamProfit } from './agent/list-team-profit.ts';
import { listTeamTransactions } from './agent/list-team-transactions.ts';
import { removeRegistrationLink } from './agent/remove-registration-link.ts';
import { sendTeamMessage } from './agent/send-team-message.ts';
import type { HandlerTable } from './handler.ts';
import { createGeneralAgent } from './operator/create-general-agent.ts';
import { listAccounts } from './operator/list-accounts.ts';
import { moveLine } from './operator/move-line.ts';

/** Who answers the operations of agents about accounts, links and the team. */
export const agentHandlers = {
  changeRegistrationLink,
  createDownlineAccount,
  createGeneralAgent,
  sendTeamMessage,
  createRegistrationLink,
  getAccountRules,
  listAgentAnnouncements,
  listRegistrationLinks,
  listAccounts,
  moveLine,
  removeRegistrationLink,
  getTeamOverview,
  listTeamChildren,
  listTeam,
  getTeamMember,
  listTeamBets,
  listTeamProfit,
  listTeamTransactions,
} satisfies Partial<HandlerTable>;
