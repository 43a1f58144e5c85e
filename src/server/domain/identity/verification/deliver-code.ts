import type { Language } from '#generated/model/index.ts';
import { portalUrl } from '#server/config/portal-url.ts';
import type { Services } from '#server/services.ts';
import { errorFacts } from '#server/shared/error-facts.ts';
import { Failure } from '#server/shared/failure.ts';
import { texts } from '#server/texts/texts.ts';
import { codeSms } from '../../ground/text/sms-text.ts';
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
  const { messages } = services;
  const sending = { number: key.number, ip };
  if (silent) return sendCode(services, key, sending, async () => undefined);
  return sendCode(services, key, sending, (code) => {
    return messages.sms({ to: key.number, text: smsText(services, language, code) });
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

/** The text of a code for SMS, which browsers fill in on the portal's pages. */
export function smsText(services: Pick<Services, 'brand' | 'config'>, language: Language, code: string): string {
  const { hostname } = new URL(portalUrl(services));
  const { name, sms } = services.brand;
  return codeSms({ words: texts[language].accounts.code(name, code, sms.codeMinutes), host: hostname, code });
}
