import { cva } from 'class-variance-authority';

export const buttonVariants = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-lg font-medium transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-60',
    "[&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
  ],
  {
    variants: {
      variant: {
        default:
          'bg-primary text-primary-foreground not-disabled:hover:bg-primary/90 disabled:bg-secondary disabled:text-muted-foreground disabled:opacity-100',
        destructive: 'bg-destructive text-destructive-foreground not-disabled:hover:bg-destructive/90',
        outline: 'border border-input text-foreground not-disabled:hover:bg-accent',
        secondary:
          'bg-secondary forced-colors:border text-secondary-foreground not-disabled:hover:bg-secondary/80',
        ghost: 'text-muted-foreground not-disabled:hover:bg-accent not-disabled:hover:text-accent-foreground',
        link: 'text-primary underline underline-offset-4 not-disabled:hover:decoration-2',
      },
      size: {
        default: 'min-h-11 px-4 text-base',
        sm: 'relative hit-area min-h-9 px-3 text-sm',
        lg: 'min-h-12 px-6 text-base',
        icon: 'size-11',
        'icon-sm': 'relative hit-area size-9',
        inline: 'relative hit-area min-h-6 text-sm',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);
