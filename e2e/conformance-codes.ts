import { randomInt } from 'node:crypto';
import { passSlider } from '../src/server/testing/sign-in.ts';

/**
 * Inputs of the registration stories that a schema cannot generate: new names, and the codes sent to new numbers. The
 * codes come from the outbox of the backend.
 */
export async function registrationInputs(url: string): Promise<Readonly<Record<string, string>>> {
  const mark = String(randomInt(100_000, 1_000_000));
  const username = `linh_${mark}`;
  const [mobileNum, secondMobileNum] = [`91${mark}1`, `91${mark}2`];
  const passed = () =>
    passSlider(url).then(({ expiresAt: _, challengeId: __, sliderTicket: ___, ...fields }) => fields);
  await send(url, {
    registerType: 'username',
    username,
    countryDialingCode: '84',
    mobileNo: mobileNum,
    ...(await passed()),
  });
  await send(url, { registerType: 'mobile', countryDialingCode: '84', mobileNo: secondMobileNum, ...(await passed()) });
  return {
    newUsername: username,
    newPassword: 'Hoasen2026',
    mobileNum,
    verificationCode: await codeSentTo(url, mobileNum),
    secondMobileNum,
    secondCode: await codeSentTo(url, secondMobileNum),
  };
}

async function send(url: string, body: object): Promise<void> {
  const answer = await fetch(`${url}/wps/verification/sms/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`no code was sent: ${answer.status} ${await answer.text()}`);
}

async function codeSentTo(url: string, number: string): Promise<string> {
  // The outbox of the sandbox has this format.
  const messages = (await (await fetch(`${url}/dev/outbox.json`)).json()) as { recipient: string; body: string }[];
  const message = messages.find(({ recipient }) => recipient.endsWith(number));
  const code = /[0-9]{6}/.exec(message?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`the outbox has no code for ${number}`);
  return code;
}
