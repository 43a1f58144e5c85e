import {
  sendFeedbackBodyContactMax,
  sendFeedbackBodyContactMin,
  sendFeedbackBodyContentMax,
} from '#generated/zod/service/service.ts';
import { countWords, FEEDBACK_WORDS } from '#shared/text/words.ts';

export const categories = ['account', 'deposit', 'withdrawal', 'game', 'promotion', 'suggestion', 'other'] as const;

export type FeedbackValues = {
  category: (typeof categories)[number] | '';
  content: string;
  contact: string;
};

export type FeedbackProblem = 'required' | 'subject' | 'words' | 'long' | 'contact';

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
    ...(content.trim().length > sendFeedbackBodyContentMax && { content: 'long' }),
    ...(where !== '' &&
      (where.length < sendFeedbackBodyContactMin || where.length > sendFeedbackBodyContactMax) && {
        contact: 'contact',
      }),
  };
}
