import './moonshot.css';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Moonshot, MoonshotEnd, MoonshotRound } from '#generated/model/index.ts';
import { fairnessPath } from '#portal/access/paths.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import {
  MOST_CASH_OUT,
  multiplierAfter,
  paidMultiplier,
  readMultiplier,
  timeTo,
  writtenMultiplier,
} from '#shared/games/moonshot.ts';
import { multiplierText } from '../stage-parts.tsx';
import type { ServerClock } from './use-flight.ts';

/** A flight that ends below this multiplier is drawn weaker. */
const LOW = 1.5;

type FlightStageProps = {
  readonly round: MoonshotRound;
  readonly last: readonly MoonshotEnd[];
  readonly clock: ServerClock;
  readonly still: boolean;
};

/** The stage: how the last flights ended, and this one. */
export function FlightStage({ round, last, clock, still }: FlightStageProps) {
  const { t } = useTranslation();
  const seconds = useSecondsTo(round.state === 'betting' ? round.betsCloseAt : round.nextRoundAt, clock);
  return (
    <div className="ms-stage">
      <LastEnds last={last} />
      <div className="ms-sky">
        <FlightCanvas round={round} clock={clock} still={still} />
        <p aria-hidden="true" data-state={round.state} className="ms-under">
          {round.state === 'betting' && (
            <>
              <span className="num ms-countdown">{seconds}</span>
              {t('originals.moonshot.takeOff')}
            </>
          )}
          {round.state === 'flying' && t('originals.moonshot.flying')}
          {round.state === 'ended' && t('originals.moonshot.next', { count: seconds })}
        </p>
      </div>
    </div>
  );
}

type FlightCanvasProps = {
  readonly round: MoonshotRound;
  readonly clock: ServerClock;
  /** Draws twice a second instead of with each frame. */
  readonly still: boolean;
};

const STILL_MS = 500;

/** The curve with the rocket, and the multiplier over it. They follow the flight without rendering anything else. */
function FlightCanvas({ round, clock, still }: FlightCanvasProps) {
  const { locale } = useLanguage();
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  const draw = useStableCallback(() => {
    const context = canvas.current?.getContext('2d');
    const view = flightAt(round, clock.time());
    if (figure.current) figure.current.textContent = multiplierText(writtenMultiplier(view.multiplier), locale);
    if (context) drawFlight(context, fitted(context), view, locale);
  });
  const flies = round.state === 'flying';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round or state is drawn at once
  useEffect(() => {
    draw();
    if (!flies) return;
    if (still) {
      const timer = setInterval(draw, STILL_MS);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      draw();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [round.roundId, round.state, flies, still, draw]);
  useEffect(() => {
    if (!canvas.current) return;
    const observer = new ResizeObserver(draw);
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, [draw]);
  return (
    <>
      <canvas ref={canvas} role="img" aria-label={t('originals.moonshot.curve')} className="ms-canvas" />
      {round.state !== 'betting' && (
        <span
          ref={figure}
          aria-hidden="true"
          data-over={round.state === 'ended' || undefined}
          className="num ms-figure"
        />
      )}
    </>
  );
}

type Size = { readonly width: number; readonly height: number };

const LINE = 'rgb(255 255 255 / 0.12)';
const LABEL = 'rgb(255 255 255 / 0.74)';
/** The curve consists of so many pieces. */
const PIECES = 60;

/** Draws the curve of the flight up to a moment. At its tip is the rocket, or what is left of it. */
export function drawFlight(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  view: FlightView,
  locale: 'en' | 'vi',
): void {
  context.clearRect(0, 0, width, height);
  const seconds = Math.max(10, (view.elapsed / 1_000) * 1.25);
  const top = Math.max(2, 1 + (view.multiplier / 100 - 1) * 1.3);
  const edge = { left: 44, right: 24, top: 28, bottom: 30 };
  const x = (ms: number) => edge.left + (ms / 1_000 / seconds) * (width - edge.left - edge.right);
  const y = (multiplier: number) =>
    height - edge.bottom - ((multiplier - 1) / (top - 1)) * (height - edge.top - edge.bottom);
  drawGrid(context, { width, height }, { seconds, top, x, y }, locale);
  if (view.state === 'betting') {
    drawRocket(context, { x: x(0) + 12, y: y(1) - 18, angle: -Math.PI / 4, flame: 0 });
    return;
  }
  const points = Array.from({ length: PIECES + 1 }, (_, index) => {
    const ms = (view.elapsed * index) / PIECES;
    return { x: x(ms), y: y(Math.exp((0.06 * ms) / 1_000)) };
  });
  drawCurve(context, points, y(1), view.state === 'ended');
  const tip = points[PIECES];
  const before = points[PIECES - 3];
  if (tip === undefined || before === undefined) return;
  const angle = view.elapsed < 200 ? -Math.PI / 6 : Math.atan2(tip.y - before.y, tip.x - before.x);
  if (view.state === 'ended') drawBurst(context, tip);
  else drawRocket(context, { ...tip, angle, flame: 0.7 + 0.3 * Math.sin(view.elapsed / 40) });
}

type Rocket = {
  readonly x: number;
  readonly y: number;
  /** Where it flies to, in radians; 0 is to the right. */
  readonly angle: number;
  /** The length of its flame, from 0 to 1. */
  readonly flame: number;
};

/** Draws the rocket with its tail at a point of the curve. */
function drawRocket(context: CanvasRenderingContext2D, { x, y, angle, flame }: Rocket): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  if (flame > 0) fill(context, `M2 -6L${-22 * flame} 0L2 6Z`, '#ffd58a');
  fill(context, 'M2 -8L-6 -22L16 -13ZM2 8L-6 22L16 13Z', '#e2573f');
  fill(context, 'M0 -9Q22 -18 46 -13L46 13Q22 18 0 9Z', '#f3f1f7');
  fill(context, 'M46 -13Q64 -10 72 0Q64 10 46 13Z', '#ef6a4a');
  context.beginPath();
  context.arc(30, 0, 6.5, 0, 2 * Math.PI);
  context.fillStyle = '#39c9bd';
  context.strokeStyle = '#0b4a4d';
  context.lineWidth = 3;
  context.fill();
  context.stroke();
  context.restore();
}

const SPARKS = 10;

/** Draws what is left of the rocket where the flight ended. */
function drawBurst(context: CanvasRenderingContext2D, { x, y }: Pick<Rocket, 'x' | 'y'>): void {
  const glow = context.createRadialGradient(x, y, 2, x, y, 46);
  glow.addColorStop(0, 'rgb(255 224 168 / 0.9)');
  glow.addColorStop(0.4, 'rgb(239 106 74 / 0.55)');
  glow.addColorStop(1, 'rgb(239 106 74 / 0)');
  context.fillStyle = glow;
  context.beginPath();
  context.arc(x, y, 46, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = '#ffd58a';
  context.lineWidth = 3;
  for (let spark = 0; spark < SPARKS; spark++) {
    const angle = (spark * 2 * Math.PI) / SPARKS;
    const from = spark % 2 === 0 ? 18 : 24;
    context.beginPath();
    context.moveTo(x + from * Math.cos(angle), y + from * Math.sin(angle));
    context.lineTo(x + (from + 16) * Math.cos(angle), y + (from + 16) * Math.sin(angle));
    context.stroke();
  }
}

function fill(context: CanvasRenderingContext2D, path: string, colour: string): void {
  context.fillStyle = colour;
  context.fill(new Path2D(path));
}

type Axes = {
  readonly seconds: number;
  readonly top: number;
  readonly x: (ms: number) => number;
  readonly y: (multiplier: number) => number;
};

function drawGrid(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  { seconds, top, x, y }: Axes,
  locale: 'en' | 'vi',
): void {
  context.font = '500 12px "Be Vietnam Pro", sans-serif';
  context.fillStyle = LABEL;
  context.strokeStyle = LINE;
  context.lineWidth = 1;
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  const step = stepFor((top - 1) / 4);
  const digits = step < 1 ? 1 : 0;
  for (let value = 1; value <= top + step / 100; value += step) {
    const at = Math.round(y(value)) + 0.5;
    context.beginPath();
    context.moveTo(44, at);
    context.lineTo(width - 16, at);
    context.stroke();
    context.fillText(multiplierText(value.toFixed(digits), locale), 36, at);
  }
  context.textAlign = 'center';
  const every = stepFor(seconds / 4);
  for (let value = 0; value <= seconds; value += every) context.fillText(`${value} s`, x(value * 1_000), height - 12);
}

/** A round step of at least this size: 0.5, 1, 2, 5, 10 and so on. */
function stepFor(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const found = [0.5, 1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10;
  return Math.max(0.5, found * power);
}

type Point = { readonly x: number; readonly y: number };

function drawCurve(context: CanvasRenderingContext2D, points: readonly Point[], ground: number, isOver: boolean): void {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return;
  const path = new Path2D();
  path.moveTo(first.x, first.y);
  for (const point of points) path.lineTo(point.x, point.y);
  const area = new Path2D(path);
  area.lineTo(last.x, ground);
  area.lineTo(first.x, ground);
  area.closePath();
  const below = context.createLinearGradient(0, last.y, 0, ground);
  below.addColorStop(0, isOver ? 'rgb(255 138 110 / 0.3)' : 'rgb(127 227 220 / 0.42)');
  below.addColorStop(1, 'rgb(127 227 220 / 0)');
  context.fillStyle = below;
  context.fill(area);
  const along = context.createLinearGradient(first.x, 0, Math.max(last.x, first.x + 1), 0);
  along.addColorStop(0, 'rgb(127 227 220 / 0.3)');
  along.addColorStop(1, isOver ? '#ff9d84' : '#fff');
  context.strokeStyle = along;
  context.lineWidth = 5;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(path);
}

/** Gives the canvas as many pixels as it has on the screen. Returns its size in CSS pixels. */
function fitted(context: CanvasRenderingContext2D): { readonly width: number; readonly height: number } {
  const { canvas } = context;
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = Math.min(globalThis.devicePixelRatio || 1, 2);
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return { width, height };
}

/** How the last flights ended, each a way to check it. */
function LastEnds({ last }: { readonly last: readonly MoonshotEnd[] }) {
  const { locale } = useLanguage();
  const { t } = useTranslation();
  return (
    <ul aria-label={t('originals.moonshot.last')} className="ms-ends">
      {last.map(({ roundId, number, end }) => (
        <li key={roundId}>
          <Link
            to={fairnessPath(roundId)}
            data-low={Number(end) < LOW || undefined}
            className="num ms-end"
            aria-label={t('originals.moonshot.lastEnd', { number, end: multiplierText(end, locale) })}
          >
            {multiplierText(end, locale)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A moment of the flight, as it is drawn. */
export type FlightView = {
  readonly state: MoonshotRound['state'];
  /** The time of flight (ms). */
  readonly elapsed: number;
  /** In hundredths. */
  readonly multiplier: number;
};

/** The longest time of flight (ms). */
const LONGEST = timeTo(MOST_CASH_OUT);

/** How the round stands at a time of the server. */
export function flightAt(round: MoonshotRound, time: number): FlightView {
  const { state, takeOffAt, end } = round;
  if (state === 'ended' && end !== null) {
    const multiplier = readMultiplier(end);
    return { state, elapsed: timeTo(multiplier), multiplier };
  }
  const elapsed = takeOffAt === null ? 0 : Math.min(LONGEST, Math.max(0, time - Date.parse(takeOffAt)));
  return { state, elapsed, multiplier: Math.min(MOST_CASH_OUT, multiplierAfter(elapsed)) };
}

/** How the own bet stands. */
export type OwnFlight =
  | { readonly kind: 'none' }
  /** It is in the round, and the flight goes on or has not begun. */
  | { readonly kind: 'in'; readonly stake: string }
  | { readonly kind: 'left'; readonly stake: string; readonly multiplier: number }
  | { readonly kind: 'lost'; readonly stake: string };

/** How the own bet stands at a moment of the flight. Leaving by rule shows at once; the server pays it at the end. */
export function ownFlight({ own }: Moonshot, view: FlightView): OwnFlight {
  if (own === null || own.round.state === 'void') return { kind: 'none' };
  const { stake, choice, state, multiplier } = own.round;
  if (state === 'lost') return { kind: 'lost', stake };
  if (state !== 'open') return { kind: 'left', stake, multiplier: readMultiplier(multiplier) };
  const rule =
    choice.game === 'moonshot' && choice.cashOutAt !== undefined ? readMultiplier(choice.cashOutAt) : undefined;
  const paid = view.state === 'betting' ? undefined : paidMultiplier(view.multiplier, { cashOutAt: rule });
  if (paid !== undefined) return { kind: 'left', stake, multiplier: paid };
  return view.state === 'ended' ? { kind: 'lost', stake } : { kind: 'in', stake };
}

/** How often (ms) words and amounts follow the flight. */
const EVERY = 100;
/** The same for visitors who want no motion. */
const EVERY_STILL = 500;

/** The flight at the time of the server, for words and amounts; only its user renders again. */
export function useFlightView(round: MoonshotRound, clock: ServerClock, still = false): FlightView {
  const [, render] = useState(0);
  const flies = round.state === 'flying';
  useEffect(() => {
    if (!flies) return;
    const timer = setInterval(() => render((count) => count + 1), still ? EVERY_STILL : EVERY);
    return () => clearInterval(timer);
  }, [flies, still]);
  return flightAt(round, clock.time());
}

/** The whole seconds until a time of the server; they count down. */
function useSecondsTo(time: string | null, clock: ServerClock): number {
  const [, render] = useState(0);
  useEffect(() => {
    if (time === null) return;
    const timer = setInterval(() => render((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [time]);
  return time === null ? 0 : Math.max(0, Math.ceil((Date.parse(time) - clock.time()) / 1_000));
}
