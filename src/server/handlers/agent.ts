import { listAgentAnnouncements } from '../domain/affiliates/agent/announcements.ts';
import { accountRules, createDownline } from '../domain/affiliates/agent/create-accounts.ts';
import { getTeamMember } from '../domain/affiliates/agent/get-team-member.ts';
import { listTeam, listTeamChildren } from '../domain/affiliates/agent/list-team.ts';
import { listTeamBets } from '../domain/affiliates/agent/list-team-bets.ts';
import { listTeamProfit } from '../domain/affiliates/agent/list-team-profit.ts';
import { listTeamTransactions } from '../domain/affiliates/agent/list-team-transactions.ts';
import { changeLink, createLink, listLinks, removeLink } from '../domain/affiliates/agent/registration-links.ts';
import { teamOverview } from '../domain/affiliates/agent/team-overview.ts';
import { writeToTeam } from '../domain/affiliates/agent/write-to-team.ts';
import { incomeBets } from '../domain/affiliates/contracts/bills/income-bets.ts';
import { incomeInputs } from '../domain/affiliates/contracts/bills/income-inputs.ts';
import { listIncome } from '../domain/affiliates/contracts/bills/list-income.ts';
import { requireAgent } from '../domain/affiliates/line/require-agent.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `agent`. */
export const agentHandlers = {
  listAgentAnnouncements: async ({ session, query, language }, services) =>
    ok(await listAgentAnnouncements(services, session, query, language)),
  getTeamOverview: async ({ session, query }, services) => ok(await teamOverview(services, session, query.period)),
  getAccountRules: async ({ session }, services) => ok(await accountRules(services, session)),
  createDownlineAccount: async ({ body, ...creator }, services) => ok(await createDownline(services, body, creator)),
  listRegistrationLinks: async ({ session, query }, services) => ok(await listLinks(services, session, query)),
  createRegistrationLink: async ({ session, body }, services) => ok(await createLink(services, session, body)),
  changeRegistrationLink: async ({ session, params, body }, services) =>
    ok(await changeLink(services, session, params.linkId, body)),
  removeRegistrationLink: async ({ session, params }, services) =>
    ok(await removeLink(services, session, params.linkId)),
  listTeamChildren: async ({ session, query }, services) => ok(await listTeamChildren(services, session, query)),
  listTeam: async ({ session, query }, services) => ok(await listTeam(services, session, query)),
  getTeamMember: async ({ session, params, query }, services) =>
    ok(await getTeamMember(services, session, params.memberId, query)),
  sendTeamMessage: async ({ session, params, body, once }, services) =>
    once(async (tx) => ok(await writeToTeam(services, tx, session, params.memberId, body))),
  listTeamBets: async ({ session, query, language }, services) =>
    ok(await listTeamBets(services, session, query, language)),
  listTeamProfit: async ({ session, query }, services) => ok(await listTeamProfit(services, session, query)),
  listIncome: async ({ session, query }, services) => {
    requireAgent(session);
    return ok(await listIncome(services, session.memberId, query));
  },
  listIncomeBets: async ({ session, params, query, language }, services) => {
    requireAgent(session);
    return ok(await incomeBets(services, session.memberId, { id: params.incomeId, query, language }));
  },
  listIncomeInputs: async ({ session, params, query, language }, services) => {
    requireAgent(session);
    return ok(await incomeInputs(services, session.memberId, { id: params.incomeId, query, language }));
  },
  listTeamTransactions: async ({ session, query, language }, services) =>
    ok(await listTeamTransactions(services, session, query, language)),
} satisfies TagHandlers<'agent'>;
