import { unturn, type Turn } from '../pdf/display-box.ts';
import type { Picture } from '../pdf/render-region.ts';

/** Turns a grey picture clockwise. */
export function turnPicture(picture: Picture, turn: Turn): Picture {
  const { width, height, pixels } = picture;
  const isSideways = turn === 90 || turn === 270;
  const turned: Picture = {
    width: isSideways ? height : width,
    height: isSideways ? width : height,
    pixels: new Uint8Array(pixels.length),
  };
  for (let y = 0; y < turned.height; y += 1) {
    for (let x = 0; x < turned.width; x += 1) {
      const [fromX, fromY] = unturn(x + 0.5, y + 0.5, width, height, turn);
      turned.pixels[y * turned.width + x] = pixels[Math.floor(fromY) * width + Math.floor(fromX)] ?? 255;
    }
  }
  return turned;
}
