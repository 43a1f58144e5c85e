import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import { sendMessage } from '../../ground/messages/send-messages.ts';

/** Tells a member of a change of two-step login. */
export async function notifyTwoStep(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  memberId: number,
  /** It was turned on or off, or a login used up a recovery code. */
  change: 'on' | 'off' | 'recovery',
  sentAt: Date,
): Promise<void> {
  const texts = inEveryLanguage(({ accounts }) => accounts.twoStep[change]);
  await sendMessage(tx, brand, { memberId, category: 'account', texts, sentAt });
}
