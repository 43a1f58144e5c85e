import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const RINGS = [90, 152, 214, 276, 338, 400, 462, 524, 586];

type StageFrameProps = {
  /** The line under the drawing, which screen readers are told when it changes. */
  readonly line: string;
  readonly children: ReactNode;
};

/** The stage of a game, on the ground of its category, with the line that tells what happens. */
export function StageFrame({ line, children }: StageFrameProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('originals.stage')} className="og-stage">
      <svg className="og-rings" viewBox="0 0 700 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g fill="none" stroke="#fff" opacity=".09">
          {RINGS.map((radius) => (
            <circle key={radius} cx="350" cy="368" r={radius} />
          ))}
        </g>
      </svg>
      <div className="og-scene">{children}</div>
      <p role="status" className="og-line">
        {line}
      </p>
    </section>
  );
}
