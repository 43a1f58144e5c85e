/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Permission } from './permission.ts';

/**
 * The answer of `getPermission`.
 */
export interface GetPermissionResponse {
  /** Always true. */
  success: true;
  value: Permission;
}
