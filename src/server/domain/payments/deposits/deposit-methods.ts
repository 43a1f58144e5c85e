import type { DepositMethod, DepositMethods, Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { DepositMethodRule } from '#server/config/brand-money.ts';
import type { Config } from '#server/config/config.ts';
import type { Services } from '#server/services.ts';
import { depositRoom } from '../../care/protection/limits.ts';
import { money } from '../../ground/amounts/money.ts';
import type { Session } from '../../identity/session/session.ts';

interface Standing {
  readonly payeeName: string | null;
  readonly birthday: string | null;
  readonly firstDeposit: boolean;
}

const STANDING = `
  select m.payee_name as "payeeName", m.birthday::text as birthday,
    not exists (select from deposits d where d.member_id = m.id and d.state = 'credited') as "firstDeposit"
  from members m where m.id = $1`;

/** The methods to deposit by, and what the profile of the session's member lacks (WALLET-11, VALID-49). */
export async function depositMethods(
  { db, brand, clock, config }: Pick<Services, 'db' | 'brand' | 'clock' | 'config'>,
  { memberId }: Pick<Session, 'memberId'>,
  language: Language,
): Promise<DepositMethods> {
  const [standing] = await db.query<Standing>('deposit_standing', STANDING, [memberId]);
  if (standing === undefined) throw new Error(`member ${memberId} is gone`);
  const { payeeName, birthday, firstDeposit } = standing;
  const room = await depositRoom({ db, brand }, memberId, new Date(clock()));
  return {
    methods: brand.depositMethods
      .filter((method) => isOffered(method, config))
      .map((method) => toMethod(method, language)),
    currency: brand.currency.code,
    missing: [
      ...(payeeName === null ? (['payee_name'] as const) : []),
      ...(birthday === null ? (['birthday'] as const) : []),
    ],
    firstDeposit,
    limitRemaining: room && money(room.remaining, brand.currency.decimals),
    limitResetsAt: room?.resetsAt.toISOString() ?? null,
  };
}

function toMethod(method: DepositMethodRule, language: Language): DepositMethod {
  const { methodId, kind, names, picture, minAmount, maxAmount, feeRate, feeFixed, presets } = method;
  const { expiresMinutes, arrivesMinutesMin, arrivesMinutesMax, maintenance } = method;
  return {
    methodId,
    kind,
    name: names[language],
    picture,
    minAmount,
    maxAmount,
    feeRate,
    feeFixed,
    presets,
    expiresMinutes,
    arrivesMinutesMin,
    arrivesMinutesMax,
    maintenance,
  };
}

/** Whether somebody takes the money: a card method without a hosted page has the sandbox alone (WALLET-11). */
export function isOffered(method: DepositMethodRule, { sandboxPayments }: Pick<Config, 'sandboxPayments'>): boolean {
  return method.kind !== 'card' || method.hostedPage !== null || sandboxPayments;
}

/** The method of an id; undefined where the brand does not have it, or no longer. */
export function methodOf(brand: Pick<Brand, 'depositMethods'>, methodId: string): DepositMethodRule | undefined {
  return brand.depositMethods.find((method) => method.methodId === methodId);
}
