/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListTeamProfitScope = typeof ListTeamProfitScope[keyof typeof ListTeamProfitScope];


export const ListTeamProfitScope = {
  lines: 'lines',
  users: 'users',
} as const;
