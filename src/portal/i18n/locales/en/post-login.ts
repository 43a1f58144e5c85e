/** The dialogs after a login. */
export const postLogin = {
  title: 'Welcome back, {{name}}',
  last: 'Last log in',
  place: 'Place',
  device: 'Device',
  unknown: 'Not known',
  notYou: 'Not you?',
  notices: 'Notices',
  notice: 'Notice {{current}} of {{count}}',
  news: 'News from {{brand}}',
  offToday: 'Do not show these again today',
  previous: 'Previous notice',
  next: 'Next notice',
  continue: 'Continue',
  first: {
    title: 'Welcome, {{name}}',
    body: 'Your account is ready. Have a look around: nothing is played before you have chosen a stake.',
    limits: 'Play is for adults, and best within a limit that you choose before you begin.',
    start: 'Look around',
  },
} as const;
