/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether players or agents log in there.
 */
export type DomainRouteSite = typeof DomainRouteSite[keyof typeof DomainRouteSite];


export const DomainRouteSite = {
  member: 'member',
  agent: 'agent',
} as const;
