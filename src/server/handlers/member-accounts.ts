import { requirePaymentPassword } from '../domain/identity/passwords/payment-password.ts';
import { requireTrueAccount } from '../domain/identity/session/true-account.ts';
import { addAccount, listBanks } from '../domain/money/bound-accounts/add-account.ts';
import { boundAccounts, removeAccount, setDefaultAccount } from '../domain/money/bound-accounts/bound-accounts.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `memberAccounts`. */
export const memberAccountsHandlers = {
  listBanks: async ({ session }, services) => {
    requireTrueAccount(session);
    return ok(listBanks(services));
  },
  listBoundAccounts: async ({ session }, services) => {
    requireTrueAccount(session);
    return ok(await boundAccounts(services, services.db, session));
  },
  addBoundAccount: async ({ session, body }, services) => {
    requireTrueAccount(session);
    return ok(await addAccount(services, session, body));
  },
  setDefaultBoundAccount: async ({ session, params }, services) => {
    requireTrueAccount(session);
    return ok(await setDefaultAccount(services, session, params.accountId));
  },
  removeBoundAccount: async ({ session, params, body }, services) => {
    requireTrueAccount(session);
    await requirePaymentPassword(services, session.memberId, body.paymentPassword);
    return ok(await removeAccount(services, session, params.accountId));
  },
} satisfies TagHandlers<'memberAccounts'>;
