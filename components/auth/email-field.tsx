import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

export function EmailField({ error }: { error: string | undefined }) {
  return (
    <Field label="Email" error={error}>
      {(control) => (
        <Input {...control} name="email" type="email" autoComplete="username" inputMode="email" required />
      )}
    </Field>
  );
}
