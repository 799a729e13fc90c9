import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/**
 * Shows the field for the API key. If `value` is '', the saved key is kept. If `value` is null, the saved key
 * is removed.
 */
export function ApiKeyField(props: {
  mask: string;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const { mask, value, onChange } = props;
  const isCleared = value === null;
  return (
    <Field label="API key" hint={hintOf(mask, isCleared)}>
      {(control) => (
        <span className="flex flex-wrap gap-2">
          <Input
            {...control}
            type="password"
            autoComplete="off"
            className="flex-1 basis-52"
            value={value ?? ''}
            disabled={isCleared}
            placeholder={isCleared ? '' : mask || 'sk-...'}
            onChange={(event) => onChange(event.target.value)}
          />
          {mask !== '' && (
            <Button variant="outline" onClick={() => onChange(isCleared ? '' : null)}>
              {isCleared ? 'Keep key' : 'Remove key'}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}

function hintOf(mask: string, isCleared: boolean): string {
  if (isCleared) return 'The key will be removed when you save.';
  if (mask === '') return 'Without a key, the offline assistant answers.';
  return `Saved: ${mask}. Type a new one to replace it.`;
}
