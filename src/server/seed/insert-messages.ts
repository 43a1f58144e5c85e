import type { MessageCategory } from '#generated/model/index.ts';
import type { Queries } from '../db/database.ts';
import { storeAgentAnnouncements } from '../domain/affiliates/agent/announcements.ts';
import { type MessageWords, type NewMessage, sendMessages } from '../domain/ground/messages/send-messages.ts';
import { welcomeMessage } from '../domain/rewards/new-accounts/open-account.ts';
import type { Words } from './announcements.ts';
import { seedMembers } from './members.ts';
import { type SeedBrand, withAmounts } from './with-amounts.ts';

const HOUR = 3_600_000;

const EXAMPLE_MEMBER = 1_000_001;

/** A message in the inboxes of demo accounts. */
interface SeedMessage {
  readonly to: 'all' | 'members' | 'agents';
  readonly category: MessageCategory;
  readonly hoursAgo: number;
  readonly read: boolean;
  /** The page that its button opens. */
  readonly route?: string;
  readonly EN: Words;
  readonly VI: Words;
}

const DAYS = 24;

/** Newest first. */
const seedMessages: readonly SeedMessage[] = [
  {
    to: 'all',
    category: 'game',
    hoursAgo: 3,
    read: false,
    route: '/rng',
    EN: [
      'Nine new slots this week',
      'Two of them come from providers that are new here. Every one can be tried in the demo first.',
    ],
    VI: ['Chín trò nổ hũ mới trong tuần', 'Hai trò đến từ nhà cung cấp mới. Trò nào bạn cũng có thể chơi thử trước.'],
  },
  {
    to: 'members',
    category: 'account',
    hoursAgo: 1 * DAYS,
    read: false,
    EN: [
      'A look at your devices',
      'Under My account you see every device that is signed in, and can sign out of each one.',
    ],
    VI: [
      'Xem các thiết bị của bạn',
      'Trong mục Tài khoản của tôi, bạn thấy mọi thiết bị đang đăng nhập và có thể đăng xuất từng thiết bị.',
    ],
  },
  {
    to: 'agents',
    category: 'service',
    hoursAgo: 1 * DAYS,
    read: false,
    EN: ['News for agents has its own place', 'You find it in the agent centre, under Announcement.'],
    VI: ['Tin dành cho đại lý có chỗ riêng', 'Bạn xem trong trung tâm đại lý, mục Thông báo.'],
  },
  {
    to: 'all',
    category: 'service',
    hoursAgo: 2 * DAYS,
    read: false,
    EN: [
      'Harbour Live is looked after tonight',
      'Its tables rest from 02:00 to 04:00. Open rounds are settled before that.',
    ],
    VI: [
      'Harbour Live bảo trì đêm nay',
      'Các bàn tạm nghỉ từ 02:00 đến 04:00. Ván đang chơi được quyết toán trước đó.',
    ],
  },
  {
    to: 'members',
    category: 'promotion',
    hoursAgo: 4 * DAYS,
    read: true,
    EN: [
      'Lantern Race, how places are found',
      'What you stake on games of Saffron Play is added up until the race ends. Then the prizes are paid in cash, without wagering.',
    ],
    VI: [
      'Đua đèn lồng: cách xếp hạng',
      'Tiền cược của bạn ở trò chơi Saffron Play được cộng dồn đến khi cuộc đua kết thúc. Khi đó thưởng được trả bằng tiền mặt, không kèm yêu cầu cược.',
    ],
  },
  {
    to: 'members',
    category: 'account',
    hoursAgo: 6 * DAYS,
    read: true,
    EN: ['Your e-mail address was confirmed', 'Links for a new password go there from now on.'],
    VI: ['Email của bạn đã được xác nhận', 'Từ nay liên kết đặt mật khẩu mới được gửi đến đó.'],
  },
  {
    to: 'all',
    category: 'game',
    hoursAgo: 8 * DAYS,
    read: true,
    EN: ['Favourites now follow you', 'Mark a game with the heart and find it on every device, first in its lobby.'],
    VI: [
      'Trò chơi yêu thích luôn theo bạn',
      'Bấm trái tim ở trò chơi, bạn sẽ thấy nó trên mọi thiết bị, ngay đầu sảnh.',
    ],
  },
  {
    to: 'members',
    category: 'reward',
    hoursAgo: 11 * DAYS,
    read: true,
    EN: [
      'You reached the rank Ember',
      'Slots give a rebate of 0.40% now, live tables 0.25%. Nothing has to be claimed.',
    ],
    VI: ['Bạn đã đạt hạng Ember', 'Nổ hũ hoàn trả 0,40%, casino trực tiếp 0,25%. Bạn không cần bấm nhận.'],
  },
  {
    to: 'all',
    category: 'service',
    hoursAgo: 15 * DAYS,
    read: true,
    EN: [
      'The rules of jackpots, in plain words',
      'Every jackpot game now says how much of a stake goes into the jackpot, before the first round.',
    ],
    VI: ['Luật hũ, viết dễ hiểu', 'Mỗi trò có hũ nay ghi rõ bao nhiêu phần tiền cược vào hũ, trước ván đầu tiên.'],
  },
  {
    to: 'members',
    category: 'promotion',
    hoursAgo: 19 * DAYS,
    read: true,
    EN: [
      'No bonus is a choice too',
      'Beside every offer stands the same button without it: your money then has no wagering.',
    ],
    VI: [
      'Không nhận thưởng cũng là một lựa chọn',
      'Bên cạnh mỗi ưu đãi đều có nút không nhận: tiền của bạn khi đó không kèm yêu cầu cược.',
    ],
  },
  {
    to: 'all',
    category: 'account',
    hoursAgo: 24 * DAYS,
    read: true,
    EN: [
      'A password that is yours alone',
      'Use one that you use nowhere else. We never ask for it, not in the chat and not on the phone.',
    ],
    VI: [
      'Mật khẩu chỉ của riêng bạn',
      'Hãy dùng mật khẩu bạn không dùng ở nơi khác. Chúng tôi không bao giờ hỏi, dù qua trò chuyện hay điện thoại.',
    ],
  },
  {
    to: 'all',
    category: 'service',
    hoursAgo: 28 * DAYS,
    read: true,
    EN: [
      'Dark or light, as you like',
      'The switch stands at the top of every page. Your choice is kept on this device.',
    ],
    VI: ['Tối hay sáng tùy bạn', 'Nút đổi nằm ở đầu mỗi trang. Lựa chọn của bạn được giữ trên thiết bị này.'],
  },
];

/** The announcements to agents, newest first. */
const seedAgentNews: readonly { readonly hoursAgo: number; readonly EN: Words; readonly VI: Words }[] = [
  {
    hoursAgo: 5,
    EN: [
      'Turnover counts by settlement time',
      'A bet belongs to the day on which it is settled, in the time zone of the site. Late results become adjustments of their own day.',
    ],
    VI: [
      'Doanh thu cược tính theo giờ quyết toán',
      'Một cược thuộc về ngày được quyết toán, theo múi giờ của trang. Kết quả muộn được điều chỉnh vào chính ngày đó.',
    ],
  },
  {
    hoursAgo: 2 * DAYS,
    EN: [
      'What counts as valid turnover',
      'A bet counts twice what it won or lost, at most its stake. Bets that cover opposing outcomes of one draw do not count; void, push and cancelled ones never did.',
    ],
    VI: [
      'Thế nào là cược hợp lệ',
      'Một cược được tính gấp đôi số tiền thắng hoặc thua, tối đa bằng tiền cược. Cược phủ hai đầu của cùng một kỳ quay không được tính; cược vô hiệu, hòa và đã hủy cũng vậy.',
    ],
  },
  {
    hoursAgo: 5 * DAYS,
    EN: [
      'Invite with care',
      'Players are adults who chose to play. Accounts that were opened for somebody else are closed, with their turnover.',
    ],
    VI: [
      'Mời người chơi có trách nhiệm',
      'Người chơi là người trưởng thành tự nguyện tham gia. Tài khoản mở hộ người khác sẽ bị đóng, kèm doanh thu cược của nó.',
    ],
  },
  {
    hoursAgo: 9 * DAYS,
    EN: [
      'Your codes are yours',
      'Whoever registers by your code stands below you for good. Share the link, never the password of an account.',
    ],
    VI: [
      'Mã giới thiệu là của bạn',
      'Ai đăng ký bằng mã của bạn sẽ luôn thuộc tuyến dưới của bạn. Hãy chia sẻ liên kết, đừng bao giờ chia sẻ mật khẩu.',
    ],
  },
  {
    hoursAgo: 16 * DAYS,
    EN: [
      'Payment days in January',
      'Bills are closed at midnight of the first and paid on the second, at the latest by noon.',
    ],
    VI: ['Lịch thanh toán tháng 1', 'Bảng kê được chốt lúc 0 giờ ngày 1 và thanh toán ngày 2, chậm nhất là giữa trưa.'],
  },
  {
    hoursAgo: 23 * DAYS,
    EN: [
      'A person for every agent',
      'Customer service answers agents in both languages, every day from 08:00 to 24:00.',
    ],
    VI: [
      'Mỗi đại lý đều có người hỗ trợ',
      'Chăm sóc khách hàng trả lời đại lý bằng cả hai ngôn ngữ, hằng ngày từ 08:00 đến 24:00.',
    ],
  },
];

/** Inserts the messages of the demo accounts, and the announcements to agents. */
export async function insertMessages(tx: Queries, now: Date, brand: SeedBrand): Promise<void> {
  const there = await tx.query<{ id: number }>('seed_members', 'select id from members where id = any($1)', [
    seedMembers.map(({ id }) => id),
  ]);
  const ids = new Set(there.map(({ id }) => id));
  const inboxes = seedMembers.filter(({ id }) => ids.has(id));
  await sendMessages(
    tx,
    inboxes.flatMap(({ id, type }) => withAmounts(inboxOf(id, type, now, brand), brand.currency)),
  );
  const news = seedAgentNews.map(({ hoursAgo, EN, VI }, index) => ({
    id: `g-${1001 + index}`,
    publishedAt: new Date(now.getTime() - hoursAgo * HOUR),
    texts: { EN: wordsOf(EN), VI: wordsOf(VI) },
  }));
  await storeAgentAnnouncements(tx, news);
}

function inboxOf(memberId: number, type: number, now: Date, brand: SeedBrand): NewMessage[] {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR);
  const oldest = Math.max(...seedMessages.map(({ hoursAgo }) => hoursAgo)) + 1;
  const welcome = welcomeMessage(brand, { memberId, language: 'EN', sentAt: at(oldest) });
  const sent = seedMessages
    .filter(({ to }) => to === 'all' || (to === 'members') === (type === 0))
    .map((message, index) => ({ ...messageTo(memberId, message, at), id: idOf(memberId, index) }));
  return [{ ...welcome, readAt: at(oldest - 1) }, ...sent];
}

/** The player's messages in the contract's examples have the ids given there. */
function idOf(memberId: number, index: number): string | undefined {
  return memberId === EXAMPLE_MEMBER ? `m-${1203 - index}` : undefined;
}

function messageTo(
  memberId: number,
  { category, hoursAgo, read, route, EN, VI }: SeedMessage,
  at: (hoursAgo: number) => Date,
): NewMessage {
  return {
    memberId,
    category,
    language: 'EN',
    texts: { EN: wordsOf(EN), VI: wordsOf(VI) },
    link: route === undefined ? undefined : { linkageType: 'ROUTE', linkage: route },
    sentAt: at(hoursAgo),
    readAt: read ? at(hoursAgo - 1) : undefined,
  };
}

function wordsOf([title, ...paragraphs]: Words): MessageWords {
  return { title, content: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('') };
}
