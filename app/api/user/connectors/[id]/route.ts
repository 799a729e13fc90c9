import { connectorParams, updateConnectorInput } from '@/lib/connectors/schema';
import { disconnect, updateConnector } from '@/lib/connectors/settings';
import { userRoute } from '@/lib/http/route';

export const PATCH = userRoute(
  { params: connectorParams, body: updateConnectorInput },
  (ctx, { params, body }) => updateConnector(ctx, params.id, body),
);

export const DELETE = userRoute({ params: connectorParams }, (ctx, { params }) => disconnect(ctx, params.id));
