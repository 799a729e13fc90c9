import { z } from 'zod';
import { maxTodoText } from '@/lib/todos/rules';
import { isVisible } from '@/lib/words/visible';

export const todoText = z
  .string('A todo needs a text.')
  .trim()
  .refine(isVisible, 'A todo needs a text.')
  .max(maxTodoText, `A todo holds at most ${maxTodoText} characters.`);

const dueDate = z.iso
  .date('The due date must be a date like 2027-05-03.')
  .refine(
    (date) => date >= '1900-01-01' && date <= '2199-12-31',
    'The due date must lie between 1900 and 2199.',
  );

const listId = z.uuid('listId is the id of one of your lists.');

export const createTodoInput = z.strictObject({
  text: todoText,
  dueDate: dueDate.nullish(),
  listId: listId.nullish(),
});
export const updateTodoInput = z
  .strictObject({
    completed: z.boolean('completed must be true or false.').optional(),
    text: todoText.optional(),
    dueDate: dueDate.nullish(),
    listId: listId.optional(),
  })
  .refine((input) => Object.keys(input).length > 0, 'Nothing to change.');
export const todoParams = z.object({ id: z.uuid() });
export const todoListQuery = z.strictObject({
  after: z.string().max(200).optional(),
  list: listId.optional(),
});

export type CreateTodoInput = z.infer<typeof createTodoInput>;
export type UpdateTodoInput = z.infer<typeof updateTodoInput>;

export interface Todo {
  id: string;
  text: string;
  completed: boolean;
  dueDate: string | null;
  listId: string;
}

export interface TodoList {
  items: Todo[];
  next?: string;
}
