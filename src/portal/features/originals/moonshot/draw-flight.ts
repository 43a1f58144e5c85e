import { drawBurst, drawRocket } from './draw-rocket.ts';
import type { FlightView } from './flight-view.ts';

type Size = { readonly width: number; readonly height: number };

const LINE = 'rgb(255 255 255 / 0.12)';
const LABEL = 'rgb(255 255 255 / 0.74)';
/** The curve consists of so many pieces. */
const PIECES = 60;

/** Draws the curve of the flight up to a moment. At its tip is the rocket, or what is left of it. */
export function drawFlight(context: CanvasRenderingContext2D, { width, height }: Size, view: FlightView): void {
  context.clearRect(0, 0, width, height);
  const seconds = Math.max(10, (view.elapsed / 1_000) * 1.25);
  const top = Math.max(2, 1 + (view.multiplier / 100 - 1) * 1.3);
  const edge = { left: 44, right: 24, top: 28, bottom: 30 };
  const x = (ms: number) => edge.left + (ms / 1_000 / seconds) * (width - edge.left - edge.right);
  const y = (multiplier: number) =>
    height - edge.bottom - ((multiplier - 1) / (top - 1)) * (height - edge.top - edge.bottom);
  drawGrid(context, { width, height }, { seconds, top, x, y });
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

type Axes = {
  readonly seconds: number;
  readonly top: number;
  readonly x: (ms: number) => number;
  readonly y: (multiplier: number) => number;
};

function drawGrid(context: CanvasRenderingContext2D, { width, height }: Size, { seconds, top, x, y }: Axes): void {
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
    context.fillText(`${value.toFixed(digits)}x`, 36, at);
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
