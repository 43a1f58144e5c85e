/** The errors that can occur at the start, and the fallback for those without a text; the others are in `refusals`. */
export const errors = {
  unknown: 'System error',
  connection: 'Connection problem, please try again',
  slow: 'Page load is slow, check network',
  requestId: 'Request {{id}}',
  login_first: 'Please log in first',
  merchant_unknown: 'This address does not serve that brand. Please contact customer service.',
  invalid_domain: 'This address is not valid. Please contact customer service.',
  ip_restricted: 'Your address may not visit this site.',
  region_restricted: 'This site is not available in your region.',
  rate_limited: 'Too many requests. Please wait a moment.',
  rate_limited_for: 'Too many attempts. Please try again in {{minutes, number}} minutes.',
  maintenance: 'System maintenance',
} as const;
