import { addCommand } from '@/lib/admin/commands';
import { listCommands } from '@/lib/commands/reads';
import { createCommandInput } from '@/lib/commands/schema';
import { adminRoute } from '@/lib/http/route';

export const GET = adminRoute({}, (ctx) => listCommands(ctx));

export const POST = adminRoute({ body: createCommandInput, status: 201 }, (ctx, { body }) =>
  addCommand(ctx, body),
);
