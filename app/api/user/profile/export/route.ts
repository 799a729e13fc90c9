import { respondPieces } from '@/lib/http/respond';
import { userRoute } from '@/lib/http/route';
import { exportAccount } from '@/lib/profile/reads';

export const GET = userRoute({}, async (ctx) =>
  respondPieces(await exportAccount(ctx), {
    'Content-Type': 'application/json',
    'Content-Disposition': `attachment; filename="sidekick-${ctx.now().toISOString().slice(0, 10)}.json"`,
  }),
);
