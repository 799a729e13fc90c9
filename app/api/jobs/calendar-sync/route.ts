import { z } from 'zod';
import { syncConnector } from '@/lib/connectors/sync/sync';
import { signedRoute } from '@/lib/http/callbacks/signed-route';

export const maxDuration = 300;

export const POST = signedRoute(z.object({ id: z.uuid() }), (ctx, { id }) => syncConnector(ctx, id));
