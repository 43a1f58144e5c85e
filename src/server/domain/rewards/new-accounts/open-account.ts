import type { AgentType, Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { registrations } from '#server/db/schema/members.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { textOf } from '#server/shared/random.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import type { NewMessage } from '../../ground/messages/send-messages.ts';
import type { MobileNumber } from '../../ground/text/mobile.ts';
import { isNumberTaken } from '../../identity/registration/names.ts';
import { openWallet } from '../../money/wallet/open-wallet.ts';

/** A member's account to create. */
export interface NewAccount {
  /** Undefined: the server generates one (REGISTER-27). */
  readonly username: string | undefined;
  readonly number: MobileNumber | undefined;
  /** Whether a code has proven the number. */
  readonly proven: boolean;
  readonly email: string | undefined;
  readonly payeeName: string | undefined;
  readonly idNumber: string | undefined;
  readonly passwordHash: string | null;
  readonly paymentPasswordHash: string | null;
  readonly uplineId: number | null;
  readonly type: AgentType;
  /** In basis points. */
  readonly rebate: number;
  /** Without one, the name. */
  readonly nickname?: string | undefined;
  /** Somebody else chose the password, so that it must be changed. */
  readonly passwordGiven?: boolean;
}

type AccountBrand = Pick<Brand, 'accountPrefix' | 'currency'>;
type Registration = Omit<typeof registrations.$inferInsert, 'memberId' | 'registeredAt'>;

const INSERT = `
  insert into members (account, nickname, dialing_code, mobile_num, mobile_verified_at, email, payee_name, id_number,
    type, member_access, upline_id, password_hash, payment_password_hash, password_changed_at, created_at, rebate,
    password_given)
  select lower($1), coalesce($14, $1), $2, $3, $4, $5, $6, $7, $12::smallint, true, $8, $9, $10, $11, $11, $13::smallint, $15
  -- A name like somebody's number would take precedence over it at every login.
  where not exists (select 1 from members where mobile_num = ltrim($1, '0'))
  on conflict do nothing returning id, account`;

interface Opened {
  readonly id: number;
  readonly account: string;
}

/**
 * Creates a member's account with an empty wallet and records its registration, in the caller's transaction. Failures:
 * `username_taken` and `mobile_number_taken`; of two concurrent calls with one name or number, one succeeds.
 */
export async function openAccount(
  { brand, clock, random }: Pick<Services, 'clock' | 'random'> & { readonly brand: AccountBrand },
  tx: Queries,
  account: NewAccount,
  registration: Registration,
): Promise<Opened> {
  const now = new Date(clock());
  const opened = await insertMember(tx, account, now, () => brand.accountPrefix + textOf(random, '0123456789', 7));
  await openWallet(tx, opened.id, brand.currency.code);
  await tx.orm.insert(registrations).values({ ...registration, memberId: opened.id, registeredAt: now });
  return opened;
}

/** Generated names are random; if one is taken, another is drawn. */
async function insertMember(tx: Queries, account: NewAccount, now: Date, drawName: () => string): Promise<Opened> {
  const { username, number } = account;
  for (let tries = 0; tries < 20; tries++) {
    const [opened] = await tx.query<Opened>('member_insert', INSERT, [
      username ?? drawName(),
      number?.dialingCode ?? null,
      number?.mobileNum ?? null,
      account.proven ? now : null,
      account.email ?? null,
      account.payeeName ?? null,
      account.idNumber ?? null,
      account.uplineId,
      account.passwordHash,
      account.paymentPasswordHash,
      now,
      account.type,
      account.rebate,
      account.nickname ?? null,
      account.passwordGiven ?? false,
    ]);
    if (opened !== undefined) return opened;
    if (number !== undefined && (await isNumberTaken(tx, number))) throw new Failure('mobile_number_taken');
    if (username !== undefined) throw new Failure('username_taken');
  }
  throw new Error('no free account name in 20 tries');
}

/** The inbox message after a registration. */
export function welcomeMessage(
  { name, playingAge }: Pick<Brand, 'name' | 'playingAge'>,
  to: { readonly memberId: number; readonly language: Language; readonly sentAt: Date },
): NewMessage {
  return { ...to, category: 'account', texts: inEveryLanguage(({ accounts }) => accounts.welcome(name, playingAge)) };
}
