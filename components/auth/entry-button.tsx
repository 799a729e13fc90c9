import { Button } from '@/components/ui/button';

/** Sends the form. Not disabled on its way: a disabled button loses the focus of who pressed it, and the next try with it. */
export function EntryButton(props: { label: string; pendingLabel: string; pending: boolean }) {
  const { label, pendingLabel, pending } = props;
  return (
    <Button type="submit" aria-disabled={pending} className="aria-disabled:opacity-60">
      {pending ? pendingLabel : label}
    </Button>
  );
}
