/** The share of each channel in the brightness of a colour (WCAG 2, relative luminance). */
const SHARES = [0.2126, 0.7152, 0.0722];
/** Above it black text has more contrast than white. */
const MIDDLE = 0.179;

/** Returns the text colour that can be read on a colour such as `#17663f`: at least 4.5 to 1, on any. */
export function readableOn(color: string): '#000' | '#fff' {
  const luminance = SHARES.reduce((sum, share, channel) => {
    const value = Number.parseInt(color.slice(1 + channel * 2, 3 + channel * 2), 16) / 255;
    return sum + share * (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);
  return luminance > MIDDLE ? '#000' : '#fff';
}
