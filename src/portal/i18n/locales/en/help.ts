/** The help centre. */
export const help = {
  title: 'Help centre',
  question: 'What do you need help with?',
  search: 'Search the help centre',
  clear: 'Clear the search',
  answers_one: '{{count, number}} answer',
  answers_other: '{{count, number}} answers',
  found: 'Answers',
  nothing: {
    title: 'No answer found',
    text: 'Try fewer or other words.',
  },
  topics: 'Topics',
  inTopic: 'In this topic',
  all: 'All topics',
  updated: 'Updated {{date}}.',
  minutes_one: '{{count, number}} minute to read',
  minutes_other: '{{count, number}} minutes to read',
  noArticle: {
    title: 'This article is not here',
    text: 'It may have moved. All answers are listed under the topics.',
  },
  failed: 'The help centre did not load',
  stuck: {
    title: 'Still stuck?',
    text: 'People answer, day and night.',
    chat: 'Start a chat',
    action: 'Contact us',
    feedback: 'Send feedback',
  },
  backTo: 'Back to {{brand}}',
} as const;
