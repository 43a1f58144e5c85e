/** The consent to the counting of visits. */
export const consent = {
  title: 'Counting visits',
  text: 'May we count visits with Google Analytics? It sets cookies and learns which pages you open. The site works the same without it.',
  grant: 'Allow',
  deny: 'Do not count',
} as const;
