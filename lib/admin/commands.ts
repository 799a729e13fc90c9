import type { AdminAction } from '@/lib/admin/schema';
import { recordAudit, recordEdit } from '@/lib/admin/writes';
import { toolNames, tools } from '@/lib/assistant/tools';
import { commandById } from '@/lib/commands/reads';
import type { Command, CreateCommandInput, UpdateCommandInput } from '@/lib/commands/schema';
import { createCommand, deleteCommand, updateCommand } from '@/lib/commands/writes';
import { inTransaction, type UserCtx } from '@/lib/context';

export async function listActions(): Promise<AdminAction[]> {
  return tools.map(({ name, description }) => ({ name, description }));
}

export function addCommand(ctx: UserCtx, input: CreateCommandInput): Promise<Command> {
  return inTransaction(ctx, async (tx) => {
    const command = await createCommand(tx, input, toolNames);
    await recordAudit(tx, {
      actorId: ctx.user.id,
      action: 'command.create',
      subject: command.id,
      after: command,
    });
    return command;
  });
}

export function changeCommand(ctx: UserCtx, id: string, input: UpdateCommandInput): Promise<Command> {
  return inTransaction(ctx, async (tx) => {
    const before = await commandById(tx, id);
    const command = await updateCommand(tx, id, input, toolNames);
    const record = input.isActive === undefined ? recordEdit : recordAudit;
    await record(tx, {
      actorId: ctx.user.id,
      action: 'command.update',
      subject: id,
      before,
      after: command,
    });
    return command;
  });
}

export function removeCommand(ctx: UserCtx, id: string): Promise<Command> {
  return inTransaction(ctx, async (tx) => {
    const command = await deleteCommand(tx, id);
    await recordAudit(tx, { actorId: ctx.user.id, action: 'command.delete', subject: id, before: command });
    return command;
  });
}
