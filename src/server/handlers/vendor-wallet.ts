import { authorisePlayer } from '../domain/play/launch/authorise-player.ts';
import { playerBalance } from '../domain/play/launch/player-balance.ts';
import { creditPlayer } from '../domain/play/seamless/credit-player.ts';
import { debitPlayer } from '../domain/play/seamless/debit-player.ts';
import { rollbackDebit } from '../domain/play/seamless/rollback-debit.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `vendorWallet`. */
export const vendorWalletHandlers = {
  authorisePlayer: async ({ vendor, body }, services) => ok(await authorisePlayer(services, vendor, body.launchToken)),
  getPlayerBalance: async ({ vendor, query }, services) => ok(await playerBalance(services, vendor, query.memberId)),
  debitPlayer: async ({ vendor, body, once }, services) => {
    const catalogue = await services.catalogue.current();
    return once(async (tx) => ok(await debitPlayer({ ...services, tx, catalogue }, vendor, body)));
  },
  creditPlayer: async ({ vendor, body, once }, services) => {
    const catalogue = await services.catalogue.current();
    return once(async (tx) => ok(await creditPlayer({ ...services, tx, catalogue }, vendor, body)));
  },
  rollbackDebit: async ({ vendor, body, once }, services) => {
    const catalogue = await services.catalogue.current();
    return once(async (tx) => ok(await rollbackDebit({ ...services, tx, catalogue }, vendor, body)));
  },
} satisfies TagHandlers<'vendorWallet'>;
