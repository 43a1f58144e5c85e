import { Dices } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playInhouseRoundBodyClientSeedMax } from '#generated/zod/inhouse/inhouse.ts';
import { Button } from '#portal/ui/button.tsx';
import { IconButton } from '#portal/ui/icon-button.tsx';
import { TextField } from '#portal/ui/text-field.tsx';
import { freshClientSeed, isClientSeed } from './use-client-seed.ts';

type SeedFormProps = {
  readonly seed: string;
  readonly onDone: (seed: string) => void;
};

/** Changes the player's own seed. */
export function SeedForm({ seed, onDone }: SeedFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(seed);
  const fits = isClientSeed(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fits) onDone(text);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <TextField
        label={t('originals.fairness.ownSeed')}
        value={text}
        maxLength={playInhouseRoundBodyClientSeedMax}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        onChange={(event) => setText(event.target.value)}
        error={fits ? undefined : t('originals.fairness.seedRule')}
        after={
          <IconButton
            variant="box"
            label={t('originals.fairness.randomSeed')}
            title={t('originals.fairness.randomSeed')}
            onClick={() => setText(freshClientSeed())}
          >
            <Dices size={18} aria-hidden="true" />
          </IconButton>
        }
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={() => onDone(seed)}>
          {t('originals.fairness.keepSeed')}
        </Button>
        <Button size="sm" type="submit">
          {t('originals.fairness.saveSeed')}
        </Button>
      </div>
    </form>
  );
}
