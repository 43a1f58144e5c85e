import type {
  AuthorisePlayerResponse,
  GetConsolidatedFundsResponse,
  LaunchGameResponse,
  LaunchPayload,
} from '#generated/model/index.ts';
import { signIn } from '#server/testing/sign-in.ts';
import { VENDOR_KEY } from './site.ts';

/** A demo member with a session, in a game of the vendor. */
export interface Player {
  readonly account: string;
  readonly memberId: string;
  readonly token: string;
  readonly playToken: string;
  /** The money in all its wallets before the load, in cents. */
  readonly cents: number;
}

const accounts = ['player01', 'agent01', 'promoter41'];

/** Logs the demo members in and opens a game for each. */
export function signInPlayers(url: string): Promise<readonly Player[]> {
  return Promise.all(accounts.map((account) => signInPlayer(url, account, VENDOR_KEY)));
}

/** Logs in a member of the demo password, and opens a game of Saffron Play with that vendor's key. */
export async function signInPlayer(url: string, account: string, vendorKey: string): Promise<Player> {
  const { token } = await signIn(url, account, 'Portico123');
  const member = { Authorization: `Bearer ${token}` };
  const launch: LaunchPayload = {
    gameId: 'lantern-road',
    nodeId: '20001',
    accountType: 1,
    confirmTrans: 0,
    vassalage: 'SAF',
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: account,
    token,
    merchantCode: 'lumo',
    language: 'EN',
  };
  const { game_url } = await ask<LaunchGameResponse>(`${url}/wps/game/launchGame`, member, launch);
  const launchToken = new URL(game_url, url).searchParams.get('launch');
  const vendor = { 'X-Vendor-Key': vendorKey };
  const path = '/wps/v2/wallets/vendor/authorise';
  const { value } = await ask<AuthorisePlayerResponse>(url + path, vendor, { launchToken });
  const funds = await ask<GetConsolidatedFundsResponse>(`${url}/wps/member/info/funds/consolidated`, member);
  const cents = funds.value.wallets.reduce(
    (sum, { balance, heldBalance }) => sum + centsOf(balance) + centsOf(heldBalance),
    0,
  );
  return { account, token, memberId: value.memberId, playToken: value.playToken, cents };
}

export function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}

async function ask<Answer>(url: string, headers: Record<string, string>, body?: unknown): Promise<Answer> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status} ${await response.text()}`);
  // The contract says so.
  return (await response.json()) as Answer;
}
