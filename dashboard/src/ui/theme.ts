export type Theme = 'system' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

const KEY = 'surety-theme';
const CHANGED = 'surety-theme-changed';

/** Besides the last environment, this is all that is kept in the browser's storage. */
export function storedTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  applyTheme(theme);
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  dispatchEvent(new Event(CHANGED));
}

/** Calls back when the colours change, by the switch or by the system. Charts on a canvas must redraw. */
export function onThemeChange(callback: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  addEventListener(CHANGED, callback);
  system.addEventListener('change', callback);
  return () => {
    removeEventListener(CHANGED, callback);
    system.removeEventListener('change', callback);
  };
}
