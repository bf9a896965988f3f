import { useState } from 'react';
import { setTheme, storedTheme, THEMES } from '../theme.ts';
import { SunIcon } from './icons.tsx';

/** Goes round: as the system says, light, dark. */
export function ThemeButton() {
  const [theme, setShown] = useState(storedTheme);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <button
      type="button"
      aria-label={`Theme: ${theme}. Switch to ${next}`}
      title={`Theme: ${theme}`}
      onClick={() => {
        setTheme(next);
        setShown(next);
      }}
      className="grid size-8 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
    >
      <SunIcon />
    </button>
  );
}
