import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FairNumbers, fairNumbers } from '#shared/fair/numbers.ts';
import { cn } from '../../lib/cn.ts';
import { createHmac, fromHex, sha256, toHex } from '../../lib/sha256.ts';

type StepProps = {
  readonly title: string;
  /** Whether it agrees with what was published; undefined where there is nothing to compare. */
  readonly fits?: boolean | undefined;
  readonly children: ReactNode;
};

/** A step of what is worked out again, in an ordered list. */
export function Step({ title, fits, children }: StepProps) {
  const { t } = useTranslation();
  return (
    <li className="*:not-first:mt-1.5">
      <h3 className="flex flex-wrap items-center gap-x-2 text-sm font-semibold">
        {title}
        {fits !== undefined && (
          <span className={cn('text-xs font-medium', fits ? 'text-success' : 'text-danger')}>
            {t(fits ? 'fairness.fits' : 'fairness.differs')}
          </span>
        )}
      </h3>
      {children}
    </li>
  );
}

const looks = {
  fits: { Icon: CircleCheck, className: 'bg-success-soft text-success' },
  differs: { Icon: CircleX, className: 'bg-danger-soft text-danger' },
  unproved: { Icon: CircleAlert, className: 'bg-warn-soft text-warn' },
};

type VerdictProps = {
  /** Whether all that was worked out again agrees with what was published, or agrees and still proves nothing. */
  readonly is: keyof typeof looks;
  readonly children: ReactNode;
};

/** What came out of working something out again, in words. */
export function Verdict({ is, children }: VerdictProps) {
  const { Icon, className } = looks[is];
  return (
    <p role="status" className={cn('flex items-start gap-2.5 rounded-md px-3.5 py-3 font-semibold', className)}>
      <Icon size={20} aria-hidden="true" className="flex-none" />
      {children}
    </p>
  );
}

/** The blocks of the algorithm: message, bytes in hexadecimal, and the eight numbers in them. */
export function BlockList({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map(({ message, hex, numbers }) => (
    <dl key={message} className="rounded-md bg-surface-2 px-3.5 py-2.5 text-xs light:bg-surface-3">
      <dt className="wrap-anywhere text-text-2">{message}</dt>
      <dd className="num wrap-anywhere">{hex}</dd>
      <dd className="num mt-1 text-text-2">{numbers.join(' ')}</dd>
    </dl>
  ));
}

/** A block of the algorithm: its message, its bytes, and the eight numbers in them. */
export type Block = { readonly message: string; readonly hex: string; readonly numbers: readonly number[] };

type Recorded = {
  /** The SHA-256 of the seed. */
  readonly hash: string;
  /** The blocks that the numbers were taken from so far. */
  readonly blocks: readonly Block[];
  readonly numbers: FairNumbers;
};

/** The numbers that follow from a seed and a label by `portico-hmac-sha256-1`, and the blocks that give them. */
export function recordNumbers(serverSeed: string, label: string): Recorded {
  const seed = fromHex(serverSeed);
  const hmac = createHmac(seed);
  const blocks: Block[] = [];
  const recorded = (message: string) => {
    const bytes = hmac(message);
    const view = new DataView(bytes.buffer);
    const numbers = Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(at * 4));
    blocks.push({ message, hex: toHex(bytes), numbers });
    return bytes;
  };
  return { hash: toHex(sha256(seed)), blocks, numbers: fairNumbers(recorded, label) };
}
