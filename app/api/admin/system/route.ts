import { systemState } from '@/lib/admin/system';
import { adminRoute } from '@/lib/http/route';

export const GET = adminRoute({}, (ctx) => systemState(ctx));
