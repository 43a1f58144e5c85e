/** The wagering requirement of bonus money. */
export const wagering = {
  title: 'What has to be staked',
  of: { bonus: '{{multiple}}x bonus', bonus_and_deposit: '{{multiple}}x deposit and bonus' },
  days_one: 'Within a day after the reward is credited.',
  days_other: 'Within {{count}} days after the reward is credited.',
  maxStake: 'The largest stake that counts is {{amount}}.',
  counts: '{{category}} counts {{share}}.',
  countsNothing: 'Everything else counts nothing.',
} as const;
