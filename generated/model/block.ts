/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BlockKind } from './block-kind.ts';
import type { BlockState } from './block-state.ts';
import type { CountryCode } from './country-code.ts';
import type { IpNetwork } from './ip-network.ts';

/**
 * Visitors who may not use the site.
 */
export interface Block {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  blockId: string;
  kind: BlockKind;
  /** The addresses; set exactly for `ip`; else null. */
  network: IpNetwork | null;
  /** The country; set exactly for `region`; else null. */
  country: CountryCode | null;
  /**
     * Until when it holds, not included; null, and until it is lifted.
     * @maxLength 30
     * @nullable
     */
  endsAt: string | null;
  /**
     * Why, for other operators.
     * @minLength 1
     * @maxLength 300
     */
  reason: string;
  state: BlockState;
  /**
     * When it was set.
     * @maxLength 30
     */
  createdAt: string;
  /**
     * The operator who set it.
     * @minLength 1
     * @maxLength 64
     */
  createdBy: string;
  /**
     * When it was lifted, null where it was not.
     * @maxLength 30
     * @nullable
     */
  liftedAt: string | null;
  /**
     * The operator who lifted it; null where nobody did.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  liftedBy: string | null;
}
