/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryMenu } from './lottery-menu.ts';

/**
 * The answer of `listGameMenus`.
 */
export interface ListGameMenusResponse {
  /** Always true. */
  success: true;
  value: LotteryMenu;
}
