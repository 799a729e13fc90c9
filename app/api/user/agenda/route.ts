import { readAgenda } from '@/lib/agenda/read-agenda';
import { agendaQuery } from '@/lib/agenda/schema';
import { userRoute } from '@/lib/http/route';

export const GET = userRoute({ query: agendaQuery }, (ctx, { query }) =>
  readAgenda(ctx, query.from, query.to),
);
