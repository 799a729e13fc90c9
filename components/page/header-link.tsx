import type { LucideIcon } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button-variants';

export function HeaderLink(props: { href: string; label: string; icon: LucideIcon }) {
  const { href, label, icon: Icon } = props;
  return (
    <a
      href={href}
      aria-label={label}
      className={buttonVariants({ variant: 'ghost', className: 'max-md:w-11 max-md:px-0' })}
    >
      <Icon aria-hidden className="size-5 md:hidden" />
      <span className="max-md:hidden">{label}</span>
    </a>
  );
}
