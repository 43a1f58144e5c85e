import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { loginStopIn, type TwoStepProof } from './use-enter.ts';

// Few logins need it, so it stays out of the code of the forms.
const TwoStepStep = lazyPart(
  () => import('./second-step.tsx').then((part) => part.TwoStepStep),
  'session',
  'verification',
  'form',
);

type Stopped = { readonly ticket: string; readonly again: (proof: TwoStepProof) => Promise<void> };

/** Runs a first step. Where the server asks for the second one, `step` asks for its proof, and `again` runs with it. */
export type RunTwoStep = (first: () => Promise<void>, again: (proof: TwoStepProof) => Promise<void>) => Promise<void>;

type TwoStep = {
  readonly run: RunTwoStep;
  /** What to show in the place of the first step, while the second one is asked for. */
  readonly step: ReactNode;
  readonly leave: () => void;
};

/** Two-step login of a way in without a password (MEMBER-22). `onBack` follows where one leaves the second step. */
export function useTwoStep(onBack?: () => void): TwoStep {
  const [stopped, setStopped] = useState<Stopped>();
  const leave = () => setStopped(undefined);

  const run: RunTwoStep = async (first, again) => {
    try {
      await first();
    } catch (error) {
      const stop = loginStopIn(error);
      if (!stop || !('ticket' in stop)) throw error;
      setStopped({ ticket: stop.ticket, again });
    }
  };

  const step = stopped && (
    <Suspense>
      <TwoStepStep
        ticket={stopped.ticket}
        onProof={stopped.again}
        onBack={() => {
          leave();
          onBack?.();
        }}
      />
    </Suspense>
  );
  return { run, step, leave };
}
