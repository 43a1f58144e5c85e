import type { Language } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Words } from '#server/db/schema/bonuses.ts';
import type { Services } from '#server/services.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { languageOf, type MessageWords, sendMessages } from '../../ground/messages/send-messages.ts';
import type { Ending } from './end-bonus.ts';

/** A bonus that ended by itself. */
export interface Ended extends Ending {
  readonly title: Words;
  readonly as: 'completed' | 'expired';
  readonly at: Date;
}

/** Tells the member that a bonus is staked in full or has expired, and where its rest went. */
export async function tellEnd(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  { memberId, title, balance, as, at }: Ended,
): Promise<void> {
  const rest = compareAmounts(balance, '0') === 0 ? null : formatMoney(balance, brand.currency);
  const texts = wordsOf[as](title, rest);
  const language = await languageOf(tx, brand, memberId);
  await sendMessages(tx, [{ memberId, category: 'reward', language, texts, sentAt: at }]);
}

type Texts = Readonly<Record<Language, MessageWords>>;

const wordsOf: Readonly<Record<Ended['as'], (title: Words, rest: string | null) => Texts>> = {
  completed: ({ EN, VI }, rest) => ({
    EN: {
      title: `${EN}: staked in full`,
      content: rest === null ? '<p>Nothing of the bonus was left.</p>' : `<p>${rest} of it is in your main wallet.</p>`,
    },
    VI: {
      title: `${VI}: đã hoàn thành yêu cầu cược`,
      content:
        rest === null
          ? '<p>Tiền thưởng không còn lại gì.</p>'
          : `<p>Còn lại ${rest}, đã chuyển vào ví chính của bạn.</p>`,
    },
  }),
  expired: ({ EN, VI }, rest) => ({
    EN: {
      title: `${EN}: expired`,
      content: `<p>The bonus was not staked in time. ${
        rest === null ? 'Nothing of it was left.' : `${rest} of bonus money is forfeited.`
      } Your own money stays as it is.</p>`,
    },
    VI: {
      title: `${VI}: đã hết hạn`,
      content: `<p>Bạn chưa hoàn thành yêu cầu cược kịp thời hạn. ${
        rest === null ? 'Tiền thưởng không còn lại gì.' : `Đã mất ${rest} tiền thưởng.`
      } Tiền của bạn không bị ảnh hưởng.</p>`,
    },
  }),
};
