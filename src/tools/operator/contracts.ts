import type { ContractTier } from '#generated/model/index.ts';
import {
  CarryOver,
  type Contract,
  type ContractConflicts,
  type ContractDetail,
  type ContractDraftPayload,
  ContractKind,
  ContractState,
} from '#generated/model/index.ts';
import { table } from '../table.ts';
import { accountId } from './accounts.ts';
import type { Call } from './client.ts';
import { type Area, command, filterOf, type Outcome, oneOf, optional, required, type Values } from './command.ts';
import { pageFields, queryOf } from './list-fields.ts';
import { OperatorError, UsageError } from './operator-error.ts';
import { facts, listed, time } from './text.ts';
import { amount, amountOf } from './typed.ts';

/** A rate in basis points as a percentage. */
const percent = (basisPoints: number) => `${(basisPoints / 100).toFixed(2)}%`;

const contractId = required('The contract');
const draftFields = {
  kind: oneOf('The kind', Object.values(ContractKind)),
  agent: required('The general agent, by name or id'),
  tiers: required(
    'The tiers as TURNOVER:ACTIVE:PERCENT, for dividends :LOSS too, apart by spaces: 0:1:0.6 10000:10:0.9',
  ),
  activeMinimum: amount('From which turnover a downline counts as active', () => '0'),
  carryOver: filterOf('For dividends: what becomes of a loss', Object.values(CarryOver)),
};

/** The commands that each state allows. */
const actions: Readonly<Partial<Record<ContractState, readonly string[]>>> = {
  requested: ['withdraw'],
  valid: ['terminate'],
  terminating: ['agree'],
};

export const contracts: Area = {
  title: 'Contracts of the platform',
  async items(call) {
    const { content } = await call('listPlatformContracts', {});
    return content.map((row) => ({
      id: row.contractId,
      label: `${row.state}  ${row.kind} to ${row.downline.account}, ${percent(row.terms.tiers.at(-1)?.rate ?? 0)}`,
      actions: ['show', ...(actions[row.state] ?? [])],
    }));
  },
  commands: {
    list: command({
      summary: 'the contracts with general agents',
      fields: {
        kind: filterOf('Contracts of this kind only', Object.values(ContractKind)),
        state: filterOf('Contracts in this state only', Object.values(ContractState)),
        search: optional('Parts of the account or the name'),
        ...pageFields,
      },
      run: async (call, values) => listed(await call('listPlatformContracts', { query: queryOf(values) }), head, line),
    }),
    show: command({
      summary: 'one contract with its tiers and every version',
      id: 'contractId',
      fields: { contractId },
      run: async (call, params) => shown(await call('getPlatformContract', { params })),
    }),
    check: command({
      summary: 'tell which contracts below a proposal would end',
      fields: draftFields,
      async run(call, values) {
        const value = await call('checkPlatformConflicts', { body: await draftOf(call, values) });
        return { value, text: conflictsText(value) };
      },
    }),
    propose: command({
      summary: 'propose a contract to a general agent; it pays nothing before its signature',
      fields: {
        ...draftFields,
        accept: optional('The hash of the contracts that would end, which `contracts check` shows'),
      },
      confirm: ({ kind, agent, tiers }) => `Propose a contract to ${agent}: ${kind}, ${tiers}?`,
      async run(call, { accept, ...values }) {
        const draft = await draftOf(call, values);
        const found = await call('checkPlatformConflicts', { body: draft });
        if (found.conflictHash !== (accept ?? null)) throw new OperatorError(refusalOf(found));
        const body = { ...draft, ...(accept !== undefined && { conflictHash: accept }) };
        return shown(await call('proposePlatformContract', { body }));
      },
    }),
    withdraw: command({
      summary: 'take a proposal back',
      id: 'contractId',
      fields: { contractId },
      confirm: (values) => `Take ${values.contractId} back?`,
      async run(call, params) {
        const { version } = (await call('getPlatformContract', { params })).contract;
        return shown(await call('withdrawPlatformContract', { params, body: { version } }));
      },
    }),
    terminate: command({
      summary: 'ask for the end of a contract; it goes on paying until the agent agrees',
      id: 'contractId',
      fields: { contractId, reason: required('The reason, which the agent reads') },
      confirm: (values) => `Ask for the end of ${values.contractId}?`,
      async run(call, { reason, ...params }) {
        const { version } = (await call('getPlatformContract', { params })).contract;
        return shown(await call('terminatePlatformContract', { params, body: { version, reason } }));
      },
    }),
    agree: command({
      summary: 'agree to the end that an agent asked for',
      id: 'contractId',
      fields: { contractId },
      confirm: (values) => `Agree to the end of ${values.contractId}?`,
      async run(call, params) {
        const { version } = (await call('getPlatformContract', { params })).contract;
        return shown(await call('agreeToPlatformTermination', { params, body: { version } }));
      },
    }),
  },
};

async function draftOf(
  call: Call,
  { kind, agent, tiers, activeMinimum, carryOver }: Values<typeof draftFields>,
): Promise<ContractDraftPayload> {
  const terms = { tiers: tiersOf(tiers), activeMinimum, carryOver: carryOver ?? null };
  return { kind, downlineId: await accountId(call, agent), terms };
}

function conflictsText({ conflicts, conflictHash }: ContractConflicts): string {
  if (conflictHash === null) return 'No contract would end.';
  const rows = conflicts.map(({ contractId: id, downline, rate, newRate, turnover, endsAt }) => [
    id,
    downline.account,
    percent(rate),
    percent(newRate),
    turnover,
    time(endsAt),
  ]);
  return `${table([['contract', 'agent', 'rate', 'new rate', 'turnover of 14 days', 'ends'], ...rows])}\n\nhash  ${conflictHash}`;
}

function refusalOf(found: ContractConflicts): string {
  if (found.conflictHash === null) return 'No contract would end; leave --accept out.';
  return `This would end contracts below. Look at them and repeat it with --accept HASH.\n\n${conflictsText(found)}`;
}

const head = ['contract', 'kind', 'agent', 'state', 'top rate', 'from', 'until', 'changed'];

function line({
  contractId: id,
  kind,
  downline,
  state,
  terms,
  effectiveFrom,
  effectiveTo,
  updatedAt,
}: Contract): string[] {
  const rate = percent(terms.tiers.at(-1)?.rate ?? 0);
  return [id, kind, downline.account, state, rate, time(effectiveFrom), time(effectiveTo), time(updatedAt)];
}

function shown(value: ContractDetail): Outcome {
  const { contract, versions } = value;
  const about = facts({
    contract: contract.contractId,
    kind: contract.kind,
    agent: `${contract.downline.account} (${contract.downline.nickname}, id ${contract.downline.id})`,
    state: contract.state,
    'pays from': time(contract.effectiveFrom),
    'pays until': time(contract.effectiveTo),
    replaces: contract.replaces,
    'active from': contract.terms.activeMinimum,
    'carry over': contract.terms.carryOver,
  });
  const steps = versions.map(({ version, action, at, by, reason }) => [
    `${version}`,
    action,
    time(at),
    by.account,
    reason ?? '',
  ]);
  const history = table([['version', 'what', 'at', 'by', 'reason'], ...steps]);
  return { value, text: [about, tiersText(contract.terms.tiers), history].join('\n\n') };
}

/** Typed tiers, like `0:1:0.6 10000:10:0.9`. Throws {@link UsageError}. */
function tiersOf(typed: string): ContractTier[] {
  return typed
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(tierOf);
}

function tierOf(typed: string): ContractTier {
  const found = /^(\d+(?:\.\d+)?):(\d+):(\d{1,3}(?:\.\d{1,2})?)%?(?::(\d+(?:\.\d+)?))?$/.exec(typed);
  const [, turnover, active, rate, loss] = found ?? [];
  if (turnover === undefined || active === undefined || rate === undefined) {
    throw new UsageError(
      `'${typed}' is no tier; write TURNOVER:ACTIVE:PERCENT, like 10000:10:0.9, for dividends :LOSS too.`,
    );
  }
  return {
    turnover: amountOf(turnover),
    activeDownlines: Number(active),
    loss: loss === undefined ? null : amountOf(loss),
    // 0.29 * 100 is a little less than 29.
    rate: Math.round(Number(rate) * 100),
  };
}

/** Tiers as a table. */
function tiersText(tiers: readonly ContractTier[]): string {
  const rows = tiers.map(({ turnover, activeDownlines, loss, rate }) => [
    turnover,
    String(activeDownlines),
    loss ?? '',
    percent(rate),
  ]);
  return table([['turnover from', 'active from', 'loss from', 'rate'], ...rows]);
}
