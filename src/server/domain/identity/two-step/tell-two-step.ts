import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { languageOf, sendMessages } from '../../ground/messages/send-messages.ts';

/** What happened: it was turned on or off, or a login used up a recovery code. */
type Change = 'on' | 'off' | 'recovery';

const adviceEN = 'If this was not you, change your login password now and tell customer service.';
const adviceVI = 'Nếu không phải bạn thực hiện, hãy đổi mật khẩu đăng nhập ngay và báo cho chăm sóc khách hàng.';

const texts = {
  on: {
    EN: {
      title: 'Two-step login is on',
      content: `<p>Every login, in whatever way, now asks for a code of your authenticator app. ${adviceEN}</p>`,
    },
    VI: {
      title: 'Đã bật đăng nhập hai bước',
      content: `<p>Từ nay mọi lần đăng nhập, theo bất kỳ cách nào, đều hỏi mã của ứng dụng xác thực. ${adviceVI}</p>`,
    },
  },
  off: {
    EN: {
      title: 'Two-step login is off',
      content: `<p>Logging in no longer asks for a code of your authenticator app. ${adviceEN}</p>`,
    },
    VI: {
      title: 'Đã tắt đăng nhập hai bước',
      content: `<p>Việc đăng nhập không còn hỏi mã của ứng dụng xác thực. ${adviceVI}</p>`,
    },
  },
  recovery: {
    EN: {
      title: 'A recovery code was used',
      content: `<p>Somebody logged in with one of your recovery codes. That code is used up. ${adviceEN}</p>`,
    },
    VI: {
      title: 'Đã dùng một mã khôi phục',
      content: `<p>Có người đã đăng nhập bằng một mã khôi phục của bạn. Mã đó không còn dùng được. ${adviceVI}</p>`,
    },
  },
} as const;

/** Tells a member of a change of two-step login. */
export async function tellTwoStep(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  memberId: number,
  change: Change,
  sentAt: Date,
): Promise<void> {
  const language = await languageOf(tx, brand, memberId);
  await sendMessages(tx, [{ memberId, category: 'account', language, texts: texts[change], sentAt }]);
}
