import { z } from 'zod';
import { maxListTitle } from '@/lib/todos/rules';
import { isVisible } from '@/lib/words/visible';

export const listTitle = z
  .string('A list needs a name.')
  .trim()
  .refine(isVisible, 'A list needs a name.')
  .max(maxListTitle, `The name of a list holds at most ${maxListTitle} characters.`);

export const listInput = z.strictObject({ title: listTitle });
export const listParams = z.object({ id: z.uuid() });
export const deleteListQuery = z.strictObject({ items: z.enum(['delete', 'move']).optional() });

export type ListInput = z.infer<typeof listInput>;

export interface NamedList {
  id: string;
  title: string;
  isDefault: boolean;
  open: number;
  done: number;
}

export interface DeletedList {
  id: string;
  deleted: number;
  moved: number;
}
