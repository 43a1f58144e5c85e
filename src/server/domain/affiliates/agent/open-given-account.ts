import type { AgentType, Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/visitor.ts';
import { sendMessages } from '../../ground/messages/send-messages.ts';
import { openAccount } from '../../rewards/new-accounts/open-account.ts';
import { welcomeMessage } from '../../rewards/new-accounts/welcome-message.ts';

/** An account that somebody else opens, with its first password. */
export interface GivenAccount {
  readonly username: string;
  readonly passwordHash: string;
  readonly nickname: string | undefined;
  readonly type: AgentType;
  /** In basis points. */
  readonly rebate: number;
  readonly uplineId: number | null;
}

/** The rules of the name and the password of such an account: those of the site, and neither may be left out. */
export function givenAccountRules({ register }: Pick<Brand, 'register'>) {
  const { username, password } = register.rules;
  const must = { enabled: true, required: true };
  return { username: { ...username, ...must }, password: { ...password, ...must } };
}

/**
 * Opens an account whose password must be changed at the first login, and welcomes it. Returns its id. Failure:
 * `username_taken`.
 */
export async function openGivenAccount(
  services: Pick<Services, 'brand' | 'clock' | 'random'>,
  tx: Queries,
  account: GivenAccount,
  { visitor, language }: { readonly visitor: Visitor; readonly language: Language },
): Promise<number> {
  const { brand, clock } = services;
  const nothing = { number: undefined, proven: false, email: undefined, payeeName: undefined, idNumber: undefined };
  const { id } = await openAccount(
    services,
    tx,
    { ...account, ...nothing, paymentPasswordHash: null, passwordGiven: true },
    {
      method: 'username',
      ip: visitor.ip,
      country: visitor.country,
      language,
      minimumAge: brand.registration.agreement.minimumAge,
      contacts: {},
    },
  );
  await sendMessages(tx, [welcomeMessage(brand, { memberId: id, language, sentAt: new Date(clock()) })]);
  return id;
}
