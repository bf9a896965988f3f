import type { PixelSettings } from '#core/identity/engine.ts';

/** Converts pixels (RGB, 0–255) into the order and range that a model was trained on. */
export function arrange(pixels: Float32Array, settings: PixelSettings): Float32Array {
  const { size, layout, color, mean, std } = settings;
  const area = size * size;
  const input = new Float32Array(area * 3);
  for (let pixel = 0; pixel < area; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      const source = color === 'bgr' ? 2 - channel : channel;
      const value = ((pixels[pixel * 3 + source] as number) - mean) / std;
      input[layout === 'channels_first' ? channel * area + pixel : pixel * 3 + channel] = value;
    }
  }
  return input;
}

export function inputShape({ size, layout }: PixelSettings): readonly number[] {
  return layout === 'channels_first' ? [1, 3, size, size] : [1, size, size, 3];
}
