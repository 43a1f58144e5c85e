import { randomInt } from 'node:crypto';
import { passSlider } from '#server/testing/sign-in.ts';
import type { NewMember } from './new-member.ts';
import { operatorKey } from './sites.ts';

const MINUTE = 60_000;
const payeeName = 'TRAN MINH ANH';
const birthday = '1990-06-01';
const balance = '1000.00';

/** A lottery of the conformance run alone, whose draws come every half minute and whose results operators enter. */
export const stationGame = 'VN_STATION';

/** A general agent whose contract bills wait for a decision. */
export const waiting = 'waiting01';

/** The members of the workflows, which no random request of the suite names. */
export const people = {
  /** An agent who plays, with what it takes to have rows of its own in most lists. */
  other: {
    account: 'another01',
    type: 2,
    upline: 'agent02',
    rank: 3,
    balance: '5000.00',
    points: 3_000,
    birthday,
    payeeName,
    paymentPassword: '730185',
    bankAccount: '19034560002',
    reward: '8.42',
  },
  forgetful: { account: 'forgetful01', email: 'forgetful@lumo.example', mobileNum: '912000411' },
  traveller: { account: 'traveller01', mobileNum: '912000412' },
  careful: { account: 'careful01', email: 'careful01@lumo.example', mobileNum: '912000421' },
  stepper: { account: 'careful02', email: 'careful02@lumo.example', mobileNum: '912000422' },
  caller: { account: 'careful03', email: 'careful03@lumo.example', mobileNum: '912000423' },
  claimant: { account: 'claiming01', balance, birthday, payeeName, reward: '8.42' },
  binder: { account: 'binding01', payeeName, paymentPassword: '385120' },
  prudent: { account: 'prudent01', balance, payeeName },
  leaver: { account: 'leaving01', balance, birthday },
  mover: { account: 'moving01', balance, payeeName },
  redeemer: { account: 'redeeming01', points: 3_000, paymentPassword: '618204' },
  converter: { account: 'redeeming02', points: 3_000, paymentPassword: '618204' },
  saver: { account: 'saving01', balance, birthday },
  /** Of a rank that withdraws eight times a day. */
  payee: {
    account: 'cashing01',
    rank: 3,
    balance,
    points: 3_000,
    birthday,
    payeeName,
    paymentPassword: '618204',
    bankAccount: '19034560001',
  },
  /** An agent below nobody with money, and one directly below it. */
  guide: { account: 'guiding01', type: 2, balance, paymentPassword: '907315' },
  guided: { account: 'guided01', type: 2, upline: 'guiding01' },
  /** Directly below the demo's agent, and may sign contracts on the members' site. */
  signer: { account: 'signing01', type: 2, upline: 'agent01' },
} as const satisfies Readonly<Record<string, NewMember & { readonly account: string }>>;

/**
 * Makes all but `other`, who is there, on a running site. Returns the token of a session that is old enough for a reality
 * check.
 */
export async function makePeople(url: string): Promise<string> {
  const { other, ...made } = people;
  for (const person of Object.values(made)) await make(url, person);
  const since = new Date(Date.now() - 84 * MINUTE).toISOString();
  return (await make(url, { account: 'staying01', sessionSince: since })).token ?? '';
}

async function make(url: string, member: NewMember): Promise<{ readonly token: string | null }> {
  const answer = await fetch(`${url}/dev/members`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Operator-Key': operatorKey },
    body: JSON.stringify(member),
  });
  if (!answer.ok) throw new Error(`${member.account} was not made: ${answer.status} ${await answer.text()}`);
  // The route answers so.
  return (await answer.json()) as { readonly token: string | null };
}

/** A mobile number that nobody has registered. */
export function newNumber(): string {
  return `91${randomInt(1_000_000, 10_000_000)}`;
}

export async function askForCode(url: string, recipient: object): Promise<void> {
  const { expiresAt: _, challengeId: __, sliderTicket: ___, ...passed } = await passSlider(url);
  const answer = await fetch(`${url}/wps/verification/sms/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ countryDialingCode: '84', ...recipient, ...passed }),
  });
  if (!answer.ok) throw new Error(`no code was sent: ${answer.status} ${await answer.text()}`);
}

export function codeSentTo(url: string, number: string): Promise<string> {
  return sent(url, number, /([0-9]{6})/);
}

/** The wanted part of the newest message to a recipient. */
export async function sent(url: string, recipient: string, wanted: RegExp): Promise<string> {
  // The outbox of the sandbox has this format, the newest message first.
  const messages = (await (await fetch(`${url}/dev/outbox.json`)).json()) as { recipient: string; body: string }[];
  const message = messages.find((each) => each.recipient.endsWith(recipient));
  const found = wanted.exec(message?.body ?? '')?.[1];
  if (found === undefined) throw new Error(`the outbox has no ${wanted.source} for ${recipient}`);
  return found;
}
