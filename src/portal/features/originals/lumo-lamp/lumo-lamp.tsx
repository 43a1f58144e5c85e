import './lumo-lamp.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type InhouseRound, type LumoLampChoice, LumoLampChoiceLight } from '#generated/model/index.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { probability } from '#shared/games/exact.ts';
import { lampMultiplier, lightsOf } from '#shared/games/lumo-lamp.ts';
import type { ControlsProps, OriginalGame, StageProps } from '../game.ts';
import { multiplierText } from '../stage-parts.tsx';
import { useReveal } from '../use-motion.ts';

/** Lumo Lamp: one of a hundred lights comes on. */
export const lumoLamp: OriginalGame<LumoLampChoice> = {
  initial: () => ({ game: 'lumo-lamp', light: 'TEAL' }),
  Controls: LampControls,
  Stage: LampStage,
  acts: false,
  quote: (_, { light }) => ({ multiplier: lampMultiplier(light), chance: probability(BigInt(lightsOf(light)), 100n) }),
  tell: (t, round) => t('originals.lumoLamp.told', { colour: t(`originals.lumoLamp.colour.${colourOf(round)}`) }),
};

const RUN_MS = 1700;
const CENTRE = { x: 200, y: 236 };
const RADIUS = 146;

/** The lamp: its lights flicker during a round until one stays on. */
function LampStage({ choice, round, busy, onSettled }: StageProps<LumoLampChoice>) {
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

type LampColour = LumoLampChoiceLight | 'DARK';

const NAMED = Object.values(LumoLampChoiceLight);
const COLOURS: readonly LampColour[] = [...NAMED, 'DARK'];
const LIGHTS = 100;
/** The colour of each light by its number; the rest are dark. */
const COLOURED = NAMED.flatMap((light) => Array.from({ length: lightsOf(light) }, () => light));
const BY_NUMBER: readonly LampColour[] = Array.from({ length: LIGHTS }, (_, number) => COLOURED[number] ?? 'DARK');

/** Spreads the numbers, so that lights of a colour do not lie together: 37 and 100 have no common factor. */
const SPREAD = 37;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

type Light = { readonly place: number; readonly x: number; readonly y: number; readonly colour: LampColour };

/** The lights as the seeds of a sunflower, in a circle of radius 1. */
const lights: readonly Light[] = BY_NUMBER.map((_, place) => {
  const radius = Math.sqrt((place + 0.5) / LIGHTS);
  const angle = place * GOLDEN_ANGLE;
  const colour = BY_NUMBER[(place * SPREAD) % LIGHTS] ?? 'DARK';
  return { place, x: radius * Math.cos(angle), y: radius * Math.sin(angle), colour };
});

/** The colour that an ended round lit. */
function colourOf(round: InhouseRound): LampColour {
  return COLOURS.find((colour) => colour === round.outcome[0]) ?? 'DARK';
}

/** The light that shows the colour of a round: the same one each time. */
function litPlace(round: InhouseRound): number {
  const ofColour = lights.filter(({ colour }) => colour === colourOf(round));
  const sum = [...round.roundId].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7) % ofColour.length;
  return ofColour[sum]?.place ?? 0;
}

/** The colour that is bet on, with its lights and its price. */
function LampControls({ choice, onChoice, disabled }: ControlsProps<LumoLampChoice>) {
  const { locale } = useLanguage();
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset disabled={disabled} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium text-text-2">{t('originals.lumoLamp.choose')}</legend>
      {Object.values(LumoLampChoiceLight).map((light) => (
        <label
          key={light}
          data-light={light}
          className="og-swatch flex h-touch cursor-pointer items-center gap-3 rounded-md border border-line bg-surface-2 px-3.5 text-sm text-text-2 has-checked:border-text-1 has-checked:text-text-1 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={light}
            checked={choice.light === light}
            onChange={() => onChoice({ ...choice, light })}
            className="sr-only"
          />
          <span className="font-semibold">{t(`originals.lumoLamp.colour.${light}`)}</span>
          <span className="flex-1 text-xs">{t('originals.lumoLamp.lights', { count: lightsOf(light) })}</span>
          <span className="num">{multiplierText(lampMultiplier(light), locale)}</span>
        </label>
      ))}
    </fieldset>
  );
}
