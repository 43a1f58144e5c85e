import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoonshotRound } from '#generated/model/index.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { writtenMultiplier } from '#shared/games/moonshot.ts';
import { multiplierText } from '../odds-text.ts';
import { drawFlight } from './draw-flight.ts';
import { flightAt } from './flight-view.ts';
import type { ServerClock } from './server-clock.ts';

type FlightCanvasProps = {
  readonly round: MoonshotRound;
  readonly clock: ServerClock;
  /** Draws twice a second instead of with each frame. */
  readonly still: boolean;
};

const STILL_MS = 500;

/** The curve with the rocket, and the multiplier over it. They follow the flight without rendering anything else. */
export function FlightCanvas({ round, clock, still }: FlightCanvasProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  const draw = useStableCallback(() => {
    const context = canvas.current?.getContext('2d');
    const view = flightAt(round, clock.time());
    if (figure.current) figure.current.textContent = multiplierText(writtenMultiplier(view.multiplier));
    if (context) drawFlight(context, fitted(context), view);
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
