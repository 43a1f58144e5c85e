import type { Language } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { errorFacts } from '#server/shared/error-facts.ts';
import { Failure } from '#server/shared/failure.ts';
import { counted } from '#shared/text/counted.ts';
import { type CodeKey, forgetCode, newCode } from './sms-codes.ts';
import { countSending, type Sending, uncountSending } from './sms-limits.ts';

/** The requester of a code. */
export interface Asker {
  readonly ip: string;
  readonly language: Language;
}

/** The lifetime of a code, in the contract's form. */
export interface CodeSent {
  readonly expiredMinutes: number;
}

/**
 * Creates a code and sends it by SMS (SMS-11), within the limits of `countSending`. With `silent` nothing is sent and
 * all else is equal. So no caller learns whether the number has an account. Failure: `sms_failed` when delivery fails,
 * which counts as not sent.
 */
export async function deliverCode(
  services: Services,
  key: CodeKey,
  { ip, language }: Asker,
  { silent = false }: { readonly silent?: boolean } = {},
): Promise<CodeSent> {
  const { brand, messages } = services;
  const sending = { number: key.number, ip };
  if (silent) return sendCode(services, key, sending, async () => undefined);
  return sendCode(services, key, sending, (code) => {
    const facts = { brand: brand.name, code, minutes: brand.sms.codeMinutes };
    return messages.sms({ to: key.number, text: smsText(language, facts) });
  });
}

/**
 * Creates a code within the limits of `countSending` and delivers it. `sms_failed` when delivery fails, which counts as
 * not sent.
 */
export async function sendCode(
  services: Services,
  key: CodeKey,
  sending: Sending,
  deliver: (code: string) => Promise<void>,
): Promise<CodeSent> {
  const { brand, log } = services;
  await countSending(services, sending);
  const code = await newCode(services, key);
  try {
    await deliver(code);
  } catch (error) {
    log.error({ error: errorFacts(error) }, 'a code could not be sent');
    await forgetCode(services, key);
    await uncountSending(services, sending);
    throw new Failure('sms_failed');
  }
  return { expiredMinutes: brand.sms.codeMinutes };
}

/** What a message with a code says. */
export interface SmsFacts {
  readonly brand: string;
  readonly code: string;
  readonly minutes: number;
}

/** The text of a code, for SMS and e-mail. */
export function smsText(language: Language, { brand, code, minutes }: SmsFacts): string {
  return language === 'VI'
    ? `${brand}: mã xác minh của bạn là ${code}, có hiệu lực trong ${minutes} phút. Không đưa mã cho bất kỳ ai.`
    : `${brand}: your verification code is ${code}, good for ${counted(minutes, 'minute')}. Do not give it to anybody.`;
}

/** The sentence for the user. */
export const codeSentMessage = { EN: 'The code has been sent.', VI: 'Mã đã được gửi.' } as const satisfies Record<
  Language,
  string
>;
