import { agentHandlers } from './agent.ts';
import { betsHandlers } from './bets.ts';
import { catalogueHandlers } from './catalogue.ts';
import { contractHandlers } from './contract.ts';
import type { HandlerTable } from './handler.ts';
import { inhouseHandlers } from './inhouse.ts';
import { lotteryHandlers } from './lottery.ts';
import { memberHandlers } from './member.ts';
import { messagesHandlers } from './messages.ts';
import { operatorHandlers } from './operator.ts';
import { pointsHandlers } from './points.ts';
import { promotionsHandlers } from './promotions.ts';
import { serviceHandlers } from './service.ts';
import { sessionHandlers } from './session.ts';
import { streamHandlers } from './stream.ts';
import { systemHandlers } from './system.ts';
import { vendorWalletHandlers } from './vendor-wallet.ts';
import { walletHandlers } from './wallet.ts';

/**
 * Who answers each operation of the contract. One that is missing here, or that the contract does not have, is a type error.
 */
export const handlers = {
  ...agentHandlers,
  ...betsHandlers,
  ...catalogueHandlers,
  ...contractHandlers,
  ...inhouseHandlers,
  ...lotteryHandlers,
  ...memberHandlers,
  ...messagesHandlers,
  ...operatorHandlers,
  ...pointsHandlers,
  ...promotionsHandlers,
  ...serviceHandlers,
  ...sessionHandlers,
  ...streamHandlers,
  ...systemHandlers,
  ...vendorWalletHandlers,
  ...walletHandlers,
} satisfies HandlerTable;
