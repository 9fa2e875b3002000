import { INK } from './palette.ts';
import type { Color } from './color.ts';
import { pairs } from './coordinates.ts';

export type Painter = Color | ((x: number, y: number) => Color);

/**
 * A sheet of pixels to draw on; every method returns the grid, so a sprite reads as one sentence.
 * Coordinates may be fractional (they are rounded) and may lie outside (they are clipped).
 */
export class PixelGrid {
  readonly width: number;
  readonly height: number;
  readonly pixels: (Color | null)[];

  constructor(width: number, height: number = width) {
    this.width = width;
    this.height = height;
    this.pixels = Array.from({ length: width * height }, () => null);
  }

  isInside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  get(x: number, y: number): Color | null {
    return this.isInside(x, y) ? (this.pixels[y * this.width + x] ?? null) : null;
  }

  set(x: number, y: number, color: Color | null): this {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (this.isInside(column, row)) this.pixels[row * this.width + column] = color;
    return this;
  }

  rect(x: number, y: number, width: number, height: number, paint: Painter | null): this {
    for (let j = 0; j < height; j++) {
      for (let i = 0; i < width; i++) this.set(x + i, y + j, typeof paint === 'function' ? paint(x + i, y + j) : paint);
    }
    return this;
  }

  /** Single pixels, written as "x,y x,y". */
  dots(places: string, color: Color | null): this {
    for (const [x, y] of pairs(places)) this.set(x, y, color);
    return this;
  }

  /** A straight line by Bresenham's algorithm; whole-number ends only, or it would never arrive. */
  line(x0: number, y0: number, x1: number, y1: number, color: Color): this {
    const [dx, dy] = [Math.abs(x1 - x0), -Math.abs(y1 - y0)];
    const [stepX, stepY] = [x0 < x1 ? 1 : -1, y0 < y1 ? 1 : -1];
    let [x, y, error] = [x0, y0, dx + dy];
    this.set(x, y, color);
    while (x !== x1 || y !== y1) {
      const doubled = 2 * error;
      if (doubled >= dy) [error, x] = [error + dy, x + stepX];
      if (doubled <= dx) [error, y] = [error + dx, y + stepY];
      this.set(x, y, color);
    }
    return this;
  }

  /** A filled ellipse. The radii get 0.2 on top, which closes the one-pixel nipples of small circles. */
  ellipse(centerX: number, centerY: number, radiusX: number, radiusY: number, paint: Painter): this {
    for (let y = Math.floor(centerY - radiusY); y <= Math.ceil(centerY + radiusY); y++) {
      for (let x = Math.floor(centerX - radiusX); x <= Math.ceil(centerX + radiusX); x++) {
        const across = (x - centerX) / (radiusX + 0.2);
        const down = (y - centerY) / (radiusY + 0.2);
        if (across * across + down * down <= 1) this.set(x, y, typeof paint === 'function' ? paint(x, y) : paint);
      }
    }
    return this;
  }

  /** Rows of letters, one per pixel, coloured by `colors`; letters without a colour stay transparent. */
  stamp(rows: string, colors: Record<string, Color>, x0: number, y0: number, { flip = false } = {}): this {
    const lines = rows
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    lines.forEach((line, y) => {
      [...line].forEach((letter, x) => {
        const color = colors[letter];
        if (color) this.set(flip ? x0 + line.length - 1 - x : x0 + x, y0 + y, color);
      });
    });
    return this;
  }

  /** Lays another grid on top of this one. */
  over(top: PixelGrid, dx = 0, dy = 0): this {
    for (let y = 0; y < top.height; y++) {
      for (let x = 0; x < top.width; x++) {
        const color = top.get(x, y);
        if (color) this.set(x + dx, y + dy, color);
      }
    }
    return this;
  }

  /** Empties every pixel that the other grid, of the same size, paints. */
  erase(hole: PixelGrid): this {
    hole.pixels.forEach((color, at) => {
      if (color) this.pixels[at] = null;
    });
    return this;
  }

  /** Puts a one-pixel border around everything drawn so far. */
  outline(color: Color = INK): this {
    const border: [number, number][] = [];
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const isBeside = this.get(x - 1, y) || this.get(x + 1, y) || this.get(x, y - 1) || this.get(x, y + 1);
        if (!this.get(x, y) && isBeside) border.push([x, y]);
      }
    }
    for (const [x, y] of border) this.set(x, y, color);
    return this;
  }

  /** Replaces the colour of every painted pixel; `null` from `change` empties it. */
  recolor(change: (color: Color, x: number, y: number) => Color | null): this {
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const color = this.get(x, y);
        if (color) this.set(x, y, change(color, x, y));
      }
    }
    return this;
  }

  /** A copy with every pixel grown to a square. */
  enlarged(factor: number): PixelGrid {
    const large = new PixelGrid(this.width * factor, this.height * factor);
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) large.rect(x * factor, y * factor, factor, factor, this.get(x, y));
    }
    return large;
  }
}

/** An empty sheet in the size of a character. */
export function sheet(): PixelGrid {
  return new PixelGrid(48);
}

/** All layers on one sheet, the first at the back. */
export function stack(...layers: PixelGrid[]): PixelGrid {
  return layers.reduce((below, layer) => below.over(layer), sheet());
}
