/** The address of a page and its title in both languages, as the specification and the menus name it. */
export type Titled = readonly [address: string, EN: string, VI: string];

/** The pages of the games. The title of each differs from that of the page before, so that an old one is noticed. */
export const gamePages: readonly Titled[] = [
  ['/index', 'Home', 'Trang chủ'],
  ['/rng', 'Slots', 'Nổ hũ'],
  ['/pvp', 'PVP', 'Game bài'],
  ['/live', 'Live Casino', 'Casino trực tiếp'],
  ['/fish', 'Fishing', 'Bắn cá'],
  ['/sports', 'Sports', 'Thể thao'],
  ['/esports', 'Esports', 'Esports'],
  ['/inhouse', 'In-House', 'Game độc quyền'],
  ['/lottery', 'Lottery', 'Xổ số'],
  ['/elott', 'E-Lottery', 'Xổ số điện tử'],
  ['/vnlottery', 'Lottery', 'Xổ số'],
  ['/seamless', 'Game', 'Trò chơi'],
  ['/fairness', 'Verify a round', 'Kiểm tra một ván'],
  ['/game', 'Game', 'Trò chơi'],
];

/** The other public pages. */
export const otherPages: readonly Titled[] = [
  ['/promotions', 'Promotions', 'Khuyến mãi'],
  ['/promotions/p-103', 'Weekly rebate', 'Hoàn trả tuần'],
  ['/promoDetail?id=p-101', 'Welcome gift', 'Quà chào mừng'],
  ['/pointMall', 'Point Mall', 'Cửa hàng điểm'],
  ['/vip', 'VIP', 'VIP'],
  ['/help', 'Help centre', 'Trung tâm trợ giúp'],
  ['/download', 'Get the app', 'Tải ứng dụng'],
  ['/helpmc', 'Help centre', 'Trung tâm trợ giúp'],
  ['/chat', 'Customer services', 'Chăm sóc khách hàng'],
  ['/login', 'Log in', 'Đăng nhập'],
  ['/register', 'Create account', 'Đăng ký'],
  ['/reset-password', 'New password', 'Mật khẩu mới'],
  ['/register.html', 'Create account', 'Đăng ký'],
  ['/nowhere', 'There is no page here', 'Không có trang này'],
];

/** Pages without a skip link, because they have no frame. */
export const bare: ReadonlySet<string> = new Set(['/helpmc', '/game', '/chat']);

interface CentrePages {
  readonly centre: 'memberCenter' | 'agentCenter';
  readonly account: string;
  /** Whether the pages are all of the menu, in its order. */
  readonly isWholeMenu: boolean;
  /** By their `panel`. */
  readonly pages: readonly Titled[];
}

/** The pages of the centres, each as an account that has it. */
export const centres: readonly CentrePages[] = [
  {
    centre: 'memberCenter',
    account: 'player01',
    isWholeMenu: true,
    pages: [
      ['securityCenter', 'My account', 'Tài khoản của tôi'],
      ['profile', 'Profile', 'Hồ sơ'],
      ['playerRank', 'Player rank', 'Hạng thành viên'],
      ['transferFund', 'My wallet', 'Ví của tôi'],
      ['depositv2', 'Deposit', 'Nạp tiền'],
      ['withdraw', 'Withdraw', 'Rút tiền'],
      ['vault', 'Vault', 'Két an toàn'],
      ['personalHistoryCopy', 'Betting record', 'Lịch sử cược'],
      ['transactionHistory', 'Account record', 'Lịch sử giao dịch'],
      ['personalProfit', 'Profit and loss', 'Lãi lỗ'],
      ['bonusDetails', 'Bonuses', 'Tiền thưởng'],
      ['rewardCenter', 'Reward centre', 'Phần thưởng'],
      ['missionLeaderboard', 'Missions', 'Nhiệm vụ'],
      ['referral', 'Invite friends', 'Mời bạn bè'],
      ['messageV2', 'Inbox', 'Hộp thư'],
    ],
  },
  {
    centre: 'memberCenter',
    account: 'promoter41',
    isWholeMenu: false,
    pages: [['transferUpline', 'Transfer to upline', 'Chuyển cho tuyến trên']],
  },
  {
    centre: 'agentCenter',
    account: 'agent01',
    isWholeMenu: true,
    pages: [
      ['agentTeamOverview', 'Team overview', 'Tổng quan nhóm'],
      ['agentAnnouncement', 'Announcement', 'Thông báo'],
      ['agentAccountRegistration', 'Account registration', 'Đăng ký tài khoản'],
      ['agentTeamManagement', 'Team management', 'Quản lý nhóm'],
      ['agentTeamBetting', 'Team betting', 'Cược của nhóm'],
      ['agentUserProfitLoss', 'User profit and loss', 'Lãi lỗ người dùng'],
      ['agentMyIncome', 'My income', 'Thu nhập của tôi'],
      ['agentTransactionDetails', 'Transaction details', 'Chi tiết giao dịch'],
      ['agentContractRequests', 'Contract requests', 'Yêu cầu hợp đồng'],
      ['agentDividend', 'Dividend', 'Cổ tức'],
      ['agentDailySalary', 'Daily salary', 'Lương ngày'],
      ['agentHourlySalary', 'Hourly salary', 'Lương giờ'],
      ['agentRealtimeSalary', 'Real-time salary', 'Lương thời gian thực'],
    ],
  },
];

/** Dialogs of guests by their `modal`, with their headings. */
export const guestDialogs: readonly Titled[] = [
  ['login', 'Log in', 'Đăng nhập'],
  ['trial', 'This needs a full account', 'Cần tài khoản chính thức'],
  ['register', 'Create account', 'Đăng ký'],
  ['forgetPassword', 'Forgot password', 'Quên mật khẩu'],
];

/** Dialogs of members. */
export const memberDialogs: readonly Titled[] = [
  ['signOut', 'Sign out of Lumo?', 'Đăng xuất khỏi Lumo?'],
  ['changePassword', 'Set a new password', 'Đặt mật khẩu mới'],
];
