import type { Brand } from '#server/config/brand.ts';

/** The published rules of the registration user. A site for agents takes nobody without an agent's code. */
export function registerRules({
  register: { rules },
  site,
}: Pick<Brand, 'register' | 'site'>): Brand['register']['rules'] {
  if (site === 'member') return rules;
  return { ...rules, affiliateCode: { ...rules.affiliateCode, enabled: true, required: true } };
}
