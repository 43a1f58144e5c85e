/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The whole site, the games of a vendor, one game.
 */
export type MaintenanceScope = typeof MaintenanceScope[keyof typeof MaintenanceScope];


export const MaintenanceScope = {
  site: 'site',
  vendor: 'vendor',
  game: 'game',
} as const;
