import './originals.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type GameLayoutProps = {
  /** The slim bar. */
  readonly bar: ReactNode;
  /** Under the bar where it has no room for the facts. */
  readonly facts: ReactNode;
  readonly stage: ReactNode;
  /** What is bet on. */
  readonly panel: ReactNode;
  /** The session, the amount and the one button. On phones it stays at the bottom of the window. */
  readonly foot: ReactNode;
  readonly aside: ReactNode;
};

/** The page of a game of the house: bet at the left, stage in the middle, fairness and rounds at the right. */
export function GameLayout({ bar, facts, stage, panel, foot, aside }: GameLayoutProps) {
  const { t } = useTranslation();
  return (
    <>
      {bar}
      <div className="og-page">
        <div className="og-facts sm:hidden">{facts}</div>
        <section aria-label={t('originals.bet')} className="og-panel">
          {panel}
        </section>
        {stage}
        <aside aria-label={t('originals.fairness.title')} className="og-aside">
          {aside}
        </aside>
        <div className="og-foot">{foot}</div>
      </div>
    </>
  );
}

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

type GameFact = { readonly label: string; readonly value: ReactNode };

/** Facts about a bet in an inset box, their values in tabular figures. */
export function FactList({ facts }: { readonly facts: readonly GameFact[] }) {
  return (
    <dl className="grid rounded-md bg-surface-2 px-3.5 py-2 light:bg-surface-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-h-7.5 items-center justify-between gap-3 text-sm">
          <dt className="text-text-2">{label}</dt>
          <dd className="num text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
