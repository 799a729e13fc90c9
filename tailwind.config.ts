import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

// Every pair that carries text or marks a control meets WCAG AA on paper, surface and its own soft ground.
const light = {
  'color-scheme': 'light',
  '--paper': '#faf7f1',
  '--surface': '#fffdf9',
  '--ink': '#25221d',
  '--muted': '#645d53',
  '--line': '#e5dece',
  '--edge': '#8d8577',
  '--accent': '#38478a',
  '--accent-hover': '#2b3870',
  '--accent-ink': '#fffdf9',
  '--accent-soft': '#e8eaf4',
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
  '--paper': '#1a1816',
  '--surface': '#23201d',
  '--ink': '#ece6dc',
  '--muted': '#aea598',
  '--line': '#3a352f',
  '--edge': '#857c70',
  '--accent': '#aebaf3',
  '--accent-hover': '#c6cff8',
  '--accent-ink': '#1a1816',
  '--accent-soft': '#2e3149',
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

const config: Config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: 'var(--paper)',
      surface: 'var(--surface)',
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      line: 'var(--line)',
      edge: 'var(--edge)',
      accent: {
        DEFAULT: 'var(--accent)',
        hover: 'var(--accent-hover)',
        ink: 'var(--accent-ink)',
        soft: 'var(--accent-soft)',
      },
      overdue: { DEFAULT: 'var(--overdue)', soft: 'var(--overdue-soft)' },
      today: { DEFAULT: 'var(--today)', soft: 'var(--today-soft)' },
      done: { DEFAULT: 'var(--done)', soft: 'var(--done-soft)' },
      info: { DEFAULT: 'var(--info)', soft: 'var(--info-soft)' },
    },
    fontFamily: {
      sans: ['var(--font-latin)', 'var(--font-latin-ext)', 'system-ui', 'sans-serif'],
    },
    fontSize: {
      xs: ['0.75rem', '1rem'],
      sm: ['0.875rem', '1.25rem'],
      base: ['1rem', '1.5rem'],
      lg: ['1.25rem', '1.75rem'],
      xl: ['1.75rem', '2.25rem'],
      '2xl': ['2.5rem', '2.75rem'],
    },
    borderRadius: { none: '0', DEFAULT: '0.625rem', full: '9999px' },
    boxShadow: { DEFAULT: '0 1px 2px var(--shade), 0 6px 20px -6px var(--shade)', none: 'none' },
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
        ':root': light,
        '@media (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': dark },
        ':root[data-theme="dark"]': dark,
      });
    }),
  ],
};

export default config;
