import type { OperationId } from '../../../generated/server/operations.ts';

/**
 * Operations of the contract that this server does not implement yet, in alphabetical order. The list may only shrink.
 */
export const notImplemented = [
  'agreeToPlatformTermination',
  'agreeToTermination',
  'checkContractConflicts',
  'claimMission',
  'getContract',
  'getContractBill',
  'getMissionsSummary',
  'getPlatformContract',
  'getReferral',
  'listContractBills',
  'listContractConflicts',
  'listContractRequests',
  'listContracts',
  'listIncome',
  'listIncomeBets',
  'listInvitees',
  'listMissionsLeaderboard',
  'listPlatformContracts',
  'listReferralRewards',
  'proposeContract',
  'proposePlatformContract',
  'rejectContract',
  'signContract',
  'terminateContract',
  'terminatePlatformContract',
  'withdrawContract',
  'withdrawPlatformContract',
] as const satisfies readonly OperationId[];
