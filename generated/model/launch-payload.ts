/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameCategory } from './game-category.ts';
import type { Language } from './language.ts';
import type { LaunchPayloadAccountType } from './launch-payload-account-type.ts';
import type { LaunchPayloadClientType } from './launch-payload-client-type.ts';
import type { LaunchPayloadConfirmTrans } from './launch-payload-confirm-trans.ts';
import type { LaunchPayloadIsGame } from './launch-payload-is-game.ts';
import type { LaunchPayloadLaunchMode } from './launch-payload-launch-mode.ts';
import type { LaunchPayloadPlatform } from './launch-payload-platform.ts';
import type { MerchantCode } from './merchant-code.ts';
import type { NodeId } from './node-id.ts';
import type { VendorCode } from './vendor-code.ts';

/**
 * The game to start, in the words of the portal's family of systems.
 */
export interface LaunchPayload {
  /**
     * The vendor's own id of the game. Without it, without `roomId` and without `gameCode` the vendor's lobby starts.
     * @minLength 1
     * @maxLength 60
     */
  gameId?: string;
  /**
     * The room of a `PVP` game, in place of `gameId`.
     * @maxLength 40
     * @pattern ^[A-Za-z0-9_-]{1,40}$
     */
  roomId?: string;
  nodeId?: NodeId;
  /** The kind of account, always 1. */
  accountType: LaunchPayloadAccountType;
  /** Always 0: launching moves no money between wallets. */
  confirmTrans: LaunchPayloadConfirmTrans;
  vassalage: VendorCode;
  /** `GLS`, or `LOTT` for a lottery game. */
  launchMode: LaunchPayloadLaunchMode;
  /** The platform, always `html5-desktop`. */
  platform: LaunchPayloadPlatform;
  /** The kind of client, always 3, the web. */
  clientType: LaunchPayloadClientType;
  /**
     * The account of the session.
     * @minLength 1
     * @maxLength 64
     */
  username: string;
  /**
     * The session token, the same as the bearer's. It is never passed on.
     * @minLength 20
     * @maxLength 128
     */
  token: string;
  merchantCode: MerchantCode;
  language: Language;
  /**
     * A place within the game that it shall open at, as the vendor names it.
     * @maxLength 60
     * @pattern ^[A-Za-z0-9_-]{1,60}$
     */
  code?: string;
  /**
     * The play type that a lottery opens with.
     * @maxLength 30
     * @pattern ^[A-Z0-9_]{1,30}$
     */
  defaultPlayType?: string;
  /**
     * The kind of account that a lottery asks for, `TCG_LOTTO_VN` for a Vietnamese one.
     * @maxLength 40
     * @pattern ^[A-Z0-9_]{1,40}$
     */
  accountTypeName?: string;
  vendor?: VendorCode;
  /**
     * The lottery game, with `launchMode` `LOTT`.
     * @maxLength 30
     * @pattern ^[A-Z0-9_]{2,30}$
     */
  gameCode?: string;
  gameType?: GameCategory;
  /** Whether the entry stands for a game or for a vendor. For `VASSALAGE` the portal opens a list of the vendor's games; sent here it starts the vendor's lobby. */
  isGame?: LaunchPayloadIsGame;
}
