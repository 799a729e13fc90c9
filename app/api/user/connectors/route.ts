import { listConnectorsAndSync } from '@/lib/connectors/settings';
import { userRoute } from '@/lib/http/route';

export const GET = userRoute({}, listConnectorsAndSync);
