/** The pages of the agent centre. */
export const agent = {
  news: {
    search: 'Words of the title',
    find: 'Search',
    clear: 'Show the last 30 days',
    emptyTitle: 'Nothing was announced',
    emptyBody: 'What we tell our agents stands here. In this period, or with these words, there is nothing.',
  },
} as const;
