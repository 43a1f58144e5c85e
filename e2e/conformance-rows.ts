import type {
  CommitInhouseRoundResponse,
  ConfirmDepositPayload,
  CreateDepositResponse,
  GetLotteryGameResponse,
  GetMemberInfoResponse,
  GetReferralResponse,
  GetVaultResponse,
  ListBoundAccountsResponse,
  ListComingDrawsResponse,
} from '#generated/model/index.ts';
import { signIn } from '#server/testing/sign-in.ts';
import { askForCode, codeSentTo, newNumber, people } from './conformance-members.ts';
import { operatorKey } from './sites.ts';

const password = 'Portico123';

/**
 * Lets the two members whose lists the suite compares (`x-own`) do, through the API, what leaves a row in each of them
 * and what no request of the suite does for both: it takes a payment password, an operator, a friend or money elsewhere.
 */
export async function giveRows(url: string): Promise<void> {
  const as = async (account: string) => new Caller(url, (await signIn(url, account, password)).token);
  const [first, other, agent] = [await as('player01'), await as(people.other.account), await as('agent01')];
  // Its first deposit brings a bonus.
  await other.post('/wps/relay/MCSFE_promotionJoin', { promotionId: 'p-107' });
  for (const member of [first, other]) {
    await comeIntoDebt(member);
    await playLamp(member);
    await chase(member);
  }
  await withdraw(other);
  await redeem(other);
  await inviteFriend(other);
  for (const each of [agent, other])
    await each.post('/wps/agent/links', { type: 0, rebate: 0, note: 'Football group' });
}

/** A member at a running site, or an operator. */
class Caller {
  readonly url: string;
  readonly #credentials: Record<string, string>;

  constructor(url: string, token?: string) {
    this.url = url;
    this.#credentials = token === undefined ? { 'X-Operator-Key': operatorKey } : { Authorization: `Bearer ${token}` };
  }

  get<Answer>(path: string): Promise<Answer> {
    return this.#call(path, 'GET');
  }

  post<Answer>(path: string, body: object): Promise<Answer> {
    return this.#call(path, 'POST', body);
  }

  put<Answer>(path: string, body: object): Promise<Answer> {
    return this.#call(path, 'PUT', body);
  }

  async #call<Answer>(path: string, method: string, body?: object): Promise<Answer> {
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      ...this.#credentials,
    };
    const answer = await fetch(`${this.url}${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${await answer.text()}`);
    // The contract says so, and the server holds itself to it.
    return (await answer.json()) as Answer;
  }
}

/** A deposit is credited, all is locked in the vault, and the deposit is recalled; an operator writes off what is owed. */
async function comeIntoDebt(member: Caller): Promise<void> {
  const operator = new Caller(member.url);
  const depositId = await deposit(member, '200.00');
  const { available, hours } = (await member.get<GetVaultResponse>('/wps/v2/wallets/vault')).value;
  await member.post('/wps/v2/wallets/vaultLocks', { amount: available, hours: hours[0] });
  const reason = 'Your bank recalled the transfer.';
  await operator.post(`/wps/operator/deposits/${depositId}/reverse`, { reason });
  const { id } = (await member.get<GetMemberInfoResponse>('/wps/member/info')).value;
  await operator.post(`/wps/operator/debts/${id}/writeOff`, { amount: '200.00', reason: 'The mistake was ours.' });
  await deposit(member, '5000.00');
}

/** A bank transfer that an operator finds on the statement; it brings raffle tickets. Returns its id. */
async function deposit(member: Caller, amount: string): Promise<string> {
  const made = await member.post<CreateDepositResponse>('/wps/v2/wallets/deposits', { methodId: 'dm-bank', amount });
  const { depositId } = made.value.deposit;
  const found: ConfirmDepositPayload = { receivedAmount: amount, bankReference: depositId, note: 'On the statement.' };
  await new Caller(member.url).post(`/wps/operator/deposits/${depositId}/confirm`, found);
  return depositId;
}

async function playLamp(member: Caller): Promise<void> {
  const sealed = await member.post<CommitInhouseRoundResponse>('/wps/relay/GCSGAME_inhouseCommit', {
    gameId: 'lumo-lamp',
  });
  const { roundId } = sealed.value;
  const choice = { game: 'lumo-lamp', light: 'TEAL' };
  await member.post('/wps/relay/GCSGAME_inhouseRounds', { roundId, stake: '1.00', clientSeed: 'my-luck', choice });
}

/** A chase over two draws, with a bet on each. */
async function chase(member: Caller): Promise<void> {
  const game = '/lgw/lottery/games/SSC_5M';
  const { oddsVersion } = (await member.get<GetLotteryGameResponse>(game)).value;
  const coming = (await member.get<ListComingDrawsResponse>(`${game}/comingDraws?count=3`)).value.content;
  await member.post('/lgw/lottery/bets', {
    gameCode: 'SSC_5M',
    oddsVersion,
    // The first may close meanwhile.
    draws: coming.slice(1).map(({ drawId }) => ({ drawId, multiple: 1 })),
    stopOnWin: false,
    lines: [{ playType: 'SUM_BS', picks: [['BIG']], unit: '1.00', multiple: 1 }],
  });
}

async function withdraw(member: Caller): Promise<void> {
  const { accounts } = (await member.get<ListBoundAccountsResponse>('/wps/member/boundAccounts')).value;
  const accountId = accounts[0]?.accountId;
  const { paymentPassword } = people.other;
  await member.post('/wps/v2/wallets/withdrawals', { amount: '50.00', accountId, paymentPassword });
}

async function redeem(member: Caller): Promise<void> {
  const address = {
    recipient: 'Le Thu Ha',
    mobileNum: '912000077',
    countryDialingCode: '84',
    street: '12 Ly Thuong Kiet',
    city: 'Hoan Kiem',
    region: 'Ha Noi',
    postalCode: '100000',
    country: 'VN',
  };
  const { paymentPassword } = people.other;
  await member.post('/wps/relay/MCSFE_pointsRedeem', { rewardId: 'pr-211', quantity: 1, paymentPassword, address });
}

/** A friend registers with the member's code and deposits, which rewards the member. */
async function inviteFriend(member: Caller): Promise<void> {
  const { code } = (await member.get<GetReferralResponse>('/wps/member/referral')).value;
  const [username, mobileNum] = ['friendly01', newNumber()];
  await askForCode(member.url, { registerType: 'username', username, mobileNo: mobileNum });
  const domain = 'www.lumo.example';
  await new Caller(member.url).put('/wps/member/register', {
    username,
    password,
    confirmPassword: password,
    countryDialingCode: '84',
    mobileNum,
    verificationCode: await codeSentTo(member.url, mobileNum),
    referralCode: code,
    domain,
    registerUrl: `https://${domain}/register?referralCode=${code}`,
    registerMethod: 'WEB',
    login: true,
  });
  const friend = new Caller(member.url, (await signIn(member.url, username, password)).token);
  await friend.post('/wps/member/profile', { payeeName: 'LE THU HA', birthday: '1990-06-01' });
  await deposit(friend, '200.00');
}
