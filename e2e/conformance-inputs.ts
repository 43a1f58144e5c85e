import { randomInt } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { generateSync } from 'otplib';
import { nonceFor, passSlider } from '#server/testing/sign-in.ts';
import { askForCode, codeSentTo, newNumber, people, sent, stationGame, waiting } from './conformance-members.ts';

/**
 * Prints the missing inputs of a workflow, as their owner knows them. The sandbox's outbox holds codes and links. It is
 * started for each workflow, so what takes long to import is imported where it is used.
 */
type Inputs = Readonly<Record<string, string>>;

interface Wanted {
  readonly workflow: string;
  /** The outputs of earlier workflows. */
  readonly outputs: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const [url = '', longSession = ''] = process.argv.slice(2);
const newPassword = 'Hoasen2026';
const newEmail = 'minh.khoa@example.com';
const newMobileNum = '912000499';

const suppliers: Readonly<Record<string, (url: string, wanted: Wanted) => Promise<Inputs> | Inputs>> = {
  'register-and-play': async (url) => {
    const newUsername = `linh_${randomInt(100_000, 1_000_000)}`;
    const mobileNum = newNumber();
    await askForCode(url, { registerType: 'username', username: newUsername, mobileNo: mobileNum });
    return { newUsername, newPassword, mobileNum, verificationCode: await codeSentTo(url, mobileNum) };
  },
  'ask-for-a-registration-code': (_, { outputs }) => {
    const { salt = '', difficulty } = outputs['draw-a-puzzle'] ?? {};
    return { secondMobileNum: newNumber(), nonce: nonceFor({ salt, difficulty: Number(difficulty) }) };
  },
  'register-by-mobile': async (url, { outputs }) => {
    const { mobileNum = '' } = outputs['ask-for-a-registration-code'] ?? {};
    return { newPassword, secondCode: await codeSentTo(url, mobileNum) };
  },
  'invite-a-friend': async (url) => {
    const friendUsername = `hai_${randomInt(100_000, 1_000_000)}`;
    const friendMobileNum = newNumber();
    await askForCode(url, { registerType: 'username', username: friendUsername, mobileNo: friendMobileNum });
    return { friendUsername, newPassword, friendMobileNum, friendCode: await codeSentTo(url, friendMobileNum) };
  },
  'ask-for-a-link': () => ({ forgetful: people.forgetful.account, forgetfulEmail: people.forgetful.email }),
  'reset-by-link': async (url) => ({
    forgetful: people.forgetful.account,
    resetTicket: await sent(url, people.forgetful.email, /ticket=([\w-]+)/),
  }),
  'ask-for-a-code': () => ({ forgetfulMobileNum: people.forgetful.mobileNum }),
  'reset-by-phone': async (url) => ({
    forgetfulMobileNum: people.forgetful.mobileNum,
    resetCode: await codeSentTo(url, people.forgetful.mobileNum),
  }),
  // The demo's agent below has no account at the members' site.
  'agent-signs-contract': () => ({ downline: people.signer.account }),
  'agents-end-contract': () => ({ downline: people.signer.account }),
  'agent-rejects-contract': () => ({ downline: people.signer.account }),
  'agent-withdraws-proposal': () => ({ downline: people.signer.account }),
  'claim-a-reward': () => ({ claimant: people.claimant.account }),
  'choose-an-account': () => ({ binder: people.binder.account, binderPaymentPassword: people.binder.paymentPassword }),
  'set-limits': () => ({ prudent: people.prudent.account }),
  'answer-a-reality-check': () => ({ longSession }),
  'exclude-oneself': () => ({ leaver: people.leaver.account }),
  'there-and-back': () => ({ mover: people.mover.account }),
  'redeem-for-bonus': () => ({ redeemer: people.redeemer.account, paymentPassword: people.redeemer.paymentPassword }),
  'complete-a-redemption': cash,
  'reject-a-redemption': cash,
  'reject-a-withdrawal': cash,
  'receive-a-withdrawal': cash,
  'return-a-withdrawal': cash,
  'settle-a-dispute': cash,
  'transfer-to-downline': () => {
    const { guide, guided } = people;
    return { agent: guide.account, downline: guided.account, agentPaymentPassword: guide.paymentPassword };
  },
  'lock-money': () => ({ saver: people.saver.account }),
  'convert-to-money': () => ({
    converter: people.converter.account,
    converterPaymentPassword: people.converter.paymentPassword,
  }),
  'agent-makes-accounts': () => ({ agent: people.guide.account }),
  'agent-writes-to-player': () => ({ agent: people.guide.account }),
  'agent-keeps-links': () => ({ agent: people.guide.account }),
  'operator-decides-bills': () => ({ agent: waiting }),
  'log-in-from-elsewhere': () => ({ traveller: people.traveller.account }),
  'confirm-the-place': async (url) => ({
    traveller: people.traveller.account,
    placeCode: await codeSentTo(url, people.traveller.mobileNum),
  }),
  'ask-for-a-payment-code': () => ({ forgetful: people.forgetful.account }),
  'reset-the-payment-password': async (url) => ({ paymentCode: await sent(url, people.forgetful.email, /([0-9]{6})/) }),
  'ask-for-an-address-code': () => ({ careful: people.careful.account, newEmail }),
  'bind-the-address': async (url) => ({ newEmail, addressCode: await sent(url, newEmail, /([0-9]{6})/) }),
  'ask-for-a-number-code': async (url) => {
    const { sliderTicket } = await passSlider(url);
    return { caller: people.caller.account, newMobileNum, numberSliderTicket: sliderTicket };
  },
  'bind-the-number': async (url) => ({ newMobileNum, numberCode: await codeSentTo(url, newMobileNum) }),
  'start-two-step-login': () => ({ stepper: people.stepper.account }),
  'log-in-by-two-steps': (_, { outputs }) => ({
    stepper: people.stepper.account,
    appCode: generateSync({ secret: outputs['start-two-step-login']?.['secret'] ?? '' }),
  }),
  'complete-social-login': async (_, { outputs }) => {
    const { signInAt } = await import('#server/domain/identity/social/testing.ts');
    const address = outputs['begin-social-login']?.['authorizationUrl'] ?? '';
    const added = await signInAt(address, `linh-${randomInt(1_000_000)}`);
    return { socialState: added.get('state') ?? '', socialCode: added.get('code') ?? '' };
  },
  'bet-on-external-draw': () => ({ stationGame }),
  'vendor-lets-play': (url, { outputs }) => {
    const address = new URL(outputs['open-a-game']?.['address'] ?? '', url);
    return { launchToken: address.searchParams.get('launch') ?? '' };
  },
};

/** Random requests with a wrong payment password lock the accounts of the run. */
function cash(): Inputs {
  return { payee: people.payee.account, paymentPassword: people.payee.paymentPassword };
}

// The suite writes it in this form.
const wanted = JSON.parse(await text(process.stdin)) as Wanted;
console.log(JSON.stringify((await suppliers[wanted.workflow]?.(url, wanted)) ?? {}));
