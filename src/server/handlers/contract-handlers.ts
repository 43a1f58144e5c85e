import { listIncome } from './agent/list-income.ts';
import { listIncomeBets } from './agent/list-income-bets.ts';
import { listIncomeInputs } from './agent/list-income-inputs.ts';
import { agreeToTermination } from './contract/agree-to-termination.ts';
import { checkContractConflicts } from './contract/check-contract-conflicts.ts';
import { getContract } from './contract/get-contract.ts';
import { getContractBasis } from './contract/get-contract-basis.ts';
import { getContractBill } from './contract/get-contract-bill.ts';
import { getContractProgress } from './contract/get-contract-progress.ts';
import { listContractBills } from './contract/list-contract-bills.ts';
import { listContractConflicts } from './contract/list-contract-conflicts.ts';
import { listContractRequests } from './contract/list-contract-requests.ts';
import { listContracts } from './contract/list-contracts.ts';
import { proposeContract } from './contract/propose-contract.ts';
import { rejectContract } from './contract/reject-contract.ts';
import { signContract } from './contract/sign-contract.ts';
import { simulateContract } from './contract/simulate-contract.ts';
import { terminateContract } from './contract/terminate-contract.ts';
import { withdrawContract } from './contract/withdraw-contract.ts';
import type { HandlerTable } from './handler.ts';
import { agreeToPlatformTermination } from './operator/agree-to-platform-termination.ts';
import { checkPlatformConflicts } from './operator/check-platform-conflicts.ts';
import { denyContractBill } from './operator/deny-contract-bill.ts';
import { getPlatformContract } from './operator/get-platform-contract.ts';
import { holdContractPayments } from './operator/hold-contract-payments.ts';
import { liftContractHold } from './operator/lift-contract-hold.ts';
import { listContractBillReviews } from './operator/list-contract-bill-reviews.ts';
import { listContractHolds } from './operator/list-contract-holds.ts';
import { listPlatformContracts } from './operator/list-platform-contracts.ts';
import { proposePlatformContract } from './operator/propose-platform-contract.ts';
import { releaseContractBill } from './operator/release-contract-bill.ts';
import { terminatePlatformContract } from './operator/terminate-platform-contract.ts';
import { withdrawPlatformContract } from './operator/withdraw-platform-contract.ts';

/** Who answers the operations of contracts, bills and income, those of operators included. */
export const contractHandlers = {
  agreeToTermination,
  checkContractConflicts,
  getContract,
  getContractBasis,
  getContractBill,
  getContractProgress,
  listContractBills,
  listContractConflicts,
  listContractRequests,
  listContracts,
  proposeContract,
  rejectContract,
  signContract,
  simulateContract,
  terminateContract,
  withdrawContract,
  agreeToPlatformTermination,
  checkPlatformConflicts,
  getPlatformContract,
  listPlatformContracts,
  proposePlatformContract,
  terminatePlatformContract,
  withdrawPlatformContract,
  denyContractBill,
  holdContractPayments,
  liftContractHold,
  listContractBillReviews,
  listContractHolds,
  releaseContractBill,
  listIncome,
  listIncomeBets,
  listIncomeInputs,
} satisfies Partial<HandlerTable>;
