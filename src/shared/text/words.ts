/** How many words feedback may have (CHAT-09), as both wings and the contract count them. */
export const FEEDBACK_WORDS = { least: 10, most: 300 } as const;

/** The words of a text: what white space parts. */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length;
}
