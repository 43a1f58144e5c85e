/** The dialogs after a login. */
export const postLogin = {
  title: 'Welcome back, {{name}}',
  last: 'Last log in',
  place: 'Place',
  device: 'Device',
  unknown: 'Not known',
  notYou: 'Not you?',
  failed_one: 'Since then {{count, number}} attempt to log in to your account failed.',
  failed_other: 'Since then {{count, number}} attempts to log in to your account failed.',
  notices: 'Notices',
  notice: 'Notice {{current}} of {{count}}',
  news: 'News from {{brand}}',
  offToday: 'Do not show these again today',
  previous: 'Previous notice',
  next: 'Next notice',
  continue: 'Continue',
  first: {
    title: 'Welcome, {{name}}',
    body: 'Your account is ready. Have a look around: no bet is placed until you choose a stake.',
    limits: 'Play is for adults. It is best to set a limit before you start.',
    start: 'Look around',
    offer: {
      limit: {
        title: 'Set a deposit limit',
        text: 'The most you can deposit in a day, a week or a month.',
      },
      profile: {
        title: 'Complete your profile',
        text: 'Your real name and date of birth. You need them for your first deposit.',
      },
    },
  },
} as const;
