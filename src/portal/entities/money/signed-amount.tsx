import { useMoney } from '../../access/use-money.ts';
import { cn } from '../../lib/cn.ts';
import { moneySign } from '../../lib/format.ts';

/** An amount with its sign, in the colour of its direction. Zero has neither. */
export function SignedAmount({ amount }: { readonly amount: string }) {
  const write = useMoney();
  const sign = moneySign(amount);
  return (
    <span className={cn(sign < 0 && 'text-money-negative', sign > 0 && 'text-money-positive')}>
      {write(amount, { sign: 'always' })}
    </span>
  );
}
