type Switch = 'on' | 'off' | undefined;

interface DemoVariables {
  readonly DEMO?: '0' | '1' | undefined;
  readonly OUTBOX?: Switch;
  readonly SANDBOX_PAYMENTS?: Switch;
  readonly SANDBOX_REVIEWER?: Switch;
  readonly SANDBOX_VENDORS?: Switch;
}

/** What plays a provider, vendor, reviewer or the network of messages. */
export interface DemoConfig {
  /** The server is a demo: it has public accounts, and what follows is on unless its own variable switches it off. */
  readonly demo: boolean;
  /** Whether messages without a service are stored for a developer to read. */
  readonly outbox: boolean;
  /** Whether card methods without a hosted page are offered, and paid on a page of this server. */
  readonly sandboxPayments: boolean;
  /** Whether what waits for an operator is approved without one; in a demo the results of stations are entered, too. */
  readonly sandboxReviewer: boolean;
  /** Whether the sandbox vendors play for money; their calls are then shown. */
  readonly sandboxVendors: boolean;
  /** Whether pages of this server play the games of vendors without an address: those for money, or in a demo in points. */
  readonly sandboxGames: boolean;
}

/** What of it is on, in words for the person who starts the server. */
export function sandboxesOf(config: Omit<DemoConfig, 'demo' | 'sandboxGames'>): readonly string[] {
  const names = {
    outbox: 'messages',
    sandboxPayments: 'card payments',
    sandboxReviewer: 'approvals of deposits and withdrawals, results of stations',
    sandboxVendors: 'vendors that play for money',
  } as const;
  return (['outbox', 'sandboxPayments', 'sandboxReviewer', 'sandboxVendors'] as const)
    .filter((name) => config[name])
    .map((name) => names[name]);
}

/** Reads the switches. A demo is said by `DEMO=1` and never guessed: without it all of them are off unless they are set. */
export function demoConfig(given: DemoVariables): DemoConfig {
  const demo = given.DEMO === '1';
  const isOn = (own: Switch) => (own === undefined ? demo : own === 'on');
  const sandboxVendors = isOn(given.SANDBOX_VENDORS);
  return {
    demo,
    outbox: isOn(given.OUTBOX),
    sandboxPayments: isOn(given.SANDBOX_PAYMENTS),
    sandboxReviewer: isOn(given.SANDBOX_REVIEWER),
    sandboxVendors,
    sandboxGames: demo || sandboxVendors,
  };
}
