/** A person who has touched nothing for this long counts as away, even if the page still polls. */
const AWAY_AFTER_MS = 60_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];

let touchedAt = Date.now();
const noteTouch = () => {
  touchedAt = Date.now();
};
for (const touch of TOUCHES) addEventListener(touch, noteTouch, { capture: true, passive: true });

export function isAway(): boolean {
  return Date.now() - touchedAt > AWAY_AFTER_MS;
}
