/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BlockKind } from './block-kind.ts';
import type { CountryCode } from './country-code.ts';
import type { IpNetwork } from './ip-network.ts';

/**
 * A block that shall be.
 */
export interface CreateBlockPayload {
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
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  reason: string;
}
