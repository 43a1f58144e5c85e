import { actOnContract } from '../domain/affiliates/contracts/act-on-contract.ts';
import { billDetail } from '../domain/affiliates/contracts/bills/bill-detail.ts';
import { listBills } from '../domain/affiliates/contracts/bills/list-bills.ts';
import { contractBasis } from '../domain/affiliates/contracts/contract-basis.ts';
import { contractDetail } from '../domain/affiliates/contracts/contract-row.ts';
import { listContractRequests, listContracts } from '../domain/affiliates/contracts/list-contracts.ts';
import { checkConflicts, proposeContract } from '../domain/affiliates/contracts/propose-contract.ts';
import { contractProgress } from '../domain/affiliates/contracts/settlement/contract-progress.ts';
import { signContract, signingConflicts } from '../domain/affiliates/contracts/sign-contract.ts';
import { simulateContract } from '../domain/affiliates/contracts/simulate-contract.ts';
import { requireAgent } from '../domain/affiliates/line/require-agent.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `contract`. */
export const contractHandlers = {
  listContracts: async ({ session, query }, services) => {
    requireAgent(session);
    return ok(await listContracts(services, session.memberId, query));
  },
  proposeContract: async ({ session, body, language }, services) => {
    requireAgent(session);
    return ok(await proposeContract(services, { id: session.memberId }, body, language));
  },
  listContractRequests: async ({ session, query }, services) => {
    requireAgent(session);
    return ok(await listContractRequests(services, session.memberId, query));
  },
  getContractBasis: async ({ session, query }, services) => {
    requireAgent(session);
    return ok(await contractBasis(services, session.memberId, query));
  },
  checkContractConflicts: async ({ session, body }, services) => {
    requireAgent(session);
    return ok(await checkConflicts(services, session.memberId, body));
  },
  getContract: async ({ session, params }, services) => {
    requireAgent(session);
    return ok(await contractDetail(services.db, services.brand, params.contractId, session.memberId));
  },
  getContractProgress: async ({ session, params }, services) => {
    requireAgent(session);
    return ok(await contractProgress(services, params.contractId, session.memberId));
  },
  listContractConflicts: async ({ session, params }, services) => {
    requireAgent(session);
    return ok(await signingConflicts(services, session.memberId, params.contractId));
  },
  signContract: async ({ session, body, params }, services) => {
    requireAgent(session);
    return ok(await signContract(services, session.memberId, params.contractId, body));
  },
  rejectContract: async ({ session, body, params }, services) => {
    requireAgent(session);
    return ok(
      await actOnContract(services, { id: session.memberId }, params.contractId, { action: 'reject', ...body }),
    );
  },
  withdrawContract: async ({ session, body, params }, services) => {
    requireAgent(session);
    return ok(
      await actOnContract(services, { id: session.memberId }, params.contractId, {
        action: 'withdraw',
        ...body,
      }),
    );
  },
  terminateContract: async ({ session, body, params }, services) => {
    requireAgent(session);
    return ok(
      await actOnContract(services, { id: session.memberId }, params.contractId, {
        action: 'terminate',
        ...body,
      }),
    );
  },
  agreeToTermination: async ({ session, body, params }, services) => {
    requireAgent(session);
    return ok(
      await actOnContract(services, { id: session.memberId }, params.contractId, {
        action: 'agree_termination',
        ...body,
      }),
    );
  },
  listContractBills: async ({ session, query }, services) => {
    requireAgent(session);
    return ok(await listBills(services, session.memberId, query));
  },
  getContractBill: async ({ session, params }, services) => {
    requireAgent(session);
    return ok(await billDetail(services, session.memberId, params.billId));
  },
  simulateContract: async ({ session, body }, services) => ok(simulateContract(services, session, body)),
} satisfies TagHandlers<'contract'>;
