/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who did it.
 */
export type AuditActorKind = typeof AuditActorKind[keyof typeof AuditActorKind];


export const AuditActorKind = {
  member: 'member',
  operator: 'operator',
  vendor: 'vendor',
  merchant: 'merchant',
  system: 'system',
} as const;
