import { setTimeout as pause } from 'node:timers/promises';
import type {
  CreateWithdrawalResponse,
  CreditPayload,
  DebitPayload,
  TransferPayload,
  WithdrawalPayload,
} from '#generated/model/index.ts';
import { centsOf, type Player } from './players.ts';
import { OPERATOR_KEY, VENDOR_KEY } from './site.ts';

/** A movement of money that the server has acknowledged. */
export interface Acknowledged {
  readonly player: Player;
  /** The key of its posting for stakes and prizes, the id of the transfer or of the withdrawal. */
  readonly reference: string;
  /** What it adds to the member's wallets together, in cents. */
  readonly cents: number;
}

export interface Load {
  readonly acknowledged: readonly Acknowledged[];
  /** How many calls got no answer at first, or the answer that the server cannot serve them now. */
  readonly repeated: () => number;
  /** Waits until `count` more movements are acknowledged. */
  more(count: number): Promise<void>;
  /** Lets every movement that has begun come to its end; then the load is over. */
  end(): Promise<void>;
}

/** Movements at once for each player. */
const WORKERS = 3;
/** No fault of a run lasts this long: what still fails will not succeed. */
const LIMIT_MS = 120_000;

/** The demo member that asks for money. */
const DRAWER = 'player01';
/** An amount that nothing else has. */
const drawn: WithdrawalPayload = { amount: '10.37', accountId: 'ba-1101', paymentPassword: '730185' };

/**
 * Stakes, prizes and transfers of all players at once, and withdrawals of one that an operator rejects; each call goes to the site
 * of that moment. Like vendors and the portal, it sends a movement without an answer again under the same key. Any other refusal
 * ends the load with an error.
 */
export function startLoad(siteNow: () => string, players: readonly Player[]): Load {
  const acknowledged: Acknowledged[] = [];
  let repeated = 0;
  let ending = false;
  const send = async (path: string, headers: Record<string, string>, body: unknown): Promise<unknown> => {
    const deadline = performance.now() + LIMIT_MS;
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(siteNow() + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      }).catch(() => undefined);
      // An answer that broke off is none.
      const answer = await response?.json().catch(() => undefined);
      if (response?.ok && answer) return answer;
      if (answer && response && (response.status < 500 || performance.now() > deadline)) {
        throw new Error(`${path} answered ${response.status} ${JSON.stringify(answer)} to ${JSON.stringify(body)}`);
      }
      if (attempt === 1) repeated += 1;
      await pause(50);
    }
  };
  const order = (path: string, body: DebitPayload | CreditPayload) =>
    send(`/wps/v2/wallets/vendor/${path}`, { 'X-Vendor-Key': VENDOR_KEY, 'Idempotency-Key': body.transactionId }, body);
  const book = (player: Player, reference: string, cents: number) => acknowledged.push({ player, reference, cents });

  const playRound = async (player: Player, name: string) => {
    const { memberId, playToken } = player;
    const roundId = `round-${name}`;
    const stake = '0.37';
    const prize = '0.31';
    const debit = {
      transactionId: `chaos-stake-${name}`,
      playToken,
      memberId,
      nodeId: '20001',
      roundId,
      amount: stake,
    };
    await order('debit', debit);
    book(player, `vendor:SAF:${debit.transactionId}`, -centsOf(stake));
    const win = { transactionId: `chaos-prize-${name}`, memberId, roundId, amount: prize, roundEnded: true } as const;
    await order('credit', { ...win, kind: 'win' });
    book(player, `vendor:SAF:${win.transactionId}`, centsOf(prize));
  };
  const transfer = async (player: Player, name: string, from: string, to: string) => {
    const body: TransferPayload = { from, to, amount: '1.00' };
    const headers = { Authorization: `Bearer ${player.token}`, 'Idempotency-Key': `chaos-transfer-${name}` };
    const answer = await send('/wps/relay/GCS_walletTransfer', headers, body);
    // The contract says so.
    const { value } = answer as { value: { transfer: { transferId: string } } };
    book(player, value.transfer.transferId, 0);
  };
  const takeOut = async (player: Player) => {
    for (let turn = 0; !ending; turn++) {
      const key = `chaos-withdrawal-${turn}`;
      const headers = { Authorization: `Bearer ${player.token}`, 'Idempotency-Key': key };
      const asked = await send('/wps/v2/wallets/withdrawals', headers, drawn);
      // The contract says so.
      const { withdrawalId } = (asked as CreateWithdrawalResponse).value.withdrawal;
      const operator = { 'X-Operator-Key': OPERATOR_KEY, 'Idempotency-Key': `${key}-rejected` };
      await send(`/wps/operator/withdrawals/${withdrawalId}/reject`, operator, { reason: 'Chaos.' });
      book(player, withdrawalId, 0);
    }
  };
  const work = async (player: Player, worker: number) => {
    for (let turn = 0; !ending; turn++) {
      const name = `${player.account}-${worker}-${turn}`;
      await playRound(player, name);
      await transfer(player, `${name}-in`, 'main', 'KIT');
      await playRound(player, `${name}-b`);
      await transfer(player, `${name}-out`, 'KIT', 'main');
    }
  };
  const all = Promise.all(
    players.flatMap((player) => [
      ...Array.from({ length: WORKERS }, (_, i) => work(player, i)),
      ...(player.account === DRAWER ? [takeOut(player)] : []),
    ]),
  );
  // Whoever waits for the load gets the error; here it only must not end the process.
  all.catch(() => undefined);
  return {
    acknowledged,
    repeated: () => repeated,
    async more(count) {
      const wanted = acknowledged.length + count;
      while (acknowledged.length < wanted) await Promise.race([all, pause(5)]);
    },
    async end() {
      ending = true;
      await all;
    },
  };
}
