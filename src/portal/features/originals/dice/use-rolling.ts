import { useEffect, useState } from 'react';
import { useStill } from '../use-reveal.ts';

const EVERY_MS = 55;

/** Digits that change while a roll runs; they mean nothing. Undefined while nothing rolls, or with reduced motion. */
export function useRolling(isRolling: boolean): string | undefined {
  const still = useStill();
  const [digits, setDigits] = useState<string>();
  const runs = isRolling && !still;
  useEffect(() => {
    if (!runs) {
      setDigits(undefined);
      return;
    }
    const timer = setInterval(() => {
      const [random = 0] = crypto.getRandomValues(new Uint16Array(1));
      setDigits(
        (random % 10_000)
          .toString()
          .padStart(4, '0')
          .replace(/(\d\d)$/, '.$1'),
      );
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return digits;
}
