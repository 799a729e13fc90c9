import { readVersions } from '@/lib/changes/reads';
import { respondTagged } from '@/lib/http/respond';
import { userRoute } from '@/lib/http/route';

export const GET = userRoute({}, async (ctx, { request }) => respondTagged(request, await readVersions(ctx)));
