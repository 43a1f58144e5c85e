import type { en } from './en.ts';

const ifNotYou = 'Nếu không phải bạn thực hiện, hãy đổi mật khẩu đăng nhập ngay và báo cho chăm sóc khách hàng.';

const spent = (owed: string | undefined) =>
  owed === undefined
    ? ''
    : `<p>Bạn đã dùng ${owed} trong số đó và nay còn nợ khoản này. Tiền vào ví chính sẽ trả nợ trước; đến khi hết nợ bạn chưa rút được tiền.</p>`;

const contacts = { email: 'địa chỉ email', mobile: 'số điện thoại' };

/** What pays a debt, and what was taken back, by their causes. */
const debtSources: Readonly<Record<string, string>> = {
  bet: 'tiền cược',
  deposit: 'tiền nạp',
  withdrawal: 'lệnh rút được trả lại',
  vault: 'tiền từ két',
  wallet_transfer: 'tiền chuyển ví',
  member_transfer: 'tiền chuyển ví',
  bonus: 'tiền thưởng',
  promotion: 'khuyến mãi',
  points: 'điểm đã đổi',
  bill: 'hợp đồng',
};
const takenBack: Readonly<Record<string, string>> = {
  bet: 'Kết quả xổ số đã được đính chính',
  bonus: 'Tiền thưởng của khoản nạp đã bị thu hồi',
  deposit: 'Khoản thanh toán tiền nạp đã bị thu hồi',
};

const byNumbers = 'Trả thưởng theo kết quả của kỳ quay, với tỷ lệ cược hiển thị khi bạn đặt.';
const byEvent = 'Trả thưởng theo kết quả chính thức của sự kiện, với tỷ lệ cược hiển thị khi bạn đặt.';

const risks: Readonly<Record<string, string>> = { low: 'thấp', medium: 'vừa', high: 'cao' };

/** What members read in Vietnamese. */
export const vi: typeof en = {
  accounts: {
    welcome: (brand, age) => ({
      title: `Chào mừng bạn đến với ${brand}`,
      content:
        '<p>Tài khoản của bạn đã sẵn sàng. Ba điều giúp tài khoản luôn là của riêng bạn:</p>' +
        '<ul><li>Dùng mật khẩu bạn không dùng ở nơi nào khác.</li>' +
        '<li>Thỉnh thoảng xem mục Tài khoản của tôi: ở đó có mọi thiết bị đang đăng nhập.</li>' +
        '<li>Chúng tôi không bao giờ hỏi mật khẩu của bạn, dù qua trò chuyện hay điện thoại.</li></ul>' +
        `<p>Trước lần nạp đầu tiên, chúng tôi sẽ hỏi ngày sinh: người chơi phải từ ${age} tuổi trở lên. Hãy chơi trong hạn mức bạn tự chọn.</p>`,
    }),
    contactChanged: (kind, contact) => ({
      title: `Đã thay đổi ${contacts[kind]}`,
      content: `<p>${contact} hiện là ${contacts[kind]} của tài khoản bạn. ${ifNotYou}</p>`,
    }),
    contactReplaced: (kind, brand) =>
      `${brand}: ${contacts[kind]} này không còn gắn với tài khoản của bạn. Nếu không phải bạn thay đổi, hãy liên hệ chăm sóc khách hàng ngay.`,
    contactReplacedSubject: (brand) => `${brand}: địa chỉ email đã thay đổi`,
    passwordLetter: (brand, account, minutes) => ({
      subject: `${brand}: đặt mật khẩu mới`,
      paragraphs: [
        `Có người vừa yêu cầu mật khẩu mới cho tài khoản ${account} của bạn tại ${brand}.`,
        `Đặt mật khẩu tại đây, trong ${minutes} phút:`,
        'Liên kết chỉ dùng được một lần, trên bất kỳ thiết bị nào của bạn. Nếu không phải bạn, bạn không cần làm gì: mật khẩu vẫn giữ nguyên.',
      ],
      label: 'Đặt mật khẩu mới',
    }),
    codeSent: 'Mã đã được gửi.',
    codeSubject: (brand) => `${brand}: mã xác minh của bạn`,
    code: (brand, code, minutes) => [
      `${brand}: mã xác minh của bạn là ${code}, có hiệu lực trong ${minutes} phút.`,
      'Không đưa mã cho bất kỳ ai.',
    ],
    paymentPasswordSet: {
      title: 'Đã đặt mật khẩu thanh toán',
      content: `<p>Tài khoản của bạn đã có mật khẩu thanh toán.</p><p>${ifNotYou}</p>`,
    },
    paymentPasswordChanged: {
      title: 'Đã đổi mật khẩu thanh toán',
      content: `<p>Mật khẩu thanh toán của bạn đã được đổi.</p><p>${ifNotYou}</p>`,
    },
    twoStep: {
      on: {
        title: 'Đã bật đăng nhập hai bước',
        content: `<p>Từ nay mọi lần đăng nhập, theo bất kỳ cách nào, đều hỏi mã của ứng dụng xác thực. ${ifNotYou}</p>`,
      },
      off: {
        title: 'Đã tắt đăng nhập hai bước',
        content: `<p>Việc đăng nhập không còn hỏi mã của ứng dụng xác thực. ${ifNotYou}</p>`,
      },
      recovery: {
        title: 'Đã dùng một mã khôi phục',
        content: `<p>Có người đã đăng nhập bằng một mã khôi phục của bạn. Mã đó không còn dùng được. ${ifNotYou}</p>`,
      },
    },
    bankAccountAdded: (account) => ({
      title: 'Đã thêm tài khoản nhận tiền',
      content: `<p>${account} đã được thêm vào tài khoản nhận tiền của bạn. Nếu không phải bạn thực hiện, hãy đổi mật khẩu ngay và báo cho chăm sóc khách hàng.</p>`,
    }),
  },
  support: {
    chat: 'Trò chuyện trực tuyến',
    contact: 'Trang liên hệ',
    help: (brand) => `Trợ giúp ${brand}`,
    daysLeft: (days) => `còn ${days} ngày`,
  },
  deposits: {
    declined: 'Giao dịch thanh toán bị từ chối.',
    takenBack: 'Khoản thanh toán đã bị thu hồi.',
    credited: (amount, arrived, announced) => ({
      title: `${amount} đã vào số dư của bạn`,
      content: `<p>Khoản nạp ${amount} của bạn đã đến.</p>${arrived === announced ? '' : `<p>Số tiền đến là ${arrived} thay vì ${announced}. Phí và số dư được tính theo số tiền đến.</p>`}`,
    }),
    failed: (amount, why) => ({
      title: `Nạp ${amount} không thành công`,
      content: `<p>${why} Số dư của bạn không thay đổi.</p>`,
    }),
    reversed: (amount, why, owed) => ({
      title: `Đã thu hồi khoản nạp ${amount}`,
      content: `<p>${why} Khoản này đã bị trừ khỏi số dư, cùng tiền thưởng đi kèm.</p>${spent(owed)}`,
    }),
    rewardTaken: (owed) => ({
      title: 'Đã thu hồi thưởng giới thiệu bạn bè',
      content: `<p>Khoản nạp mang lại thưởng này đã bị thu hồi.</p>${spent(owed)}`,
    }),
    noBonus: (amount, promotion, why) => ({
      title: `Khoản nạp ${amount} không có thưởng${promotion === undefined ? '' : ` từ “${promotion}”`}`,
      content: `<p>${why}</p><p>Số tiền nạp đã vào số dư của bạn.</p>`,
    }),
    unmatched: (amount, note) => ({
      title: `Chúng tôi đang kiểm tra khoản thanh toán ${amount}`,
      content: `<p>Khoản này đến cho lệnh nạp ${note} nhưng không khớp với lệnh đó. Nhân viên sẽ cộng vào số dư của bạn hoặc hoàn lại, và báo cho bạn.</p>`,
    }),
    sentBack: (amount, why) => ({
      title: `Đã hoàn lại khoản thanh toán ${amount}`,
      content: `<p>${why}</p><p>Tiền được trả lại theo đường đã gửi. Số dư của bạn không thay đổi.</p>`,
    }),
  },
  withdrawals: {
    approved: ({ amount, account }) => ({
      title: `Đã duyệt lệnh rút ${amount}`,
      content: `<p>Chúng tôi đang chuyển tiền đến ${account}.</p>`,
    }),
    rejected: ({ amount, words }) => ({
      title: `Lệnh rút ${amount} bị từ chối`,
      content: `<p>${words}</p><p>Tiền đã trở lại ví chính của bạn.</p>`,
    }),
    paid: ({ receives, account, minutes }) => ({
      title: `Đã chuyển ${receives} đến tài khoản của bạn`,
      content: `<p>Chúng tôi đã chuyển đến ${account}. Nếu chưa nhận được, hãy báo trong ${minutes} phút; sau đó lệnh được tính là đã nhận.</p>`,
    }),
    returned: ({ amount, words }) => ({
      title: `Lệnh rút ${amount} đã được hoàn`,
      content: `<p>${words}</p><p>Tiền đã trở lại ví chính của bạn.</p>`,
    }),
    counted: ({ receives, minutes }) => ({
      title: `Lệnh rút ${receives} được tính là đã nhận`,
      content: `<p>Đã qua ${minutes} phút không có phản hồi. Nếu chưa nhận được tiền, hãy báo cho chăm sóc khách hàng.</p>`,
    }),
    proven: ({ receives, words }) => ({
      title: `Lệnh rút ${receives} đã đến`,
      content: `<p>Chúng tôi đã kiểm tra phản ánh của bạn. ${words}</p>`,
    }),
    heldNote: (amount) => `Đang giữ ${amount}`,
    countedNote: (minutes) => `Tự động xác nhận sau ${minutes} phút không có phản hồi`,
  },
  transfers: {
    received: (amount, from) => ({
      title: `Đã nhận ${amount}`,
      content: `<p>${from} đã chuyển ${amount} vào ví chính của bạn.</p>`,
    }),
    backFromVault: (amount) => ({
      title: `${amount} từ két đã trở lại`,
      content: '<p>Thời hạn bạn chọn đã hết. Tiền đã về ví chính của bạn.</p>',
    }),
    refused: {
      in: 'Nhà cung cấp không nhận lệnh chuyển. Số tiền đã trở lại ví chính của bạn.',
      out: 'Nhà cung cấp không nhận lệnh chuyển. Số tiền vẫn còn trong ví của nhà cung cấp.',
    },
  },
  debts: {
    writtenOff: (off, rest, why) => ({
      title: `Đã xóa ${off} tiền nợ của bạn`,
      content: `<p>${why}</p><p>Bạn còn nợ ${rest}.</p>`,
    }),
    entryWrittenOff: 'Đã xóa nợ',
    takenBack: (cause) => takenBack[cause] ?? 'Tiền đã bị thu hồi',
    paidBy: (cause) => `Được trả bằng ${debtSources[cause] ?? 'tiền vào ví'}`,
  },
  ledger: {
    deposit: {
      bank_transfer: 'Nạp tiền qua chuyển khoản',
      e_wallet_qr: 'Nạp tiền qua ví điện tử',
      card: 'Nạp tiền bằng thẻ',
      other: 'Nạp tiền',
      takenBack: 'Thu hồi tiền nạp',
    },
    withdrawal: { held: 'Rút tiền, đang giữ', back: 'Rút tiền, đã trả lại' },
    transfer: {
      to: (name) => `Chuyển đến ${name}`,
      from: (name) => `Chuyển từ ${name}`,
      refused: (name) => `Lệnh chuyển đến ${name} bị từ chối, đã trả lại`,
      mainWallet: 'ví chính',
      anotherMember: 'thành viên khác',
    },
    vault: { out: 'Khóa vào két', in: 'Trở lại từ két' },
    points: (points) => `Đổi ${points.toLocaleString('vi')} điểm`,
    bet: 'Tiền cược',
    prize: 'Tiền thắng',
    refund: 'Hoàn tiền cược',
    opening: 'Số dư ban đầu',
    trial_credit: 'Tiền chơi thử',
    promotion: 'Khuyến mãi',
    rebate: 'Hoàn trả',
    salary: 'Lương',
    dividend: 'Cổ tức',
    points_earned: 'Điểm nhận được',
    fee: 'Phí',
    debt: 'Trả nợ',
    adjustment: 'Điều chỉnh từ hệ thống',
  },
  bonuses: {
    completed: (bonus, rest) => ({
      title: `${bonus}: đã hoàn thành yêu cầu cược`,
      content:
        rest === null
          ? '<p>Tiền thưởng không còn lại gì.</p>'
          : `<p>Còn lại ${rest}, đã chuyển vào ví chính của bạn.</p>`,
    }),
    expired: (bonus, rest) => ({
      title: `${bonus}: đã hết hạn`,
      content: `<p>Bạn chưa hoàn thành yêu cầu cược kịp thời hạn. ${
        rest === null ? 'Tiền thưởng không còn lại gì.' : `Đã mất ${rest} tiền thưởng.`
      } Tiền của bạn không bị ảnh hưởng.</p>`,
    }),
  },
  promotions: {
    granted: (promotion) => ({
      title: `${promotion}: đã duyệt`,
      content: '<p>Hồ sơ của bạn đã được duyệt. Phần thưởng đã được cấp.</p>',
    }),
    rejected: (promotion, why) => ({
      title: `${promotion}: bị từ chối`,
      content: `<p>${why}</p><p>Bạn có thể nộp lại.</p>`,
    }),
    ticketOf: (depositId) => `Lần nạp ${depositId}`,
    refused: {
      soon: 'Khuyến mãi chưa bắt đầu.',
      over: 'Khuyến mãi đã kết thúc.',
      joined: 'Bạn đã tham gia rồi.',
      day: 'Khuyến mãi chỉ diễn ra vào một ngày khác trong tuần.',
      first: 'Chỉ dành cho lần nạp đầu tiên của tài khoản.',
      first_of_day: 'Chỉ dành cho lần nạp đầu tiên trong ngày.',
      short: 'Khuyến mãi yêu cầu số tiền nạp lớn hơn.',
      used_up: 'Tiền thưởng của khuyến mãi đã phát hết.',
      no_deposit: 'Khuyến mãi này không thưởng theo lần nạp.',
      account_age: 'Tài khoản của bạn còn quá mới để tham gia.',
      waiting: 'Bạn vừa nhận thưởng gần đây. Vui lòng chờ thêm trước khi nhận khuyến mãi khác.',
      same_person:
        'Mỗi người chỉ nhận một lần, và tài khoản của bạn không nhận được. Chăm sóc khách hàng có thể giải thích thêm.',
      registration: 'Tài khoản mới nhận được ngay khi đăng ký.',
      itself: 'Bạn không cần làm gì: phần thưởng sẽ tự đến và chờ bạn nhận tại đây.',
    },
  },
  ranks: {
    rebate: { title: 'Hoàn trả hằng ngày', text: 'Tiền hoàn trả theo hạng của bạn' },
    birthday: { title: 'Quà sinh nhật', text: 'Quà sinh nhật theo hạng của bạn' },
  },
  referral: {
    registration: 'Bạn bè đã đăng ký',
    first_deposit: 'Bạn bè nạp tiền lần đầu',
    turnover: 'Thưởng theo mức chơi của bạn bè',
    share: (rate, days) => `Bạn nhận ${rate} tiền cược hợp lệ của bạn bè, trả mỗi ngày trong ${days} ngày đầu.`,
    forRegistration: (amount, days) => `Tiền thưởng ${amount} sau ${days} ngày kể từ khi bạn bè đăng ký.`,
    forFirstDeposit: (amount, minimum) => `Tiền thưởng ${amount} khi bạn bè nạp lần đầu từ ${minimum}.`,
  },
  points: {
    rejected: (reward, points, why) => ({
      title: `${reward}: bị từ chối`,
      content: `<p>${why}</p><p>${points.toLocaleString('vi')} điểm đã được hoàn lại cho bạn.</p>`,
    }),
    sent: (reward, tracking) => ({
      title: `${reward}: đã gửi`,
      content: tracking ? `<p>Mã vận đơn: ${tracking}</p>` : '<p>Quà đang trên đường đến bạn.</p>',
    }),
    entry: {
      earned: () => 'Điểm từ tiền cược của bạn',
      redeemed: (what) => `Đổi lấy quà: ${what}`,
      returned: (what) => `Yêu cầu đổi quà bị từ chối: ${what}`,
      converted: (what) => `Đổi thành ${what}`,
      rewarded: () => 'Điểm thưởng',
      adjusted: () => 'Điều chỉnh bởi nhà cái',
    },
  },
  bets: {
    rules: {
      ELOTT: byNumbers,
      LOTT: byNumbers,
      SPORTS: byEvent,
      ESPORTS: byEvent,
      LIVE: 'Trả thưởng theo luật của bàn chơi, hiển thị ngay trong trò chơi.',
      RNG: 'Trả thưởng cho các biểu tượng giống nhau theo bảng trả thưởng trong trò chơi.',
      FISH: 'Mỗi phát bắn tốn tiền cược; mỗi con cá bắt được trả thưởng theo hệ số của nó.',
      PVP: 'Người thắng ván nhận toàn bộ tiền cược trên bàn, trừ phí phòng.',
      INHOUSE: 'Trả thưởng theo hệ số mà ván đạt được.',
    },
    result: {
      push: 'Tiền cược được hoàn lại theo luật của trò chơi.',
      void: 'Ván bị hủy; tiền cược được hoàn lại.',
      other: 'Nhà cung cấp không cho biết thêm về kết quả.',
    },
  },
  games: {
    risk: (level) => `rủi ro ${risks[level] ?? level}`,
    rows: (rows) => `${rows} hàng`,
    pocket: (pockets) => `ô ${pockets}`,
    segments: (segments) => `${segments} ô`,
    lights: { TEAL: 'Xanh ngọc', AMBER: 'Hổ phách', ROSE: 'Hồng', WHITE: 'Trắng', DARK: 'Tối' },
  },
  lottery: {
    specialPrize: (numbers) => `Giải đặc biệt ${numbers}`,
    won: (draw, amount, name) => ({
      title: `Bạn trúng ${amount} ở ${draw}`,
      content: `<p>${name} đã có kết quả. Vé của bạn được trả ${amount}, tiền đã vào số dư.</p>`,
    }),
    corrected: (draw, amount, isMore, why, owed) => ({
      title: `Kết quả ${draw} đã được đính chính`,
      content: `<p>Vé của bạn được trả ${isMore ? 'nhiều' : 'ít'} hơn trước ${amount}. Lý do: ${why}</p>${spent(owed)}`,
    }),
    void: (draw, amount, why) => ({
      title: `${draw} không quay`,
      content: `<p>Tiền cược ${amount} đã được hoàn vào số dư của bạn. Lý do: ${why}</p>`,
    }),
    moved: (draw, { year, month, day }, why) => ({
      title: `${draw} quay vào ngày ${day}/${month}/${year}`,
      content: `<p>Vé của bạn vẫn giữ nguyên. Lý do: ${why}</p>`,
    }),
  },
  agents: {
    lineMoved: (name) => ({
      title: 'Một nhánh đã được chuyển',
      content: `<p>Chúng tôi đã chuyển nhánh của ${name} sang vị trí khác.</p>`,
    }),
    contract: {
      propose: 'Có hợp đồng chờ bạn ký',
      sign: 'Hợp đồng đã được ký',
      reject: 'Hợp đồng đã bị từ chối',
      withdraw: 'Đề nghị hợp đồng đã được rút lại',
      terminate: 'Có yêu cầu chấm dứt hợp đồng',
      agree_termination: 'Hợp đồng chấm dứt theo thỏa thuận',
      end_by_conflict: 'Hợp đồng chấm dứt',
      supersede: 'Hợp đồng đã được thay thế',
    },
    contractBetween: (id, upline, downline) => `<p>Hợp đồng ${id} giữa ${upline} và ${downline}.</p>`,
    paymentsHeld: (because) => ({
      title: 'Các khoản thanh toán hợp đồng của bạn đang bị giữ lại',
      content: `<p>Bảng kê vẫn được quyết toán và chờ chúng tôi quyết định.</p>${because}`,
    }),
    billDenied: (bill, because) => ({
      title: 'Một bảng kê hợp đồng bị từ chối',
      content: `<p>Bảng kê ${bill} sẽ không được thanh toán.</p>${because}`,
    }),
    billPaid: (paid) => ({
      title: `${paid} từ hợp đồng`,
      content: '<p>Một bảng kê bị giữ lại đã được thanh toán.</p>',
    }),
    billReleased: (paid, rest) => ({
      title: 'Một bảng kê hợp đồng được duyệt',
      content: `<p>Một bảng kê không còn bị giữ lại. Đã trả ngay: ${paid}. Phần còn lại, ${rest}, sẽ được trả trong những ngày tới.</p>`,
    }),
    paymentsGoOn: ({ bills, paid, rest, waiting, waits }) => ({
      title: 'Các khoản thanh toán hợp đồng của bạn được tiếp tục',
      content: [
        `<p>Chúng không còn bị giữ lại. Bảng kê đã chờ và nay được thanh toán: ${bills}, ${paid}.</p>`,
        ...(rest === undefined ? [] : [`<p>Phần còn lại, ${rest}, sẽ được trả trong những ngày tới.</p>`]),
        ...(waiting === 0 ? [] : [`<p>Bảng kê còn chờ chúng tôi quyết định: ${waiting}, ${waits}.</p>`]),
      ].join(''),
    }),
    billsExpired: (bills, amount) => ({
      title: 'Bảng kê hợp đồng đã hết hạn',
      content: `<p>Bảng kê bị giữ lại và không được quyết định đúng hạn: ${bills}, ${amount}. Chúng sẽ không được thanh toán.</p>`,
    }),
  },
  errors: {
    // Login, registration, codes by SMS, captcha.
    invalid_credentials: 'Tài khoản hoặc mật khẩu chưa đúng',
    account_locked: 'Tài khoản đang tạm khóa. Vui lòng thử lại sau 15 phút.',
    account_disabled: 'Tài khoản này đã đóng. Vui lòng liên hệ chăm sóc khách hàng.',
    error_not_member: 'Tài khoản này không đăng nhập được ở trang hội viên.',
    error_not_agent: 'Tài khoản này không đăng nhập được ở trang đại lý.',
    login_type_unavailable: 'Cách đăng nhập này hiện không dùng được.',
    wrong_account: 'Tài khoản chưa đúng, vui lòng thử lại',
    wrong_password: 'Mật khẩu chưa đúng, vui lòng thử lại',
    wrong_email: 'Email chưa đúng',
    account_email_unknown: 'Tên đăng nhập/email không tồn tại',
    passwords_do_not_match: 'Hai mật khẩu không khớp',
    password_unchanged: 'Mật khẩu mới phải khác mật khẩu cũ.',
    payment_password_weak:
      'Mật khẩu thanh toán này quá dễ đoán. Không dùng một chữ số lặp lại, dãy số liền nhau như 123456 hay ngày sinh của bạn.',
    reset_ticket_invalid: 'Liên kết đã hết hạn hoặc đã được dùng. Vui lòng lấy liên kết mới.',
    new_ip_verification: 'Bạn đăng nhập từ nơi mới. Vui lòng xác minh bằng mã gửi đến điện thoại.',
    two_step_required: 'Vui lòng nhập mã của ứng dụng xác thực.',
    self_excluded: 'Bạn đã tự khóa tài khoản. Vui lòng liên hệ chăm sóc khách hàng.',
    session_ticket_invalid: 'Vui lòng đăng nhập trước',
    social_login_failed: 'Đăng nhập không thành công, vui lòng thử lại',
    popup_closed_by_user: 'Cửa sổ đăng nhập đã đóng. Đăng nhập không thành công, vui lòng thử lại.',
    captcha_required: 'Vui lòng nhập mã xác nhận',
    captcha_wrong: 'Mã xác nhận chưa đúng. Vui lòng thử mã mới.',
    captcha_check_failed: 'Kiểm tra bảo mật không thành công. Vui lòng làm lại.',
    slider_wrong: 'Mảnh ghép chưa đúng chỗ. Vui lòng thử lại.',
    mobile_number_invalid: 'Vui lòng nhập số điện thoại hợp lệ.',
    phone_verification_failed: 'Không xác minh được số điện thoại. Vui lòng thử lại.',
    sms_not_allowed: 'Không dùng được mã SMS tại đây.',
    sms_too_many_requests: 'Quá nhiều yêu cầu. Vui lòng thử lại sau 5 phút.',
    sms_quota_exceeded: 'Hôm nay không thể gửi thêm mã.',
    sms_failed: 'Không gửi được mã. Vui lòng thử lại.',
    registration_unavailable: 'Hiện chưa thể đăng ký.',
    username_taken: 'Tên đăng nhập này đã có người dùng. Vui lòng chọn tên khác.',
    mobile_number_taken: 'Số điện thoại này đã được đăng ký. Vui lòng đăng nhập.',
    invitation_code_error: 'Mã mời không hợp lệ',
    free_play_unavailable: 'Chơi thử hiện không dùng được.',
    verification_code_wrong: 'Mã xác minh chưa đúng.',
    verification_code_expired: 'Mã xác minh đã hết hạn. Vui lòng lấy mã mới.',
    // The account and its money.
    insufficient_balance: 'Số dư của bạn không đủ.',
    payment_password_wrong: 'Mật khẩu thanh toán chưa đúng.',
    already_set: 'Mục này đã được thiết lập.',
    contact_in_use: 'Email hoặc số điện thoại này thuộc về tài khoản khác.',
    account_in_use: 'Tài khoản ngân hàng hoặc ví điện tử này đã được liên kết.',
    account_busy: 'Đang có lệnh rút tiền về tài khoản này.',
    account_limit_reached: 'Bạn không thể liên kết thêm. Hãy gỡ một tài khoản trước.',
    field_locked: 'Chỉ chăm sóc khách hàng mới đổi được mục này.',
    payee_name_required: 'Vui lòng điền họ tên trong hồ sơ trước.',
    age_too_low: 'Bạn chưa đủ tuổi để chơi tại đây.',
    payment_password_not_set: 'Vui lòng đặt mật khẩu thanh toán trước.',
    contact_missing: 'Vui lòng liên kết email hoặc số điện thoại trước.',
    amount_out_of_range: 'Số tiền nằm ngoài hạn mức.',
    method_unavailable: 'Cách thanh toán này hiện không dùng được.',
    team_messages_used_up: 'Bạn đã gửi hết số tin nhắn của hôm nay. Ngày mai bạn có thể gửi tiếp.',
    vault_full: 'Bạn không thể khóa thêm. Hãy chờ một khoản đến hạn.',
    deposit_limit_reached: 'Số tiền này vượt hạn mức nạp của bạn.',
    debt_open: 'Tài khoản còn nợ. Tiền vào ví chính sẽ trả nợ trước.',
    withdrawal_limit_reached: 'Lệnh này vượt hạn mức rút trong ngày.',
    // Promotions, points, agents, chat.
    in_please_information: 'Trò chuyện cần tài khoản chính thức. Vui lòng đăng ký trước.',
    chat_unavailable: 'Hiện chưa thể trò chuyện. Vui lòng liên hệ chăm sóc khách hàng.',
    account_type_not_allowed: 'Bạn không thể tạo tài khoản loại này.',
    rebate_too_high: 'Mức hoàn trả cao hơn mức của bạn.',
    contract_kind_unavailable: 'Loại hợp đồng này không được áp dụng tại đây.',
    contract_party_invalid: 'Chỉ ký hợp đồng với đại lý trực tiếp dưới bạn.',
    contract_tiers_invalid: 'Mỗi bậc phải có tỷ lệ cao hơn bậc trước và điều kiện không thấp hơn.',
    contract_rate_too_high: 'Có mức tỷ lệ cao hơn mức của bạn.',
    contract_proposal_open: 'Đề nghị cùng loại gửi đại lý này vẫn đang chờ trả lời.',
    contract_conflicts: 'Việc này sẽ chấm dứt các hợp đồng khác. Vui lòng xem lại và xác nhận.',
    contract_conflicts_changed: 'Danh sách hợp đồng sẽ chấm dứt đã thay đổi. Vui lòng xem lại.',
    promotion_unavailable: 'Khuyến mãi này hiện không mở.',
    promotion_not_eligible: 'Bạn chưa đủ điều kiện nhận khuyến mãi này.',
    promotion_first_deposit_only: 'Khuyến mãi này chỉ tính lần nạp đầu tiên, và bạn đã nạp rồi.',
    promotion_first_of_day_only: 'Khuyến mãi này chỉ tính lần nạp đầu tiên trong ngày, và hôm nay bạn đã nạp rồi.',
    promotion_deposit_too_small: 'Số tiền nạp này quá nhỏ so với điều kiện khuyến mãi.',
    promotion_used_up: 'Tiền thưởng của khuyến mãi này đã phát hết.',
    promotion_account_too_new: 'Tài khoản của bạn còn quá mới để nhận khuyến mãi này.',
    promotion_waiting: 'Bạn vừa nhận thưởng gần đây. Vui lòng chờ thêm trước khi nhận khuyến mãi khác.',
    promotion_one_per_person:
      'Mỗi người chỉ nhận một lần, và tài khoản của bạn không nhận được. Chăm sóc khách hàng có thể giải thích thêm.',
    promotion_already_joined: 'Bạn đã tham gia khuyến mãi này rồi.',
    image_invalid: 'Vui lòng chọn ảnh PNG hoặc JPG.',
    image_too_large: 'Mỗi ảnh tối đa 5 MB.',
    reward_unavailable: 'Phần thưởng này không còn nhận được nữa.',
    insufficient_points: 'Bạn không đủ điểm cho mục này.',
    point_reward_sold_out: 'Phần quà này đã hết.',
    points_amount_invalid: 'Điểm được đổi theo bậc cố định. Vui lòng kiểm tra lại số điểm.',
    // Games, rounds, lotteries.
    game_maintenance: 'Trò chơi này đang bảo trì.',
    odds_changed: 'Tỷ lệ cược đã thay đổi. Vui lòng xem lại phiếu cược.',
    draw_closed: 'Kỳ quay này đã đóng cược',
    bet_limit_exceeded: 'Mức cược vượt quá giới hạn cho phép.',
    bet_not_cancellable: 'Không thể hủy cược này nữa.',
    play_limit_reached: 'Bạn đã đạt hạn mức do chính bạn đặt ra.',
    birthday_required: 'Vui lòng bổ sung ngày sinh trước.',
    round_not_open: 'Ván này không thể chơi tiếp.',
    round_expired: 'Ván này đã quá hạn bắt đầu. Vui lòng bắt đầu lại.',
    draw_not_enterable: 'Kỳ quay này hiện không nhận kết quả.',
    draw_result_invalid: 'Các số này không khớp với bảng giải của kỳ quay.',
    launch_token_invalid: 'Không mở được trò chơi. Vui lòng vào lại.',
    play_token_expired: 'Phiên chơi đã kết thúc. Vui lòng vào lại trò chơi.',
    transaction_rolled_back: 'Giao dịch này đã được hoàn lại.',
    rollback_not_possible: 'Không thể hoàn lại giao dịch này.',
    // One entry for each error code of the contract; a missing entry does not compile.
    validation_failed: 'Vui lòng kiểm tra lại các ô được đánh dấu.',
    unauthenticated: 'Vui lòng đăng nhập trước',
    session_expired: 'Vui lòng đăng nhập trước',
    forbidden: 'Tài khoản của bạn không được phép làm việc này.',
    merchant_unknown: 'Địa chỉ này không phục vụ thương hiệu đó. Vui lòng liên hệ chăm sóc khách hàng.',
    invalid_domain: 'Địa chỉ không hợp lệ. Vui lòng liên hệ chăm sóc khách hàng.',
    ip_restricted: 'Địa chỉ của bạn không được phép truy cập trang này.',
    region_restricted: 'Trang này chưa phục vụ khu vực của bạn.',
    in_need_true_account: 'Mục này cần tài khoản chính thức. Chỉ mất một phút',
    not_found: 'Không tìm thấy nội dung bạn cần.',
    method_not_allowed: 'Không thể làm việc này tại địa chỉ này.',
    payload_too_large: 'Dữ liệu quá lớn cho một lần gửi.',
    unsupported_media_type: 'Định dạng dữ liệu này không được chấp nhận.',
    rate_limited: 'Bạn thao tác quá nhanh. Vui lòng chờ một lát.',
    encryption_required: 'Dữ liệu này phải được gửi ở dạng mã hóa.',
    encryption_invalid: 'Không đọc được dữ liệu mã hóa. Vui lòng tải lại trang.',
    maintenance: 'Hệ thống đang bảo trì',
    unavailable: 'Lỗi kết nối, vui lòng thử lại',
    system_error: 'Lỗi hệ thống',
    not_implemented: 'Chức năng này chưa sẵn sàng.',
    conflict: 'Dữ liệu đã thay đổi. Vui lòng xem lại rồi thử lại.',
    idempotency_conflict: 'Yêu cầu này đã được gửi với nội dung khác. Vui lòng tải lại trang.',
  },
};
