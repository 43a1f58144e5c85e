import { isLoopback } from './loopback.ts';
import { StartError } from './start-error.ts';

interface DemoVariables {
  readonly OUTBOX?: 'on' | 'off' | undefined;
  readonly SANDBOX_REVIEWER?: 'on' | 'off' | undefined;
  readonly SANDBOX_VENDORS?: 'on' | 'off' | undefined;
  readonly HOST: string;
}

/** The outbox lets every reader into every account, so a server that others can reach never gets it by default. */
export function outboxOf({ OUTBOX, HOST }: DemoVariables, environment: string | undefined): boolean {
  if (OUTBOX !== undefined) return OUTBOX === 'on';
  if (environment !== 'development') return false;
  if (isLoopback(HOST)) return true;
  throw new StartError(
    'OUTBOX must be set, on or off, where HOST can be reached by others; messages with codes would be shown to them.',
  );
}

/** It gives money away, so a server that others can reach gets it only on demand. */
export function sandboxReviewerOf({ SANDBOX_REVIEWER, HOST }: DemoVariables, environment: string | undefined): boolean {
  if (SANDBOX_REVIEWER !== undefined) return SANDBOX_REVIEWER === 'on';
  return environment === 'development' && isLoopback(HOST);
}

/** Its games move money of the wallets, so a server that others can reach gets them only on demand. */
export function sandboxVendorsOf({ SANDBOX_VENDORS, HOST }: DemoVariables, environment: string | undefined): boolean {
  if (SANDBOX_VENDORS !== undefined) return SANDBOX_VENDORS === 'on';
  return environment === 'development' && isLoopback(HOST);
}
