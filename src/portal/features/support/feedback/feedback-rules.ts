import { countWords, FEEDBACK_WORDS } from '#shared/text/words.ts';

export const categories = ['account', 'deposit', 'withdrawal', 'game', 'promotion', 'suggestion', 'other'] as const;

export type FeedbackValues = {
  category: (typeof categories)[number] | '';
  content: string;
  contact: string;
};

export type FeedbackProblem = 'required' | 'subject' | 'words' | 'long' | 'contact';

/** The bounds of the contract. */
const LONGEST = 6_000;
const CONTACT = { least: 3, most: 120 } as const;

/** What is wrong with each field, by the rules of the server (CHAT-09, CHAT-10). */
export function judgeFeedback({
  category,
  content,
  contact,
}: FeedbackValues): Partial<Record<keyof FeedbackValues, FeedbackProblem>> {
  const words = countWords(content);
  const where = contact.trim();
  return {
    ...(category === '' && { category: 'subject' }),
    ...(words === 0 && { content: 'required' }),
    ...(words > 0 && (words < FEEDBACK_WORDS.least || words > FEEDBACK_WORDS.most) && { content: 'words' }),
    ...(content.trim().length > LONGEST && { content: 'long' }),
    ...(where !== '' && (where.length < CONTACT.least || where.length > CONTACT.most) && { contact: 'contact' }),
  };
}
