import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#portal/api/error-text.ts';
import { withIdempotencyKey } from '#portal/api/idempotency-key.ts';
import { randomId } from '#portal/lib/random-id.ts';
import { Button } from '#portal/ui/button.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { toast } from '#portal/ui/toast.ts';

type TakeBackProps<Answer> = {
  /** The verb. */
  readonly action: string;
  /** What is taken back, for the button's name. */
  readonly name: string;
  readonly question: string;
  readonly body: ReactNode;
  /** The call, with an idempotency key that repetitions keep. */
  readonly send: () => Promise<Answer>;
  readonly done: (answer: Answer) => string;
  /** Runs after the answer, and without one after a refusal: the server knows better then. */
  readonly onSettled: (answer?: Answer) => void;
};

/** Takes a bet or a chase back, after a question. It tells how it ended; a refusal says why. */
export function TakeBack<Answer>(props: TakeBackProps<Answer>) {
  const { action, name, question, body, send, done, onSettled } = props;
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const key = useRef<string>(undefined);
  const isBusy = useRef(false);

  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    key.current ??= randomId();
    let answer: Answer | undefined;
    try {
      answer = await withIdempotencyKey(key.current, send);
      toast.success(done(answer));
      key.current = undefined;
    } catch (error) {
      toast.error(errorText(error));
    }
    isBusy.current = false;
    setSending(false);
    setAsked(false);
    onSettled(answer);
  }

  return (
    <>
      <Button size="sm" aria-label={`${action}: ${name}`} onClick={() => setAsked(true)}>
        {action}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={question}
          body={body}
          cancelLabel={t('betting.own.keep')}
          confirmLabel={action}
          loading={isSending}
          onCancel={() => {
            // A sent request cannot be called back.
            if (!isSending) setAsked(false);
          }}
          onConfirm={() => void submit()}
        />
      )}
    </>
  );
}
