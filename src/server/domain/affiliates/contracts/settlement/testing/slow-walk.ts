import type { ContractTerms } from '#generated/model/index.ts';

/** A repeatable drawing: the minimal standard generator. */
export function drawing(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** An agent of the slow reference. Amounts in cents, exact rates in basis points. */
export interface Agent {
  readonly id: number;
  readonly below: Agent[];
  turnover: number;
  result: number;
  terms: ContractTerms | null;
  carriedIn: number;
}

interface Pay {
  readonly turnover: number;
  readonly result: number;
  readonly active: number;
  readonly rate: number;
  readonly gross: number;
  readonly downlines: number;
  readonly net: number;
  readonly carriedOut: number;
}

const everybody = (agent: Agent): Agent[] => [agent, ...agent.below.flatMap(everybody)];
export const cents = (amount: string) => Math.round(Number(amount) * 100);
export const money = (of: number) =>
  `${of < 0 ? '-' : ''}${Math.floor(Math.abs(of) / 100)}.${`${Math.abs(of) % 100}`.padStart(2, '0')}`;

/** What a contract pays, by walking the tree: no rounding but the one of gross, down to the cent. */
export function slowPay(agent: Agent): Pay {
  const { terms } = agent;
  const team = everybody(agent);
  const turnover = team.reduce((sum, member) => sum + member.turnover, 0);
  const result = team.reduce((sum, member) => sum + member.result, 0);
  if (terms === null) throw new Error('no contract');
  const active = team.filter((member) => member.turnover >= cents(terms.activeMinimum)).length;
  // A salary first makes up for what corrections took from earlier windows.
  const counted = terms.carryOver === null ? turnover - agent.carriedIn : turnover;
  const loss = Math.max(0, -(result + agent.carriedIn));
  let rate = 0;
  for (const tier of terms.tiers) {
    const isMet =
      counted >= cents(tier.turnover) &&
      active >= tier.activeDownlines &&
      (tier.loss === null || loss >= cents(tier.loss));
    if (isMet && (terms.carryOver === null || loss > 0)) rate = tier.rate;
  }
  const base = terms.carryOver === null ? Math.max(0, counted) : loss;
  const gross = Number((BigInt(base) * BigInt(rate)) / 10_000n);
  const downlines = agent.below
    .filter((below) => below.terms !== null)
    .reduce((sum, below) => sum + slowPay(below).gross, 0);
  const carriedOut = Math.max(0, terms.carryOver === null ? -counted : result + agent.carriedIn);
  return { turnover, result, active, rate, gross, downlines, net: Math.max(0, gross - downlines), carriedOut };
}

/** A tree of up to 25 agents, most with a contract, where `rate` bounds the rates below unless `wild`. */
export function randomTree(below: (limit: number) => number, isDividend: boolean, wild: boolean): Agent[] {
  const agents: Agent[] = [];
  const highest = new Map<Agent, number>();
  for (let id = 1; id <= 2 + below(24); id += 1) {
    const upline = agents.length === 0 ? undefined : agents[below(agents.length)];
    const most = wild || upline === undefined ? 10_000 : (highest.get(upline) ?? 1);
    const agent: Agent = {
      id,
      below: [],
      turnover: below(200_000) - (below(10) === 0 ? 100_000 : 0),
      result: below(200_000) - 120_000,
      terms: null,
      carriedIn: isDividend || wild ? below(3) * below(50_000) : 0,
    };
    if (below(5) > 0 || !wild) agent.terms = randomTerms(below, { isDividend, most, simple: !wild });
    highest.set(agent, agent.terms?.tiers.at(-1)?.rate ?? most);
    upline?.below.push(agent);
    agents.push(agent);
  }
  return agents;
}

function randomTerms(
  below: (limit: number) => number,
  { isDividend, most, simple }: { isDividend: boolean; most: number; simple: boolean },
): ContractTerms {
  const count = simple ? 1 : 1 + below(Math.min(6, most));
  let [turnover, activeDownlines, loss] = [0, 0, 0];
  const rates = new Set<number>();
  while (rates.size < count) rates.add(1 + below(most));
  const tiers = [...rates]
    .toSorted((a, b) => a - b)
    .map((rate) => {
      if (!simple) {
        turnover += below(150_000);
        activeDownlines += below(3);
        loss += below(40_000);
      }
      return { turnover: money(turnover), activeDownlines, loss: isDividend ? money(loss) : null, rate };
    });
  return { tiers, activeMinimum: simple ? '0.00' : money(below(100_000)), carryOver: isDividend ? 'permanent' : null };
}

export const uplineIn = (agents: readonly Agent[], of: Agent) => agents.find(({ below }) => below.includes(of));
