import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

export function EmailField(props: { error: string | undefined; isRefused?: boolean }) {
  return (
    <Field label="Email" {...props}>
      {(control) => (
        <Input {...control} name="email" type="email" autoComplete="username" inputMode="email" required />
      )}
    </Field>
  );
}
