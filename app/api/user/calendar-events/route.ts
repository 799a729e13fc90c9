import { todaysEvents } from '@/lib/connectors/events/todays-events';
import { userRoute } from '@/lib/http/route';

export const GET = userRoute({}, (ctx) => todaysEvents(ctx));
