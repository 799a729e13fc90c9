import { changeConfig, viewConfig } from '@/lib/admin/config';
import { configInput } from '@/lib/config/schema';
import { adminRoute } from '@/lib/http/route';

export const GET = adminRoute({}, (ctx) => viewConfig(ctx));

export const POST = adminRoute({ body: configInput }, (ctx, { body }) => changeConfig(ctx, body));
