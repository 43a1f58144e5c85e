import { Copy, Dices, Lock, Pencil, RefreshCw, ShieldCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReplacedRound } from '#generated/model/index.ts';
import { playInhouseRoundBodyClientSeedMax } from '#generated/zod/inhouse/inhouse.ts';
import { fairnessPath } from '#portal/access/paths.ts';
import { cn } from '#portal/lib/cn.ts';
import { fromHex, sha256, toHex } from '#portal/lib/sha256.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Button, buttonClass, IconButton } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { TextField } from '#portal/ui/fields.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { roundName } from '../stage-parts.tsx';
import { freshClientSeed, isClientSeed } from './use-client-seed.ts';

type FairnessCardProps = {
  /** The commitment of the open or sealed round; undefined while none is sealed. */
  readonly serverSeedHash: string | undefined;
  readonly roundId: string | undefined;
  /** The player's seed of that round. */
  readonly clientSeed: string;
  /** Changes the player's seed; undefined while a round runs with it. */
  readonly onClientSeed: ((seed: string) => void) | undefined;
  /** The round that was given up for this one. */
  readonly replaced?: ReplacedRound | undefined;
  /** Seals another seed in place of this one; undefined while none can be. */
  readonly onRenew?: (() => void) | undefined;
  /** The last ended round, which can be worked out again. */
  readonly lastRoundId: string | undefined;
};

/** The commitment of the round, the player's own seed, and the way to check the last round. */
export function FairnessCard(props: FairnessCardProps) {
  const { serverSeedHash, roundId, clientSeed, onClientSeed, replaced, onRenew, lastRoundId } = props;
  const { t } = useTranslation();
  const [step, setStep] = useState<'shown' | 'editing' | 'edited'>('shown');
  return (
    <Card className="grid gap-3 px-4.5 py-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-[15px] font-semibold">{t('originals.fairness.title')}</h2>
        {serverSeedHash && (
          <Badge tone="success">
            <Lock size={14} aria-hidden="true" />
            {t('originals.fairness.committed')}
          </Badge>
        )}
      </div>
      <div className="grid gap-2 rounded-md bg-surface-2 px-3.5 py-3 light:bg-surface-3">
        <div className="flex items-center justify-between gap-2">
          <dl className="min-w-0">
            <dt className="text-xs text-text-3">{t('originals.fairness.sealedAs')}</dt>
            <dd className="num truncate text-xs">
              {serverSeedHash ? (
                <span title={serverSeedHash}>{`${serverSeedHash.slice(0, 18)}…${serverSeedHash.slice(-6)}`}</span>
              ) : (
                <Skeleton className="h-4 w-40" />
              )}
            </dd>
          </dl>
          <span className="flex shrink-0">
            {serverSeedHash && <CopyIcon text={serverSeedHash} label={t('originals.fairness.copySeal')} />}
            {onRenew && (
              <IconButton
                size="sm"
                label={t('originals.fairness.renew')}
                title={t('originals.fairness.renew')}
                onClick={onRenew}
              >
                <RefreshCw size={16} aria-hidden="true" />
              </IconButton>
            )}
          </span>
        </div>
        {replaced && <UnusedSeed {...replaced} />}
        {step === 'editing' && onClientSeed ? (
          <SeedForm
            seed={clientSeed}
            onDone={(seed) => {
              onClientSeed(seed);
              setStep('edited');
            }}
          />
        ) : (
          <div className="flex items-center justify-between gap-2">
            <dl className="min-w-0">
              <dt className="text-xs text-text-3">{t('originals.fairness.ownSeed')}</dt>
              <dd className="num truncate text-xs">{clientSeed}</dd>
            </dl>
            {onClientSeed && (
              <IconButton
                size="sm"
                label={t('originals.fairness.changeSeed')}
                // takes the focus of the form that it replaces
                autoFocus={step === 'edited'}
                onClick={() => setStep('editing')}
              >
                <Pencil size={16} aria-hidden="true" />
              </IconButton>
            )}
          </div>
        )}
      </div>
      <p className="text-xs text-text-2">
        {roundId === undefined
          ? t('originals.fairness.how')
          : t('originals.fairness.shownLater', { round: roundName(roundId) })}
      </p>
      <Link
        to={lastRoundId === undefined ? fairnessPath() : fairnessPath(lastRoundId)}
        className={buttonClass({ size: 'sm', block: true })}
      >
        <ShieldCheck size={14} aria-hidden="true" />
        {lastRoundId === undefined
          ? t('originals.fairness.verifyAny')
          : t('originals.fairness.verify', { round: roundName(lastRoundId) })}
      </Link>
    </Card>
  );
}

type SeedFormProps = {
  readonly seed: string;
  readonly onDone: (seed: string) => void;
};

/** Changes the player's own seed. */
function SeedForm({ seed, onDone }: SeedFormProps) {
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

/** The seed of a round that the player gave up, with whether this browser finds that it fits its seal. */
function UnusedSeed({ roundId, serverSeed, serverSeedHash }: ReplacedRound) {
  const { t } = useTranslation();
  const fits = toHex(sha256(fromHex(serverSeed))) === serverSeedHash;
  return (
    <div role="status" className="flex items-center justify-between gap-2">
      <dl className="min-w-0">
        <dt className="text-xs text-text-3">{t('originals.fairness.unused', { round: roundName(roundId) })}</dt>
        <dd className="num truncate text-xs" title={serverSeed}>
          {serverSeed}
        </dd>
        <dd className={cn('text-xs', fits ? 'text-success' : 'text-danger')}>
          {t(fits ? 'originals.fairness.unusedFits' : 'originals.fairness.unusedDiffers')}
        </dd>
      </dl>
      <CopyIcon text={serverSeed} label={t('originals.fairness.copyUnused')} />
    </div>
  );
}

type CopyIconProps = { readonly text: string; readonly label: string };

/** Copies a text, where the page has a clipboard: only a secure page has one. */
function CopyIcon({ text, label }: CopyIconProps) {
  const { t } = useTranslation();
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('originals.fairness.copied')),
      () => toast.error(t('errors.unknown')),
    );
  return (
    <IconButton size="sm" label={label} onClick={() => void copy()}>
      <Copy size={16} aria-hidden="true" />
    </IconButton>
  );
}
