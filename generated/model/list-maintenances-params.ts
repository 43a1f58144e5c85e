/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MaintenanceScope } from './maintenance-scope.ts';
import type { MaintenanceState } from './maintenance-state.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';

export type ListMaintenancesParams = {
/**
 * Maintenances of this scope only.
 */
scope?: MaintenanceScope;
/**
 * Maintenances in this state only.
 */
state?: MaintenanceState;
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 100000
 */
pageNo?: PageNoParameter;
/**
 * Entries on a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};
