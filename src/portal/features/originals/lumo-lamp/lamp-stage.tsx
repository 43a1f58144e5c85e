import { useTranslation } from 'react-i18next';
import type { LumoLampChoice } from '#generated/model/index.ts';
import type { StageProps } from '../game.ts';
import { useReveal } from '../use-reveal.ts';
import { colourOf, lights, litPlace } from './lights.ts';
import './lumo-lamp.css';

const RUN_MS = 1700;
const CENTRE = { x: 200, y: 236 };
const RADIUS = 146;

/** The lamp: its lights flicker during a round until one stays on. */
export function LampStage({ choice, round, busy, onSettled }: StageProps<LumoLampChoice>) {
  const { t } = useTranslation();
  const revealed = useReveal(round, RUN_MS, onSettled);
  const isRunning = busy || (round !== undefined && !revealed);
  const lit = revealed && round ? { place: litPlace(round), colour: colourOf(round) } : undefined;
  const label = lit
    ? t('originals.lumoLamp.told', { colour: t(`originals.lumoLamp.colour.${lit.colour}`) })
    : t('originals.lumoLamp.lamp');
  return (
    <svg
      viewBox="0 0 400 430"
      role="img"
      aria-label={label}
      data-running={isRunning || undefined}
      data-light={lit?.colour}
      className="lamp"
    >
      <defs>
        <radialGradient id="lamp-glass" cx=".5" cy=".42" r=".6">
          <stop offset="0" stopColor="#fff" stopOpacity=".16" />
          <stop offset=".7" stopColor="#fff" stopOpacity=".05" />
          <stop offset="1" stopColor="#fff" stopOpacity=".2" />
        </radialGradient>
        <radialGradient id="lamp-halo">
          <stop offset=".5" stopColor="var(--light, transparent)" />
          <stop offset="1" stopColor="var(--light, transparent)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="lamp-cap" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#1c5b60" />
          <stop offset=".4" stopColor="#4fb3b4" />
          <stop offset="1" stopColor="#0c3538" />
        </linearGradient>
      </defs>
      <circle className="lamp-halo" cx={CENTRE.x} cy={CENTRE.y} r="250" fill="url(#lamp-halo)" />
      <path d="M200 0V30" stroke="#0c3538" strokeWidth="6" />
      <path d="M158 68Q160 30 200 28Q240 30 242 68Z" fill="url(#lamp-cap)" />
      <rect x="142" y="64" width="116" height="14" rx="7" fill="url(#lamp-cap)" />
      <circle cx={CENTRE.x} cy={CENTRE.y} r="168" fill="#021c1e" opacity=".66" />
      {lights.map(({ place, x, y, colour }) => (
        <circle
          key={place}
          data-light={colour}
          data-named={colour === choice.light || undefined}
          data-lit={lit?.place === place || undefined}
          className="lamp-light"
          cx={CENTRE.x + x * RADIUS}
          cy={CENTRE.y + y * RADIUS}
          r="8.6"
          style={{ animationDelay: `${((place * 53) % 100) * -14}ms` }}
        />
      ))}
      <circle cx={CENTRE.x} cy={CENTRE.y} r="168" fill="url(#lamp-glass)" stroke="#fff" strokeOpacity=".24" />
      <path d="M92 176Q112 112 168 92" fill="none" stroke="#fff" strokeWidth="9" strokeLinecap="round" opacity=".22" />
      <path d="M160 410Q200 422 240 410" fill="none" stroke="#0c3538" strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}
