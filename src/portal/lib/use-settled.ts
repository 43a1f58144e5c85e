import { useEffect, useState } from 'react';

/** A value once it has not changed for a while (ms), so that not every key asks the server. */
export function useSettled<Value extends string>(value: Value, ms = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
