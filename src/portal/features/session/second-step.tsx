import type { LoginStop, SecondProof } from './login-stop.ts';
import { NewLocationStep } from './new-location-step.tsx';
import { TwoStepStep } from './two-step-step.tsx';

type SecondStepProps = {
  readonly stop: LoginStop;
  /** Logs in again with the proof; rejects with the server's error. */
  readonly onProof: (proof: SecondProof) => Promise<void>;
  readonly onBack: () => void;
};

/** The second step of a login by username. */
export function SecondStep({ stop, onProof, onBack }: SecondStepProps) {
  if ('location' in stop) {
    const onCode = (verificationCode: string) => onProof({ verificationCode });
    return <NewLocationStep location={stop.location} onCode={onCode} onBack={onBack} />;
  }
  return <TwoStepStep ticket={stop.ticket} onProof={onProof} onBack={onBack} />;
}
