/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListRegistrationLinksSort = typeof ListRegistrationLinksSort[keyof typeof ListRegistrationLinksSort];


export const ListRegistrationLinksSort = {
  createdAt: 'createdAt',
  '-createdAt': '-createdAt',
  visits: 'visits',
  '-visits': '-visits',
  registrations: 'registrations',
  '-registrations': '-registrations',
} as const;
