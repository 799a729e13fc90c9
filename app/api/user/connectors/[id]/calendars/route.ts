import { connectorParams } from '@/lib/connectors/schema';
import { calendarChoices } from '@/lib/connectors/settings';
import { userRoute } from '@/lib/http/route';

export const GET = userRoute({ params: connectorParams }, (ctx, { params }) =>
  calendarChoices(ctx, params.id),
);
