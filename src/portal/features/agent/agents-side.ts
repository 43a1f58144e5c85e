import { subtractAmounts } from '#shared/money/amount.ts';

/** A result of a team, which is negative where the team lost, from the agent's side, who is paid by what it lost. */
export function agentsSide(result: string): string {
  return subtractAmounts('0.00', result);
}

/** The parameters of a list that shows results from the agent's side: the server's greatest is the agent's least. */
export function agentsOrder<Params extends { readonly sort?: string }>(params: Params): Params {
  const turned = { result: '-result', '-result': 'result' }[params.sort ?? ''];
  return turned === undefined ? params : { ...params, sort: turned };
}
