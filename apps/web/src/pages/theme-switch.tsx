import { IconButton } from '@crownleaf/ui';
import { useState } from 'react';

function isDark(): boolean {
  return document.documentElement.dataset.theme === 'dark';
}

export function ThemeSwitch() {
  const [dark, setDark] = useState(isDark);
  const turn = (): void => {
    const theme = dark ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem('crownleaf.theme', theme);
    } catch {
      // It holds until the page is closed.
    }
    setDark(!dark);
  };
  return <IconButton glyph="theme" label={dark ? 'By day' : 'By night'} aria-pressed={dark} onClick={turn} />;
}
