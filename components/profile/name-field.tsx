import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { maxName } from '@/lib/auth/rules';

export function NameField(props: {
  label: string;
  name: string;
  autoComplete: string;
  stored: string | null;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const { label, name, autoComplete, stored, value, onChange } = props;
  const isCleared = value === null;
  const action = isCleared ? 'Keep' : 'Clear';
  return (
    <Field label={label} {...(isCleared ? { hint: `${stored} will be removed.` } : {})}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            name={name}
            autoComplete={autoComplete}
            maxLength={maxName}
            value={value ?? ''}
            placeholder={isCleared ? '' : (stored ?? 'Not set')}
            className={stored ? 'pr-16' : ''}
            onChange={(event) => onChange(event.target.value)}
          />
          {stored && (
            <Button
              variant="ghost"
              aria-label={`${action} ${label.toLowerCase()}`}
              className="absolute inset-y-0 right-0"
              onClick={() => onChange(isCleared ? stored : null)}
            >
              {action}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
