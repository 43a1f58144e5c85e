/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A place in pixels. */
export type Point = readonly [x: number, y: number];

/** How much of a pixel a shape covers, 0 to 1, from the distance of the pixel to its edge (negative inside). */
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
  readonly bytes: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.bytes = new Uint8Array(width * height * 3);
  }

  at(x: number, y: number): Colour {
    const start = (y * this.width + x) * 3;
    const [red = 0, green = 0, blue = 0] = this.bytes.subarray(start, start + 3);
    return [red, green, blue];
  }

  put(x: number, y: number, colour: Colour): void {
    const start = (y * this.width + x) * 3;
    for (const [channel, value] of colour.entries()) {
      this.bytes[start + channel] = Math.min(Math.max(Math.round(value), 0), 255);
    }
  }

  /** Gives every pixel the colour that `paint` makes of it. */
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
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const margin = radius + 1;
    const box = {
      left: Math.min(...xs) - margin,
      right: Math.max(...xs) + margin,
      top: Math.min(...ys) - margin,
      bottom: Math.max(...ys) + margin,
    };
    this.shape(box, colour, 1, (x, y) => distanceToLine([x, y], points) - radius);
  }
}

/** A rectangle around a shape. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function distanceToLine([x, y]: Point, points: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < points.length; index++) {
    const [ax, ay] = points[index - 1] ?? [0, 0];
    const [bx, by] = points[index] ?? [0, 0];
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / length, 0), 1);
    nearest = Math.min(nearest, Math.hypot(x - ax - along * dx, y - ay - along * dy));
  }
  return nearest;
}
