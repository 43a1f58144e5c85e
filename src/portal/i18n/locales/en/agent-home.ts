/** The home page of a site for agents. */
export const agentHome = {
  title: 'Bring players to {{brand}}. See what they bring you',
  text: 'Your team, its turnover and your contracts in one place, counted from the same records that the players see.',
  loggedIn: 'You are logged in. Your team, contracts and announcements are in the agent centre, behind your picture.',
  join: 'Become an affiliate',
  contracts: 'Contracts on this site',
  contract: {
    dividend: { name: 'Dividend', text: 'A share of what your team loses over a period, less what it wins.' },
    daily: { name: 'Daily salary', text: 'Paid each day for the valid bets of the day before.' },
    hourly: { name: 'Hourly salary', text: 'Paid each hour for the valid bets of the hour before.' },
    realtime: { name: 'Real-time salary', text: 'Settled every five minutes, as the bets are placed.' },
  },
} as const;
