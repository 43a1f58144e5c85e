import type { Language } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { errorFacts } from '#server/shared/error-facts.ts';
import { formerSubject, formerText } from './texts.ts';

/** A contact that another one has replaced. */
export interface Former {
  readonly kind: 'email' | 'mobile';
  /** The address, or the number with its dialling code. */
  readonly to: string;
}

/** Tells a contact that it was replaced. The change stands even where the message cannot be sent. */
export async function tellFormer(
  { brand, messages, log }: Pick<Services, 'brand' | 'messages' | 'log'>,
  { kind, to }: Former,
  language: Language,
): Promise<void> {
  const text = formerText(kind, language, brand.name);
  try {
    if (kind === 'mobile') await messages.sms({ to, text });
    else await messages.email({ to, subject: formerSubject(language, brand.name), text });
  } catch (error) {
    log.error({ error: errorFacts(error) }, 'a replaced contact could not be told');
  }
}
