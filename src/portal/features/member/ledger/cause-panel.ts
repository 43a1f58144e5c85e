import type { LedgerReference } from '#generated/model/index.ts';

/** The pages that show a cause by itself, with the parameter that names it. */
const pages: Partial<Record<LedgerReference['type'], readonly [page: string, parameter: string]>> = {
  deposit: ['depositv2', 'deposit'],
  withdrawal: ['withdraw', 'id'],
  bonus: ['bonusDetails', 'bonus'],
  bet: ['personalHistoryCopy', 'bet'],
};

/** The panel of the member centre that shows the cause of an entry; undefined where the ledger itself shows it. */
export function causePanel({ type, id }: LedgerReference): string | undefined {
  const page = pages[type];
  return page && `${page[0]}?${new URLSearchParams({ [page[1]]: id })}`;
}
