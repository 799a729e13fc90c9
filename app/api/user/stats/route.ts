import { userRoute } from '@/lib/http/route';
import { userStats } from '@/lib/profile/reads';

export const GET = userRoute({}, (ctx) => userStats(ctx));
