import { eq } from 'drizzle-orm';
import { commands } from '@/db/schema/commands';
import { commandColumns } from '@/lib/commands/reads';
import type { Command, CreateCommandInput, UpdateCommandInput } from '@/lib/commands/schema';
import type { Ctx } from '@/lib/context';
import { AppError, isDatabaseError } from '@/lib/errors';

export async function createCommand(
  ctx: Ctx,
  input: CreateCommandInput,
  actions: string[],
): Promise<Command> {
  refuseUnknownAction(input.action, actions);
  const [row] = await refuseTakenName(ctx.db.insert(commands).values(input).returning(commandColumns));
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function updateCommand(
  ctx: Ctx,
  id: string,
  input: UpdateCommandInput,
  actions: string[],
): Promise<Command> {
  if (input.action !== undefined) refuseUnknownAction(input.action, actions);
  const [row] = await refuseTakenName(
    ctx.db
      .update(commands)
      .set({ ...input, updatedAt: ctx.now() })
      .where(eq(commands.id, id))
      .returning(commandColumns),
  );
  if (!row) throw new AppError('not_found', 'This command does not exist any more.');
  return row;
}

export async function deleteCommand(ctx: Ctx, id: string): Promise<Command> {
  const [row] = await ctx.db.delete(commands).where(eq(commands.id, id)).returning(commandColumns);
  if (!row) throw new AppError('not_found', 'This command does not exist any more.');
  return row;
}

function refuseUnknownAction(action: string, actions: string[]): void {
  if (!actions.includes(action)) {
    throw new AppError('invalid', `There is no action "${action}". Choose one of: ${actions.join(', ')}.`);
  }
}

async function refuseTakenName<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (!isDatabaseError(error, '23505')) throw error;
    throw new AppError('conflict', 'There is already a command with this name.');
  }
}
