/** Errors that no server reports, and what is added to the words of one. */
export const errors = {
  unknown: 'System error',
  connection: 'Connection problem, please try again',
  slow: 'Page load is slow, check network',
  requestId: 'Request {{id}}',
  rate_limited_for: 'Too many attempts. Please try again in {{minutes, number}} minutes.',
  insecure_context: 'Passwords are only sent over a secure connection. Open this page with https.',
  game_maintenance: 'This game is under maintenance.',
  self_excluded_until:
    'You have taken a break from play until {{until}}. It cannot be shortened; you can log in again afterwards.',
  self_excluded_for_good:
    'You have excluded yourself from play for good. Please contact customer service about your balance.',
} as const;
