import { useState } from 'react';
import type { TwoStepEnrolment } from '#generated/model/index.ts';
import { AppCode } from './app-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOnProof } from './turn-on-proof.tsx';

type Stage =
  | { readonly at: 'proof' }
  | { readonly at: 'app'; readonly enrolment: TwoStepEnrolment }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** Turns two-step login on: the login password, the code of the app, the recovery codes (MEMBER-22). */
export function TurnOn({ onClose }: { readonly onClose: () => void }) {
  const [stage, setStage] = useState<Stage>({ at: 'proof' });
  switch (stage.at) {
    case 'proof':
      return <TurnOnProof onClose={onClose} onStarted={(enrolment) => setStage({ at: 'app', enrolment })} />;
    case 'app':
      return (
        <AppCode
          enrolment={stage.enrolment}
          onClose={onClose}
          onOver={() => setStage({ at: 'proof' })}
          onConfirmed={(codes) => setStage({ at: 'codes', codes })}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={stage.codes} onClose={onClose} />;
  }
}
