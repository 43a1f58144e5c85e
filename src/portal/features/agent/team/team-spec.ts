import { listTeamDefaults } from '#generated/client/defaults.ts';
import { AgentType, type ListTeamParams, ListTeamSort } from '#generated/model/index.ts';
import { listTeamQuerySearchMax } from '#generated/zod/agent/agent.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';

/** The types that the team has; trial accounts have no upline. */
export const teamTypes = Object.values(AgentType).filter((type) => type !== 4);

/** From the top of a line to its end. */
const ranks: readonly AgentType[] = [1, 2, 41, 42, 0];

/** The types that the line of somebody of a type may hold, its head included. */
export const typesOfLine = (head: AgentType) => teamTypes.filter((type) => ranks.indexOf(type) >= ranks.indexOf(head));

/** What the address of the team may ask for. */
export const teamSpec: ListSpec<ListTeamParams> = {
  pageSize: 20,
  range: 'month',
  search: listTeamQuerySearchMax,
  filters: { uplineId: /^\d{1,16}$/, type: teamTypes },
  sort: { values: Object.values(ListTeamSort), usual: listTeamDefaults.sort },
};
