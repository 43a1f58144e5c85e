/** The word limits of feedback (CHAT-09), shared by portal, server and contract. */
export const FEEDBACK_WORDS = { least: 10, most: 300 } as const;

/** Counts the words of a text, separated by white space. */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length;
}
