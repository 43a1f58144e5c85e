import { useEffect, useState } from 'react';
import { useStill } from '../use-reveal.ts';

const STEPS = 24;
const STEP_MS = 35;

interface CountUpProps {
  /** A decimal string. */
  readonly amount: string;
  readonly write: (amount: string) => string;
}

/** Counts up to an amount; screen readers meet the amount itself. */
export function CountUp({ amount, write }: CountUpProps) {
  const still = useStill();
  const [step, setStep] = useState(still ? STEPS : 0);
  useEffect(() => {
    if (step >= STEPS) return;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return (
    <>
      <span aria-hidden="true">{write(part(amount, step, STEPS))}</span>
      <span className="sr-only">{write(amount)}</span>
    </>
  );
}

/** `step` of `steps` parts of an amount, rounded down to its decimals. */
export function part(amount: string, step: number, steps: number): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const units = (BigInt(amount.replace('.', '')) * BigInt(step)) / BigInt(steps);
  const digits = String(units).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
