import type { ContractKind } from '#generated/model/index.ts';

const pages = {
  dividend: 'agentDividend',
  daily: 'agentDailySalary',
  hourly: 'agentHourlySalary',
  realtime: 'agentRealtimeSalary',
} as const satisfies Record<ContractKind, string>;

/** The address of a contract that pays the agent, within the agent centre. */
export function ownContractPanel({ kind, contractId }: { readonly kind: ContractKind; readonly contractId: string }) {
  return `${pages[kind]}?${new URLSearchParams({ contract: contractId })}`;
}

/** The address of the bills of a kind, within the agent centre. */
export function billsPanel(kind: ContractKind): string {
  return `${pages[kind]}?${new URLSearchParams({ view: 'bills' })}`;
}

/** The address of a contract that the agent grants, within the agent centre. */
export function contractPanel({ kind, contractId }: { readonly kind: ContractKind; readonly contractId: string }) {
  return `${pages[kind]}?${new URLSearchParams({ view: 'downline', contract: contractId })}`;
}

/** The address of a proposal to a direct downline, within the agent centre. */
export function proposalPanel(kind: ContractKind, memberId: string): string {
  return `${pages[kind]}?${new URLSearchParams({ view: 'downline', new: '1', downline: memberId })}`;
}
