import { changeCommand, removeCommand } from '@/lib/admin/commands';
import { commandParams, updateCommandInput } from '@/lib/commands/schema';
import { adminRoute } from '@/lib/http/route';

export const PATCH = adminRoute(
  { params: commandParams, body: updateCommandInput },
  (ctx, { params, body }) => changeCommand(ctx, params.id, body),
);

export const DELETE = adminRoute({ params: commandParams }, (ctx, { params }) =>
  removeCommand(ctx, params.id),
);
