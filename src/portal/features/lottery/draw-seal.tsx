import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Draw } from '#generated/model/index.ts';
import { useLottery } from './use-lottery.ts';

/** The seal of a draw that is still to come, with the way to its evidence; nothing while it has none. */
export function DrawSeal({ draw: { drawId, issueNo, commitment } }: { readonly draw: Draw }) {
  const { t } = useTranslation();
  const { verifyLink } = useLottery();
  if (commitment === null) return null;
  return (
    <p className="border-t border-line px-5 pt-3 pb-3.5 text-xs/4 text-text-3">
      {t('lottery.sealed', { issue: issueNo })}
      <Link
        {...verifyLink(drawId)}
        preventScrollReset
        title={commitment}
        className="target num mt-0.5 block w-fit font-semibold text-text-1 hover:underline"
      >
        {`${commitment.slice(0, 16)}…${commitment.slice(-8)}`}
      </Link>
    </p>
  );
}
