/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LaunchGameResponseWalletMode } from './launch-game-response-wallet-mode.ts';

/**
 * The answer of `launchGame`.
 */
export interface LaunchGameResponse {
  /** Always true. */
  success: true;
  /**
     * Where the game is; empty where only `game_url2` holds.
     * @maxLength 2048
     */
  game_url: string;
  /**
     * The other place of the game, taken when `game_url` is empty; empty where there is none.
     * @maxLength 2048
     */
  game_url2: string;
  /** `seamless` plays from the main wallet and opens in `/seamless`; `transfer` plays from the vendor's wallet and opens in `/game`; `none` is a page of the portal itself. */
  walletMode: LaunchGameResponseWalletMode;
  /** Whether it is played in play credit. */
  demo: boolean;
  /**
     * Until when the address can be opened, once; null for a page of the portal.
     * @maxLength 30
     * @nullable
     */
  expiresAt: string | null;
  /**
     * The name of the game, or of the vendor whose lobby it is, for the title of its page. Missing where a backend does not say it.
     * @minLength 1
     * @maxLength 120
     */
  gameName?: string;
}
