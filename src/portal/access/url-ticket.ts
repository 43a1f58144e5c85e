let taken: string | undefined;

/**
 * Takes a login ticket out of the address before anything else can read or keep the address (ROUTE-29). What follows
 * the login is the page without it.
 */
export function takeUrlTicket(): void {
  const url = new URL(window.location.href);
  const ticket = url.searchParams.get('token');
  if (ticket === null) return;
  url.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  keepUrlTicket(ticket);
}

/** Stores a ticket until the portal reads it. */
export function keepUrlTicket(ticket: string): void {
  taken = ticket;
}

/** Returns the ticket of the address once, then undefined. */
export function urlTicket(): string | undefined {
  const ticket = taken;
  taken = undefined;
  return ticket;
}
