import { z } from 'zod';

const command = z
  .string('A command needs a name.')
  .trim()
  .toLowerCase()
  .regex(/^\/[a-z0-9_-]{1,49}$/, 'A command starts with a slash, then letters or digits, like /todo.');
const description = z
  .string('A command needs a description.')
  .trim()
  .min(1, 'A command needs a description.')
  .max(500);
const action = z.string('A command needs an action.').trim().min(1, 'A command needs an action.').max(100);

export const createCommandInput = z.strictObject({
  command,
  description,
  action,
  isActive: z.boolean().default(true),
});
export const updateCommandInput = z
  .strictObject({
    command: command.optional(),
    description: description.optional(),
    action: action.optional(),
    isActive: z.boolean().optional(),
  })
  .refine((input) => Object.keys(input).length > 0, 'Nothing to change.');
export const commandParams = z.object({ id: z.uuid() });

export type CreateCommandInput = z.infer<typeof createCommandInput>;
export type UpdateCommandInput = z.infer<typeof updateCommandInput>;

export interface Command {
  id: string;
  command: string;
  description: string;
  action: string;
  isActive: boolean;
}
