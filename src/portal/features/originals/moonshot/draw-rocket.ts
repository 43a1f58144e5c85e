type Rocket = {
  readonly x: number;
  readonly y: number;
  /** Where it flies to, in radians; 0 is to the right. */
  readonly angle: number;
  /** The length of its flame, from 0 to 1. */
  readonly flame: number;
};

/** Draws the rocket with its tail at a point of the curve. */
export function drawRocket(context: CanvasRenderingContext2D, { x, y, angle, flame }: Rocket): void {
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
export function drawBurst(context: CanvasRenderingContext2D, { x, y }: Pick<Rocket, 'x' | 'y'>): void {
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
