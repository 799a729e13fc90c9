'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { type Theme, themeCookie, themeOf, themes } from '@/components/common/theme';
import { Button } from '@/components/ui/button';

const looks = {
  system: { icon: Monitor, label: 'Theme: as the system' },
  light: { icon: Sun, label: 'Theme: light' },
  dark: { icon: Moon, label: 'Theme: dark' },
};

/** One button that goes through system, light and dark. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(watchTheme, currentTheme, () => 'system');
  const { icon: Icon, label } = looks[theme];
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <Button variant="ghost" size="icon" aria-label={label} title={label} onClick={() => chooseTheme(next)}>
      <Icon aria-hidden className="size-5" />
    </Button>
  );
}

function currentTheme(): Theme {
  return themeOf(document.documentElement.dataset.theme);
}

function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // Not the Cookie Store: it exists on https alone, and the demo is opened over http from a phone too.
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=31536000; samesite=lax`;
}

function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
