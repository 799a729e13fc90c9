'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { parseTheme, type Theme, themeCookie, themes } from '@/components/page/theme';
import { PlainButton } from '@/components/ui/plain-button';

const options = {
  system: { icon: Monitor, label: 'Theme: system' },
  light: { icon: Sun, label: 'Theme: light' },
  dark: { icon: Moon, label: 'Theme: dark' },
};

export function useTheme() {
  const theme = useSyncExternalStore<Theme>(watchTheme, currentTheme, () => 'system');
  return { theme, ...options[theme] };
}

export function ThemeSwitch() {
  const { icon: Icon, label } = useTheme();
  return (
    <PlainButton variant="ghost" size="icon" aria-label={label} title={label} onClick={switchTheme}>
      <Icon aria-hidden className="size-5" />
    </PlainButton>
  );
}

export function switchTheme(): void {
  const next = themes[(themes.indexOf(currentTheme()) + 1) % themes.length] ?? 'system';
  setTheme(next);
}

function currentTheme(): Theme {
  return parseTheme(document.documentElement.dataset.theme);
}

function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // The Cookie Store API needs https, but the demo may be opened from a phone over http.
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=31536000; samesite=lax`;
}

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
