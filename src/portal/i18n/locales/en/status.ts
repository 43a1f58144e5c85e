export const status = {
  over: 'RESTRICTION OF VISIT',
  contact: 'Contact Us',
  retry: 'Try again',
  copy: 'Copy details',
  copied: 'Details copied',
  ip: 'Your IP address',
  country: 'Country',
  unknown: 'Not known',
  requestId: 'Request',
  playWithin: 'Play within your limits.',
  maintenance: {
    title: 'System Maintenance',
    body: 'The lights are down while we tune the lobby. Balances are safe, and open lottery tickets still settle on time.',
    backAt: 'Back at',
    timeLeft: 'Time left',
  },
  region: {
    title: 'Not available where you are',
    body: 'Local rules mean we cannot offer games in your region. If this looks wrong, send us the details below.',
  },
  blocked: {
    title: 'Your address is blocked',
    body: 'This site cannot be visited from your IP address. If this looks wrong, send us the details below.',
  },
} as const;
