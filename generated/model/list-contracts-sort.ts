/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListContractsSort = typeof ListContractsSort[keyof typeof ListContractsSort];


export const ListContractsSort = {
  updatedAt: 'updatedAt',
  '-updatedAt': '-updatedAt',
  createdAt: 'createdAt',
  '-createdAt': '-createdAt',
  rate: 'rate',
  '-rate': '-rate',
  account: 'account',
  '-account': '-account',
} as const;
