import type { Logger } from 'pino';
import type { BotCheck } from './adapters/bot-check.ts';
import type { Messages } from './adapters/messages.ts';
import type { PhoneProof } from './adapters/phone-proof.ts';
import type { SandboxVendor } from './adapters/sandbox-vendor/vendor.ts';
import type { GameVendors, VendorWallets } from './adapters/vendors/game-vendors.ts';
import type { Brand } from './config/brand.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { BodyKeys } from './domain/ground/encryption/body-keys.ts';
import type { JobQueue } from './domain/ground/job-queue.ts';
import type { SiteRuleBook } from './domain/ground/site/site-rules.ts';
import type { Catalogue } from './domain/play/catalogue/catalogue.ts';
import type { Clock } from './shared/clock.ts';
import type { RandomBytes } from './shared/random.ts';

/**
 * The services that handlers can use. `main.ts` creates them once at start; tests pass their own clock and randomness.
 */
export interface Services {
  readonly config: Config;
  readonly brand: Brand;
  readonly db: Database;
  /** The catalogue, held in memory and reloaded when the database reports a change. */
  readonly catalogue: Catalogue;
  /** What operators have closed, held in memory. */
  readonly site: SiteRuleBook;
  /** The key pair for (E) bodies. */
  readonly keys: BodyKeys;
  /** Sends SMS and e-mail. */
  readonly messages: Messages;
  /** Launches the games of vendors. */
  readonly vendors: GameVendors;
  /** The sandbox vendors' own system; undefined where they play in points. */
  readonly sandboxVendor?: SandboxVendor | undefined;
  /** The players' wallets at vendors that keep their own. */
  readonly vendorWallets: VendorWallets;
  /** Verifies mobile numbers through Firebase; undefined where the server has no project. */
  readonly phoneProof: PhoneProof | undefined;
  /** An outside service instead of the server's own slider puzzle. */
  readonly botCheck?: BotCheck | undefined;
  /** Queues background jobs. */
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly log: Logger;
}
