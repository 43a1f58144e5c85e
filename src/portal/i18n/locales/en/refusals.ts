/** The refusals that the portal finds where no server of the contract answers. They load with the first. */
export const refusals = {
  mobile_number_invalid: 'Please enter a valid phone number.',
  sms_too_many_requests: 'Too many requests. Please try again in 5 minutes.',
  sms_quota_exceeded: 'No more codes can be sent today.',
  sms_not_allowed: 'Codes by SMS are not available here.',
  verification_code_wrong: 'The verification code is not correct.',
  verification_code_expired: 'The verification code has expired. Please ask for a new one.',
  captcha_check_failed: 'The security check failed. Please do it again.',
  popup_closed_by_user: 'The sign-in window was closed. Login failed, please try again.',
  phone_verification_failed: 'The phone number could not be verified. Please try again.',
  free_play_unavailable: 'Free play is not available.',
} as const;
