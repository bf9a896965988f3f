import { useState } from 'react';
import { setTheme, storedTheme, THEMES } from '../theme.ts';
import { IconButton } from './button.tsx';
import { SunIcon } from './icons.tsx';

/** Goes round: as the system says, light, dark. */
export function ThemeButton() {
  const [theme, setShown] = useState(storedTheme);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <IconButton
      label={`Theme: ${theme}. Switch to ${next}`}
      title={`Theme: ${theme}`}
      onClick={() => {
        setTheme(next);
        setShown(next);
      }}
    >
      <SunIcon />
    </IconButton>
  );
}
