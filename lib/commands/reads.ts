import { and, asc, eq } from 'drizzle-orm';
import { commands } from '@/db/schema/commands';
import type { Command } from '@/lib/commands/schema';
import type { Ctx } from '@/lib/context';

export const commandColumns = {
  id: commands.id,
  command: commands.command,
  description: commands.description,
  action: commands.action,
  isActive: commands.isActive,
};

export function listCommands(ctx: Ctx): Promise<Command[]> {
  return ctx.db
    .select(commandColumns)
    .from(commands)
    .orderBy(asc(commands.createdAt), asc(commands.command))
    .limit(500);
}

export async function commandById(ctx: Ctx, id: string): Promise<Command | null> {
  const [row] = await ctx.db.select(commandColumns).from(commands).where(eq(commands.id, id));
  return row ?? null;
}

export async function findCommand(ctx: Ctx, command: string): Promise<Command | null> {
  const [row] = await ctx.db
    .select(commandColumns)
    .from(commands)
    .where(and(eq(commands.command, command.toLowerCase()), eq(commands.isActive, true)));
  return row ?? null;
}
