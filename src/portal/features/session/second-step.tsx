import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast.ts';
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
  const { t } = useTranslation();
  if ('location' in stop) {
    const onCode = (verificationCode: string) => onProof({ verificationCode });
    return <NewLocationStep location={stop.location} onCode={onCode} onBack={onBack} />;
  }
  return (
    <TwoStepStep
      onCode={(twoStepCode) => onProof({ verificationTicket: stop.ticket, twoStepCode })}
      onOver={() => {
        toast.error(t('session.twoStep.over'));
        onBack();
      }}
      onBack={onBack}
    />
  );
}
