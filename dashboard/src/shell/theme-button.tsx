import { useState } from 'react';
import { IconButton } from '#ui/button.tsx';
import { SunIcon } from '#ui/icons.tsx';
import { setTheme, storedTheme, THEMES } from '#ui/theme.ts';

/** Cycles through system, light and dark. */
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
