import { useState } from 'react';
import { TurnOff } from './turn-off.tsx';
import { TurnOn } from './turn-on.tsx';

type TwoStepProps = {
  /** Whether it was on when the dialog opened. */
  readonly wasOn: boolean;
  readonly onClose: () => void;
};

/** Turns two-step login on or off. The recovery codes stay open although it is on by then. */
export function TwoStep({ wasOn, onClose }: TwoStepProps) {
  const [isOff] = useState(!wasOn);
  return isOff ? <TurnOn onClose={onClose} /> : <TurnOff onClose={onClose} />;
}
