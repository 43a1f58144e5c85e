import type {
  Deposit,
  DepositDetail,
  DepositInstruction,
  DepositTimelineStep,
  Language,
} from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import { portalUrl } from '#server/config/portal-url.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { texts } from '#server/texts/texts.ts';
import { money } from '../../ground/amounts/money.ts';
import { isOffered, methodOf } from './deposit-methods.ts';
import { type DepositRow, type DepositStepRow, stepsOf } from './deposit-row.ts';
import { vietQr } from './viet-qr.ts';

/** The folder of the sandbox's hosted pages. */
export const SANDBOX_PAYMENTS = '/sandbox-payments';

/** Why a deposit failed or was reversed; null where neither. */
export function failureOf({ state, reason }: Pick<DepositRow, 'state' | 'reason'>, language: Language): string | null {
  const { declined, takenBack } = texts[language].deposits;
  if (state === 'failed') return reason ?? declined;
  return state === 'reversed' ? (reason ?? takenBack) : null;
}

/** The words by which a payment is matched with its deposit. */
export function transferNoteOf(
  { merchantCode }: Pick<Brand, 'merchantCode'>,
  { number }: Pick<DepositRow, 'number'>,
): string {
  return `${merchantCode
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 20)
    .toUpperCase()}${number}`;
}

/** The name of a deposit's method; its id where the brand has the method no longer. */
export function methodNameOf(brand: Brand, { methodId }: Pick<DepositRow, 'methodId'>, language: Language): string {
  return methodOf(brand, methodId)?.names[language] ?? methodId;
}

/** A deposit as its member sees it. */
export function toDeposit(brand: Brand, row: DepositRow, language: Language): Deposit {
  const { decimals } = brand.currency;
  return {
    depositId: row.id,
    methodId: row.methodId,
    kind: row.kind,
    methodName: methodNameOf(brand, row, language),
    state: row.state,
    amount: money(row.amount, decimals),
    fee: money(row.fee, decimals),
    creditedAmount: row.creditedAmount && money(row.creditedAmount, decimals),
    transferNote: transferNoteOf(brand, row),
    payerReference: row.payerReference,
    reportedAt: row.reportedAt?.toISOString() ?? null,
    promotionId: row.promotionId,
    promotionRefusal: row.promotionRefusal && texts[language].promotions.refused[row.promotionRefusal],
    failure: failureOf(row, language)?.slice(0, 200) ?? null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    creditedAt: row.creditedAt?.toISOString() ?? null,
  };
}

/** A deposit with its payment and its steps, as its member sees it. */
export async function depositDetail(
  services: Pick<Services, 'brand' | 'config'>,
  db: Pick<Queries, 'query'>,
  row: DepositRow,
  language: Language,
): Promise<DepositDetail> {
  const { brand } = services;
  return {
    deposit: toDeposit(brand, row, language),
    instruction: row.state === 'pending' ? instructionOf(services, row, language) : null,
    timeline: timelineOf(await stepsOf(db, row.id)),
    balanceAfter: row.balanceAfter && money(row.balanceAfter, brand.currency.decimals),
  };
}

function instructionOf(
  { brand, config }: Pick<Services, 'brand' | 'config'>,
  row: DepositRow,
  language: Language,
): DepositInstruction | null {
  const method = methodOf(brand, row.methodId);
  if (method === undefined || method.kind !== row.kind || !isOffered(method, config)) return null;
  const payable = money(row.amount, brand.currency.decimals);
  const note = transferNoteOf(brand, row);
  const blank: DepositInstruction = {
    kind: row.kind,
    payable,
    bankName: null,
    accountNumber: null,
    accountName: null,
    transferNote: null,
    qrContent: null,
    redirectUrl: null,
  };
  switch (method.kind) {
    case 'bank_transfer': {
      const { bankName, accountNumber, accountName, bankBin } = method;
      const qrContent = bankBin === null ? null : vietQr({ bankBin, accountNumber, amount: payable, note });
      return { ...blank, bankName, accountNumber, accountName, transferNote: note, qrContent };
    }
    case 'e_wallet_qr': {
      const qrContent = method.qrContent.replace('{amount}', payable).replace('{note}', note);
      return { ...blank, accountName: method.accountName, qrContent };
    }
    case 'card': {
      const sandbox = `${portalUrl({ brand, config })}${SANDBOX_PAYMENTS}/${row.id}?language=${language}`;
      return { ...blank, redirectUrl: method.hostedPage === null ? sandbox : `${method.hostedPage}/${row.id}` };
    }
  }
}

/** The states in the order in which they were first reached; notes are for operators. */
function timelineOf(steps: readonly DepositStepRow[]): DepositTimelineStep[] {
  const first = steps.filter((step, at) => steps.findIndex(({ state }) => state === step.state) === at);
  return first.map(({ state, at, by }) => ({ state, at: at.toISOString(), by, note: null }));
}
