/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A point in pixels. */
export type Point = readonly [x: number, y: number];

/** The share of a pixel that a shape covers, by its distance to the edge (negative inside). */
export function coverage(distance: number): number {
  return Math.min(Math.max(0.5 - distance, 0), 1);
}

/** A colour between two. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

/** An opaque picture to draw on. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly channels = 3;
  /** Rounds and clamps what is written. */
  readonly bytes: Uint8ClampedArray;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.bytes = new Uint8ClampedArray(width * height * 3);
  }

  at(x: number, y: number): Colour {
    const start = (y * this.width + x) * 3;
    return [this.bytes[start] ?? 0, this.bytes[start + 1] ?? 0, this.bytes[start + 2] ?? 0];
  }

  put(x: number, y: number, colour: Colour): void {
    const start = (y * this.width + x) * 3;
    this.bytes[start] = colour[0];
    this.bytes[start + 1] = colour[1];
    this.bytes[start + 2] = colour[2];
  }

  /** Sets every pixel to the colour that `paint` returns. */
  paint(paint: (x: number, y: number, before: Colour) => Colour): void {
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) this.put(x, y, paint(x, y, this.at(x, y)));
    }
  }

  /** Draws a shape that is given by the distance to its edge, within a box around it. */
  shape(box: Box, colour: Colour, opacity: number, distance: (x: number, y: number) => number): void {
    const right = Math.min(Math.ceil(box.right), this.width - 1);
    const bottom = Math.min(Math.ceil(box.bottom), this.height - 1);
    for (let y = Math.max(Math.floor(box.top), 0); y <= bottom; y++) {
      for (let x = Math.max(Math.floor(box.left), 0); x <= right; x++) {
        const share = coverage(distance(x, y)) * opacity;
        if (share > 0) this.put(x, y, mix(this.at(x, y), colour, share));
      }
    }
  }

  /** Draws a line of some width through points, rounded at ends and corners. */
  stroke(points: readonly Point[], width: number, colour: Colour): void {
    const radius = width / 2;
    for (const [index, to] of points.entries()) {
      const from = points[index - 1];
      if (from !== undefined) this.shape(around(from, to, radius + 1), colour, 1, distanceTo(from, to, radius));
    }
  }
}

/** A rectangle around a shape. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function around([ax, ay]: Point, [bx, by]: Point, margin: number): Box {
  return {
    left: Math.min(ax, bx) - margin,
    right: Math.max(ax, bx) + margin,
    top: Math.min(ay, by) - margin,
    bottom: Math.max(ay, by) + margin,
  };
}

/** The distance to the edge of a straight line of some radius. */
function distanceTo([ax, ay]: Point, [bx, by]: Point, radius: number): (x: number, y: number) => number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  return (x, y) => {
    const along = length === 0 ? 0 : Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / length, 0), 1);
    const [ex, ey] = [x - ax - along * dx, y - ay - along * dy];
    return Math.sqrt(ex * ex + ey * ey) - radius;
  };
}
