import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

// The names are those of shadcn/ui; overdue, today, done and info are ours. Every color pair for text or controls meets WCAG AA on the
// background, the card and its own soft background.
const light = {
  'color-scheme': 'light',
  '--background': '#faf7f1',
  '--foreground': '#25221d',
  '--card': '#fffdf9',
  '--card-foreground': '#25221d',
  '--popover': '#fffdf9',
  '--popover-foreground': '#25221d',
  '--primary': '#38478a',
  '--primary-foreground': '#fffdf9',
  '--secondary': '#efe9dc',
  '--secondary-foreground': '#25221d',
  '--muted': '#f2ede3',
  '--muted-foreground': '#645d53',
  '--accent': '#e8eaf4',
  '--accent-foreground': '#25221d',
  '--destructive': '#ad2318',
  '--destructive-foreground': '#fffdf9',
  '--border': '#e5dece',
  '--input': '#8d8577',
  '--ring': '#38478a',
  '--overdue': '#ad2318',
  '--overdue-soft': '#fae8e4',
  '--today': '#7d5200',
  '--today-soft': '#fbefc9',
  '--done': '#2c6539',
  '--done-soft': '#e3efe2',
  '--info': '#1c616c',
  '--info-soft': '#e0eff0',
  '--shade': 'rgb(60 48 24 / 0.10)',
};

const dark = {
  'color-scheme': 'dark',
  '--background': '#1a1816',
  '--foreground': '#ece6dc',
  '--card': '#23201d',
  '--card-foreground': '#ece6dc',
  '--popover': '#23201d',
  '--popover-foreground': '#ece6dc',
  '--primary': '#aebaf3',
  '--primary-foreground': '#1a1816',
  '--secondary': '#332e29',
  '--secondary-foreground': '#ece6dc',
  '--muted': '#2a2622',
  '--muted-foreground': '#aea598',
  '--accent': '#2e3149',
  '--accent-foreground': '#ece6dc',
  '--destructive': '#f4857a',
  '--destructive-foreground': '#1a1816',
  '--border': '#3a352f',
  '--input': '#857c70',
  '--ring': '#aebaf3',
  '--overdue': '#f49a8f',
  '--overdue-soft': '#412522',
  '--today': '#efc45c',
  '--today-soft': '#3b301a',
  '--done': '#93cd9e',
  '--done-soft': '#223327',
  '--info': '#8bc8d2',
  '--info-soft': '#1f3337',
  '--shade': 'rgb(0 0 0 / 0.35)',
};

// In forced colors, every color is one of the system's. Left to itself, the browser would drop the backgrounds
// that show what is selected, checked or pressed.
const forced = {
  'color-scheme': 'light dark',
  'forced-color-adjust': 'none',
  ...Object.fromEntries(
    Object.keys(light)
      .filter((name) => name.startsWith('--'))
      .map((name) => [name, systemColor(name)]),
  ),
};

function systemColor(name: string): string {
  if (name === '--ring') return 'Highlight';
  if (name === '--shade') return 'transparent';
  const isBehindText =
    /^--(background|card|popover|secondary|muted|accent|.*-soft|(primary|destructive)-foreground)$/;
  return isBehindText.test(name) ? 'Canvas' : 'CanvasText';
}

const softShadow = '0 1px 2px var(--shade), 0 6px 20px -6px var(--shade)';

// A background and its text color, in the format of shadcn/ui.
const pair = (name: string) => ({ DEFAULT: `var(--${name})`, foreground: `var(--${name}-foreground)` });
const meaning = (name: string) => ({ DEFAULT: `var(--${name})`, soft: `var(--${name}-soft)` });

const config: Config = {
  // Each style sheet of app/styles names its sources.
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#fff',
      black: '#000',
      background: 'var(--background)',
      foreground: 'var(--foreground)',
      card: pair('card'),
      popover: pair('popover'),
      primary: pair('primary'),
      secondary: pair('secondary'),
      muted: pair('muted'),
      accent: pair('accent'),
      destructive: pair('destructive'),
      border: 'var(--border)',
      input: 'var(--input)',
      ring: 'var(--ring)',
      overdue: meaning('overdue'),
      today: meaning('today'),
      done: meaning('done'),
      info: meaning('info'),
    },
    fontFamily: {
      sans: ['Figtree', 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', 'monospace'],
    },
    // Our screens use xs, sm, base, xl, 3xl and 4xl: 12, 14, 16, 20, 28 and 40 pixels.
    fontSize: {
      xs: ['0.75rem', '1rem'],
      sm: ['0.875rem', '1.25rem'],
      base: ['1rem', '1.5rem'],
      lg: ['1.125rem', '1.5rem'],
      xl: ['1.25rem', '1.75rem'],
      '2xl': ['1.5rem', '2rem'],
      '3xl': ['1.75rem', '2.25rem'],
      '4xl': ['2.5rem', '2.75rem'],
    },
    borderRadius: {
      none: '0',
      xs: '0.125rem',
      sm: 'calc(var(--radius) - 0.25rem)',
      md: 'calc(var(--radius) - 0.125rem)',
      lg: 'var(--radius)',
      xl: 'calc(var(--radius) + 0.25rem)',
      '2xl': 'calc(var(--radius) + 0.5rem)',
      full: '9999px',
    },
    boxShadow: {
      none: 'none',
      '2xs': '0 1px var(--shade)',
      xs: '0 1px 2px var(--shade)',
      sm: '0 1px 3px var(--shade)',
      DEFAULT: softShadow,
      md: softShadow,
      lg: softShadow,
      xl: softShadow,
      '2xl': softShadow,
    },
    extend: {
      maxWidth: { line: '70ch' },
      keyframes: {
        appear: { from: { opacity: '0', transform: 'translateY(-0.25rem)' } },
        breathe: { '50%': { opacity: '0.45' } },
      },
      animation: {
        appear: 'appear 160ms ease-out',
        breathe: 'breathe 1.6s ease-in-out infinite',
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': { '--radius': '0.625rem' },
        ':root, [data-theme="light"]': light,
        '@media (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': dark },
        '[data-theme="dark"]': dark,
        '@media (forced-colors: active)': { ':root:root, :root [data-theme]': forced },
      });
    }),
  ],
};

export default config;
