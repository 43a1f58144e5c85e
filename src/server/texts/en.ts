import type { ErrorCode } from '#generated/model/index.ts';
import { counted } from '#shared/text/words.ts';
import { dayName, type LocalDay } from '#shared/time/zone.ts';

const ifNotYou = 'If this was not you, change your login password now and tell customer service.';

/** What a member owes after money was taken back; nothing where it had not spent any of it. */
const spent = (owed: string | undefined) =>
  owed === undefined
    ? ''
    : `<p>You had spent ${owed} of it and owe this now. What comes into your main wallet pays it first; until then you cannot withdraw.</p>`;

const contacts = { email: 'e-mail address', mobile: 'mobile number' };

/** What pays a debt, and what was taken back, by their causes. */
const debtSources: Readonly<Record<string, string>> = {
  bet: 'a bet',
  deposit: 'a deposit',
  withdrawal: 'a withdrawal that was given back',
  vault: 'money from the vault',
  wallet_transfer: 'a transfer',
  member_transfer: 'a transfer',
  bonus: 'a bonus',
  promotion: 'a promotion',
  points: 'converted points',
  bill: 'a contract',
};
const takenBack: Readonly<Record<string, string>> = {
  bet: 'The result of a draw was corrected',
  bonus: 'The bonus of a deposit was taken back',
  deposit: 'The payment of a deposit was taken back',
};

/** How bets are settled. */
const byNumbers = 'Settled by the numbers of the draw, at the odds that were shown when you bet.';
const byEvent = 'Settled by the official result of the event, at the odds that were shown when you bet.';

/**
 * What members read in English. The content of a message is HTML: what is put into it was escaped. Amounts are formatted
 * with their currency.
 */
export const en = {
  accounts: {
    welcome: (brand: string, age: number) => ({
      title: `Welcome to ${brand}`,
      content:
        '<p>Your account is ready. Three things keep it yours:</p>' +
        '<ul><li>Use a password that you use nowhere else.</li>' +
        '<li>Look at My account now and then: it shows every device that is signed in.</li>' +
        '<li>We never ask for your password, not in the chat and not on the phone.</li></ul>' +
        `<p>Before your first deposit we ask for your birthday: players are ${age} or older. Play within a limit that you choose.</p>`,
    }),
    contactChanged: (kind: keyof typeof contacts, contact: string) => ({
      title: `Your ${contacts[kind]} has changed`,
      content: `<p>${contact} is now the ${contacts[kind]} of your account. ${ifNotYou}</p>`,
    }),
    contactReplaced: (kind: keyof typeof contacts, brand: string) =>
      `${brand}: this ${contacts[kind]} no longer belongs to your account. If you did not change it, contact customer service now.`,
    contactReplacedSubject: (brand: string) => `${brand}: your e-mail address has changed`,
    passwordLetter: (brand: string, account: string, minutes: number) => ({
      subject: `${brand}: set a new password`,
      paragraphs: [
        `Somebody has asked for a new password for your account ${account} at ${brand}.`,
        `Set it here, within ${minutes} minutes:`,
        'The link works once, on any of your devices. If it was not you, you need not do anything: your password stays as it is.',
      ],
      label: 'Set a new password',
    }),
    codeSent: 'The code has been sent.',
    codeSubject: (brand: string) => `${brand}: your verification code`,
    code: (brand: string, code: string, minutes: number) => [
      `${brand}: your verification code is ${code}, good for ${counted(minutes, 'minute')}.`,
      'Do not give it to anybody.',
    ],
    paymentPasswordSet: {
      title: 'Payment password set',
      content: `<p>Your account now has a payment password.</p><p>${ifNotYou}</p>`,
    },
    paymentPasswordChanged: {
      title: 'Payment password changed',
      content: `<p>Your payment password was changed.</p><p>${ifNotYou}</p>`,
    },
    twoStep: {
      on: {
        title: 'Two-step login is on',
        content: `<p>Every login, in whatever way, now asks for a code of your authenticator app. ${ifNotYou}</p>`,
      },
      off: {
        title: 'Two-step login is off',
        content: `<p>Logging in no longer asks for a code of your authenticator app. ${ifNotYou}</p>`,
      },
      recovery: {
        title: 'A recovery code was used',
        content: `<p>Somebody logged in with one of your recovery codes. That code is used up. ${ifNotYou}</p>`,
      },
    },
    bankAccountAdded: (account: string) => ({
      title: 'Withdrawal account added',
      content: `<p>${account} was added to your accounts. If this was not you, change your passwords now and tell customer service.</p>`,
    }),
  },
  support: {
    chat: 'Live chat',
    contact: 'Contact page',
    /** Who answers in the chat before our staff does. */
    help: (brand: string) => `${brand} help`,
    daysLeft: (days: number) => `${counted(days, 'day')} left`,
  },
  deposits: {
    /** Of a payment whose provider declined it, or took it back. */
    declined: 'The payment was declined.',
    takenBack: 'The payment was taken back.',
    credited: (amount: string, arrived: string, announced: string) => ({
      title: `${amount} is in your balance`,
      content: `<p>Your deposit of ${amount} has arrived.</p>${arrived === announced ? '' : `<p>${arrived} arrived instead of ${announced}. Fee and balance go by what arrived.</p>`}`,
    }),
    failed: (amount: string, why: string) => ({
      title: `Deposit of ${amount} failed`,
      content: `<p>${why} Nothing was added to your balance.</p>`,
    }),
    reversed: (amount: string, why: string, owed: string | undefined) => ({
      title: `Deposit of ${amount} taken back`,
      content: `<p>${why} It was taken from your balance, with the bonuses that came of it.</p>${spent(owed)}`,
    }),
    rewardTaken: (owed: string | undefined) => ({
      title: 'A reward for an invited friend was taken back',
      content: `<p>The deposit that earned it was reversed.</p>${spent(owed)}`,
    }),
    /** Another promotion may have given a bonus for the same deposit. */
    noBonus: (amount: string, promotion: string | undefined, why: string) => ({
      title: `No bonus ${promotion === undefined ? '' : `from “${promotion}” `}for your deposit of ${amount}`,
      content: `<p>${why}</p><p>The deposit itself is in your balance.</p>`,
    }),
    unmatched: (amount: string, note: string) => ({
      title: `We are checking a payment of ${amount}`,
      content: `<p>It arrived for your deposit ${note} and does not fit it. Our staff adds it to your balance or sends it back, and tells you.</p>`,
    }),
    sentBack: (amount: string, why: string) => ({
      title: `Payment of ${amount} sent back`,
      content: `<p>${why}</p><p>The money goes back the way it came. Your balance is unchanged.</p>`,
    }),
  },
  withdrawals: {
    approved: ({ amount, account }: WithdrawalFacts) => ({
      title: `Withdrawal of ${amount} approved`,
      content: `<p>We are sending it to ${account}.</p>`,
    }),
    rejected: ({ amount, words }: WithdrawalFacts) => ({
      title: `Withdrawal of ${amount} rejected`,
      content: `<p>${words}</p><p>The money is in your main wallet.</p>`,
    }),
    paid: ({ receives, account, minutes }: WithdrawalFacts) => ({
      title: `${receives} sent to your account`,
      content: `<p>We sent it to ${account}. Please tell us within ${counted(minutes, 'minute')} if it did not arrive; after that it counts as received.</p>`,
    }),
    returned: ({ amount, words }: WithdrawalFacts) => ({
      title: `Withdrawal of ${amount} returned`,
      content: `<p>${words}</p><p>The money is in your main wallet.</p>`,
    }),
    /** As received by time. */
    counted: ({ receives, minutes }: WithdrawalFacts) => ({
      title: `Withdrawal of ${receives} counts as received`,
      content: `<p>${counted(minutes, 'minute has', 'minutes have')} passed without an answer. If the money did not arrive, tell customer service.</p>`,
    }),
    /** As received by an operator. */
    proven: ({ receives, words }: WithdrawalFacts) => ({
      title: `Withdrawal of ${receives} arrived`,
      content: `<p>We checked your report. ${words}</p>`,
    }),
    heldNote: (amount: string) => `${amount} held`,
    countedNote: (minutes: number) => `Counted as received after ${counted(minutes, 'minute')} without an answer`,
  },
  transfers: {
    received: (amount: string, from: string) => ({
      title: `${amount} received`,
      content: `<p>${from} transferred ${amount} to your main wallet.</p>`,
    }),
    backFromVault: (amount: string) => ({
      title: `${amount} back from your vault`,
      content: '<p>The time that you chose is over. The money is in your main wallet.</p>',
    }),
    refused: {
      in: 'The provider did not accept the transfer. The amount is back in your main wallet.',
      out: 'The provider did not accept the transfer. The amount is still in its wallet.',
    },
  },
  debts: {
    writtenOff: (off: string, rest: string, why: string) => ({
      title: `${off} of what you owe is written off`,
      content: `<p>${why}</p><p>You owe ${rest} now.</p>`,
    }),
    entryWrittenOff: 'Written off',
    takenBack: (cause: string) => takenBack[cause] ?? 'Money was taken back',
    paidBy: (cause: string) => `Paid by ${debtSources[cause] ?? 'money that came in'}`,
  },
  ledger: {
    deposit: {
      bank_transfer: 'Deposit by bank transfer',
      e_wallet_qr: 'Deposit by e-wallet',
      card: 'Deposit by card',
      other: 'Deposit',
      takenBack: 'Deposit taken back',
    },
    withdrawal: { held: 'Withdrawal, held', back: 'Withdrawal, given back' },
    transfer: {
      to: (name: string) => `Transfer to ${name}`,
      from: (name: string) => `Transfer from ${name}`,
      refused: (name: string) => `Transfer to ${name} refused, given back`,
      mainWallet: 'the main wallet',
      /** Somebody whom the reader may not know. */
      anotherMember: 'another member',
    },
    vault: { out: 'Locked in the vault', in: 'Back from the vault' },
    points: (points: number) => `${counted(points, 'point')} converted`,
    bet: 'Stake',
    prize: 'Payout',
    refund: 'Stake returned',
    opening: 'Opening balance',
    trial_credit: 'Play credit',
    promotion: 'Promotion',
    rebate: 'Rebate',
    salary: 'Salary',
    dividend: 'Dividend',
    points_earned: 'Points earned',
    fee: 'Fee',
    debt: 'Debt paid',
    adjustment: 'Correction by our team',
  },
  bonuses: {
    completed: (bonus: string, rest: string | null) => ({
      title: `${bonus}: staked in full`,
      content: rest === null ? '<p>Nothing of the bonus was left.</p>' : `<p>${rest} of it is in your main wallet.</p>`,
    }),
    expired: (bonus: string, rest: string | null) => ({
      title: `${bonus}: expired`,
      content: `<p>The bonus was not staked in time. ${
        rest === null ? 'Nothing of it was left.' : `${rest} of bonus money is forfeited.`
      } Your own money stays as it is.</p>`,
    }),
  },
  promotions: {
    granted: (promotion: string) => ({
      title: `${promotion}: granted`,
      content: '<p>Your application was approved. The reward is yours.</p>',
    }),
    rejected: (promotion: string, why: string) => ({
      title: `${promotion}: rejected`,
      content: `<p>${why}</p><p>You may apply again.</p>`,
    }),
    ticketOf: (depositId: string) => `Deposit ${depositId}`,
    /** Why a member may not join a promotion, or gets nothing from one for a deposit. */
    refused: {
      soon: 'It has not begun yet.',
      over: 'It has ended.',
      joined: 'You have joined already.',
      day: 'It runs on another day of the week.',
      first: 'It is for the first deposit of an account.',
      first_of_day: 'It is for the first deposit of the day.',
      short: 'It asks for a larger deposit.',
      used_up: 'All its bonuses have been given.',
      no_deposit: 'It gives no bonus for a deposit.',
      account_age: 'Your account is still too new for it.',
      waiting: 'You had a bonus a short time ago. Please wait before you take another.',
      same_person:
        'It is given once to each person, and your account cannot take it. Customer service can tell you more.',
      registration: 'New accounts get it with their registration.',
      itself: 'Nothing to do: the reward comes automatically and then waits here.',
    },
  },
  ranks: {
    rebate: { title: 'Daily rebate', text: 'The rebate of your rank' },
    birthday: { title: 'Birthday credit', text: 'The birthday credit of your rank' },
  },
  referral: {
    registration: 'A friend registered',
    first_deposit: "A friend's first deposit",
    turnover: "Share of a friend's play",
    share: (rate: string, days: number) => `${rate} of your friends' valid bets, paid every day for ${days} days.`,
    forRegistration: (amount: string, days: number) =>
      `${amount} bonus once a friend has been registered for ${days === 1 ? 'a day' : `${days} days`}.`,
    forFirstDeposit: (amount: string, minimum: string) =>
      `${amount} bonus for a friend's first deposit of at least ${minimum}.`,
  },
  points: {
    rejected: (reward: string, points: number, why: string) => ({
      title: `${reward}: rejected`,
      content: `<p>${why}</p><p>${points === 1 ? 'Your point is' : `Your ${counted(points, 'point')} are`} back.</p>`,
    }),
    sent: (reward: string, tracking: string) => ({
      title: `${reward}: sent`,
      content: tracking ? `<p>Tracking: ${tracking}</p>` : '<p>It is on its way.</p>',
    }),
    /** What an entry was. `what` is the money of a conversion, or the reward of a redemption. */
    entry: {
      earned: () => 'Points for your bets',
      redeemed: (what: string) => `Redeemed: ${what}`,
      returned: (what: string) => `Redemption rejected: ${what}`,
      converted: (what: string) => `Converted to ${what}`,
      rewarded: () => 'Points as a reward',
      adjusted: () => 'Correction by the site',
    },
  },
  bets: {
    /** What wins in a game of each category. */
    rules: {
      ELOTT: byNumbers,
      LOTT: byNumbers,
      SPORTS: byEvent,
      ESPORTS: byEvent,
      LIVE: 'Settled by the rules of the table, which the game shows.',
      RNG: 'Pays for equal pictures by the pay table, which the game shows.',
      FISH: 'Each shot costs its stake; each fish that is caught pays its multiple.',
      PVP: 'The winner of a hand takes the pot, less the fee of the room.',
      INHOUSE: 'Settled by the multiple that the round reached.',
    },
    /** What is known of a settled round where the vendor told no result. */
    result: {
      push: 'The stake came back by the rules of the game.',
      void: 'The round was cancelled; the stake came back.',
      other: 'The provider did not say more about the result.',
    },
  },
  games: {
    risk: (level: string) => `${level} risk`,
    rows: (rows: string) => `${rows} rows`,
    pocket: (pockets: string) => `pocket ${pockets}`,
    segments: (segments: string) => `${segments} segments`,
    /** The colours of the lamp. */
    lights: { TEAL: 'Teal', AMBER: 'Amber', ROSE: 'Rose', WHITE: 'White', DARK: 'Dark' },
  },
  lottery: {
    specialPrize: (numbers: string) => `Special prize ${numbers}`,
    won: (draw: string, amount: string, name: string) => ({
      title: `You won ${amount} in ${draw}`,
      content: `<p>${name} was drawn. Your bets pay ${amount}, which is in your balance.</p>`,
    }),
    corrected: (draw: string, amount: string, isMore: boolean, why: string, owed: string | undefined) => ({
      title: `The result of ${draw} was corrected`,
      content: `<p>Your bets pay ${amount} ${isMore ? 'more' : 'less'} than before. The reason: ${why}</p>${spent(owed)}`,
    }),
    void: (draw: string, amount: string, why: string) => ({
      title: `${draw} is not held`,
      content: `<p>Your stakes of ${amount} are back in your balance. The reason: ${why}</p>`,
    }),
    moved: (draw: string, heldOn: LocalDay, why: string) => ({
      title: `${draw} is held on ${dayName(heldOn)}`,
      content: `<p>Your bets stay as they are. The reason: ${why}</p>`,
    }),
  },
  agents: {
    lineMoved: (name: string) => ({
      title: 'A line has moved',
      content: `<p>We moved the line of ${name} to another place in the tree.</p>`,
    }),
    contract: {
      propose: 'A contract waits for your signature',
      sign: 'A contract was signed',
      reject: 'A contract was rejected',
      withdraw: 'A proposed contract was withdrawn',
      terminate: 'The end of a contract was asked for',
      agree_termination: 'A contract ends by agreement',
      end_by_conflict: 'A contract ends',
      supersede: 'A contract was replaced',
    },
    contractBetween: (id: string, upline: string, downline: string) =>
      `<p>Contract ${id} between ${upline} and ${downline}.</p>`,
    paymentsHeld: (because: string) => ({
      title: 'Your contract payments are held',
      content: `<p>Bills are still settled, and wait until we have decided.</p>${because}`,
    }),
    billDenied: (bill: string, because: string) => ({
      title: 'A contract bill was denied',
      content: `<p>Bill ${bill} will not be paid.</p>${because}`,
    }),
    billPaid: (paid: string) => ({
      title: `${paid} from a contract`,
      content: '<p>A bill that was held is paid.</p>',
    }),
    billReleased: (paid: string, rest: string) => ({
      title: 'A contract bill is released',
      content: `<p>A bill that was held is held no more. Paid now: ${paid}. The rest, ${rest}, follows on the next days.</p>`,
    }),
    paymentsGoOn: ({ bills, paid, rest, waiting, waits }: LiftedFacts) => ({
      title: 'Your contract payments go on',
      content: [
        `<p>They are held no more. Bills that waited and are paid now: ${bills}, ${paid}.</p>`,
        ...(rest === undefined ? [] : [`<p>The rest, ${rest}, follows on the next days.</p>`]),
        ...(waiting === 0 ? [] : [`<p>Bills that still wait for our decision: ${waiting}, ${waits}.</p>`]),
      ].join(''),
    }),
    billsExpired: (bills: number, amount: string) => ({
      title: 'Contract bills have expired',
      content: `<p>Bills that were held and not decided in time: ${bills}, ${amount}. They will not be paid.</p>`,
    }),
  },
  /** The sentence of each error. */
  errors: {
    // Login, registration, codes by SMS, captcha.
    invalid_credentials: 'Account or password incorrect',
    account_locked: 'This account is locked for now. Please try again in 15 minutes.',
    account_disabled: 'This account is closed. Please contact customer service.',
    error_not_member: 'This account cannot log in on the member site.',
    error_not_agent: 'This account cannot log in on the agent site.',
    login_type_unavailable: 'This way to log in is not available.',
    wrong_account: 'Wrong account, please try again',
    wrong_password: 'Wrong password, please try again',
    wrong_email: 'Incorrect email',
    account_email_unknown: 'Username/email does not exist',
    passwords_do_not_match: 'Passwords do not match twice',
    password_unchanged: 'The new password must differ from the old one.',
    payment_password_weak:
      'This payment password is too easy to guess. It must not be a single digit repeated, a row such as 123456 or your birthday.',
    reset_ticket_invalid: 'This link has expired or was already used. Please ask for a new one.',
    new_ip_verification: 'You are logging in from a new place. Please confirm it with a code sent to your phone.',
    two_step_required: 'Please enter the code of your authenticator app.',
    self_excluded: 'You have excluded yourself from play. Please contact customer service.',
    session_ticket_invalid: 'Please log in first',
    social_login_failed: 'Login failed, please try again',
    popup_closed_by_user: 'The sign-in window was closed. Login failed, please try again.',
    captcha_required: 'Please enter the captcha',
    captcha_wrong: 'The captcha is not correct. Please try the new one.',
    captcha_check_failed: 'The security check failed. Please do it again.',
    slider_wrong: 'The piece is not in its place. Please try again.',
    mobile_number_invalid: 'Please enter a valid phone number.',
    phone_verification_failed: 'The phone number could not be verified. Please try again.',
    sms_not_allowed: 'Codes by SMS are not available here.',
    sms_too_many_requests: 'Too many requests. Please try again in 5 minutes.',
    sms_quota_exceeded: 'No more codes can be sent today.',
    sms_failed: 'The code could not be sent. Please try again.',
    registration_unavailable: 'Registration is not available.',
    username_taken: 'This username is already taken. Please choose another.',
    mobile_number_taken: 'This mobile number is already registered. Please log in.',
    invitation_code_error: 'Invalid invitation code',
    free_play_unavailable: 'Free play is not available.',
    verification_code_wrong: 'The verification code is not correct.',
    verification_code_expired: 'The verification code has expired. Please ask for a new one.',
    // The account and its money.
    insufficient_balance: 'Your balance is not enough for this.',
    payment_password_wrong: 'The payment password is not correct.',
    already_set: 'This has been set already.',
    contact_in_use: 'This e-mail address or mobile number belongs to another account.',
    account_in_use: 'This bank account or e-wallet is already bound.',
    account_busy: 'A withdrawal to this account is still under way.',
    account_limit_reached: 'You cannot bind more accounts. Remove one first.',
    field_locked: 'This can only be changed by customer service.',
    payee_name_required: 'Please enter your full name in your profile first.',
    age_too_low: 'You are not old enough to play here.',
    payment_password_not_set: 'Please set a payment password first.',
    contact_missing: 'Please bind an e-mail address or a mobile number first.',
    amount_out_of_range: 'The amount is outside the limits.',
    method_unavailable: 'This way to pay is not available now.',
    team_messages_used_up: 'You have sent all the messages of today. You can write again tomorrow.',
    vault_full: 'You cannot open more locks. Wait until one of them ends.',
    deposit_limit_reached: 'This would pass your deposit limit.',
    debt_open: 'A debt is open. What comes into the main wallet pays it first.',
    withdrawal_limit_reached: "This would pass today's limit for withdrawals.",
    // Promotions, points, agents, chat.
    in_please_information: 'Chat needs a full account. Please register first.',
    chat_unavailable: 'Chat is not available. Please contact customer service.',
    account_type_not_allowed: 'You cannot make accounts of this type.',
    rebate_too_high: 'The rebate is above your own.',
    contract_kind_unavailable: 'This kind of contract is not offered here.',
    contract_party_invalid: 'Contracts are made with agents directly below you.',
    contract_tiers_invalid: 'Each tier needs a higher rate than the one before and no lower threshold.',
    contract_rate_too_high: 'A rate is above your own.',
    contract_proposal_open: 'A proposal of this kind to this agent is still open.',
    contract_conflicts: 'This would end other contracts. Please look at them and confirm.',
    contract_conflicts_changed: 'The contracts that this would end have changed. Please look again.',
    promotion_unavailable: 'This promotion is not open.',
    promotion_not_eligible: 'You do not meet the conditions of this promotion yet.',
    promotion_first_deposit_only: 'Only a first deposit counts for this promotion, and you have made yours.',
    promotion_first_of_day_only:
      "Only the first deposit of a day counts for this promotion, and you have made today's.",
    promotion_deposit_too_small: 'This deposit is too small for the promotion.',
    promotion_used_up: 'All bonuses of this promotion have been given.',
    promotion_account_too_new: 'Your account is still too new for this promotion.',
    promotion_waiting: 'You had a bonus a short time ago. Please wait before you take another.',
    promotion_one_per_person:
      'It is given once to each person, and your account cannot take it. Customer service can tell you more.',
    promotion_already_joined: 'You have already joined this promotion.',
    image_invalid: 'Please choose pictures in PNG or JPG.',
    image_too_large: 'Each picture may have 5 MB at most.',
    reward_unavailable: 'This reward can no longer be claimed.',
    insufficient_points: 'You do not have enough points for this.',
    point_reward_sold_out: 'This reward is sold out.',
    points_amount_invalid: 'Points are converted in fixed steps. Please check the amount.',
    // Games, rounds, lotteries.
    game_maintenance: 'This game is under maintenance.',
    odds_changed: 'The odds have changed. Please look at your slip again.',
    draw_closed: 'Sales for this draw have closed',
    bet_limit_exceeded: 'This is more than the limit for this bet.',
    bet_not_cancellable: 'This bet can no longer be cancelled.',
    play_limit_reached: 'You have reached a limit that you set for yourself.',
    birthday_required: 'Please add your date of birth first.',
    round_not_open: 'This round cannot be played any further.',
    round_expired: 'This round was not started in time. Please start again.',
    draw_not_enterable: 'This draw cannot take a result now.',
    draw_result_invalid: "These numbers do not fit the draw's prize table.",
    launch_token_invalid: 'The game could not be opened. Please start it again.',
    play_token_expired: 'Your game session has ended. Please start the game again.',
    transaction_rolled_back: 'This transaction has been rolled back.',
    rollback_not_possible: 'This transaction cannot be rolled back.',
    // One entry for each error code of the contract; a missing entry does not compile.
    validation_failed: 'Please check the highlighted fields.',
    unauthenticated: 'Please log in first',
    session_expired: 'Please log in first',
    forbidden: 'Your account may not do this.',
    merchant_unknown: 'This address does not serve that brand. Please contact customer service.',
    invalid_domain: 'This address is not valid. Please contact customer service.',
    ip_restricted: 'Your address may not visit this site.',
    region_restricted: 'This site is not available in your region.',
    in_need_true_account: 'This needs a full account. It takes a minute',
    not_found: 'We could not find what you asked for.',
    method_not_allowed: 'This cannot be done at this address.',
    payload_too_large: 'That is too much data for one request.',
    unsupported_media_type: 'This content type is not accepted here.',
    rate_limited: 'Too many requests. Please wait a moment.',
    encryption_required: 'This must be sent encrypted.',
    encryption_invalid: 'The encrypted message could not be read. Please reload the page.',
    maintenance: 'System maintenance',
    unavailable: 'Connection problem, please try again',
    system_error: 'System error',
    not_implemented: 'This is not available yet.',
    conflict: 'Something changed in the meantime. Please look again and retry.',
    idempotency_conflict: 'This request was already sent with other content. Please reload the page.',
  } satisfies Record<ErrorCode, string>,
};

interface WithdrawalFacts {
  readonly amount: string;
  readonly receives: string;
  readonly account: string;
  /** The operator's. */
  readonly words: string;
  readonly minutes: number;
}

/** What became of the bills that waited: paid now, left to the next days, or waiting on for a decision. */
interface LiftedFacts {
  readonly bills: number;
  readonly paid: string;
  readonly rest: string | undefined;
  readonly waiting: number;
  readonly waits: string;
}
