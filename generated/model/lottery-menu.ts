/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryMenuGroup } from './lottery-menu-group.ts';

/**
 * The menu of a lottery.
 */
export interface LotteryMenu {
  /**
     * The groups in the order of the menu. A group without games is missing.
     * @maxItems 50
     */
  gameMenus: LotteryMenuGroup[];
}
