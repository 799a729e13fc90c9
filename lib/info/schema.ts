import { z } from 'zod';
import { maxInfoKey, maxInfoValue } from '@/lib/info/rules';
import { isVisible } from '@/lib/words/visible';

export const infoKey = z
  .string('Information needs a name.')
  .trim()
  .refine(isVisible, 'Information needs a name.')
  .max(maxInfoKey, `A name holds at most ${maxInfoKey} characters.`);

export const infoValue = z
  .string('Information needs a value.')
  .trim()
  .refine(isVisible, 'Information needs a value.')
  .max(maxInfoValue, `A value holds at most ${maxInfoValue} characters.`);

export const storeInfoInput = z.strictObject({ key: infoKey, value: infoValue });
export const updateInfoInput = z
  .strictObject({ key: infoKey.optional(), value: infoValue.optional() })
  .refine((input) => Object.keys(input).length > 0, 'Nothing to change.');
export const infoParams = z.object({ id: z.uuid() });

export type StoreInfoInput = z.infer<typeof storeInfoInput>;
export type UpdateInfoInput = z.infer<typeof updateInfoInput>;

export interface Info {
  id: string;
  key: string;
  value: string;
  source: string;
}
