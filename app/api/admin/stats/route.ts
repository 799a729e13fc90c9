import { adminStats } from '@/lib/admin/stats';
import { adminRoute } from '@/lib/http/route';

export const GET = adminRoute({}, (ctx) => adminStats(ctx));
