import { eventsToday } from '@/lib/connectors/today';
import { userRoute } from '@/lib/http/route';

export const GET = userRoute({}, (ctx) => eventsToday(ctx));
