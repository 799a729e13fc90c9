import type { AdminStats } from '@/lib/admin/schema';
import type { Ctx } from '@/lib/context';
import { readCounts } from '@/lib/stats/reads';
import { latenessPercentile } from '@/lib/stats/rules';

const outcomes = ['planned', 'accepted', 'delivered', 'read', 'failed', 'expired', 'unknown', 'cancelled'];

export async function adminStats(ctx: Ctx): Promise<AdminStats> {
  const counts = await readCounts(ctx);
  const of = (name: string) => counts[name] ?? 0;
  return {
    totalUsers: of('users'),
    activeUsers: of('active_users'),
    messagesToday: of('messages_today'),
    totalTodos: of('todos'),
    completedTodos: of('completed_todos'),
    activeReminders: of('active_reminders'),
    todosCreated: of('todos_created'),
    totalUserInfo: of('info'),
    messagesProcessed: of('messages'),
    deliveries: {
      byOutcome: Object.fromEntries(outcomes.filter(of).map((name) => [name, of(name)])),
      lateP50Ms: latenessPercentile(counts, 0.5),
      lateP99Ms: latenessPercentile(counts, 0.99),
    },
    modelCallsToday: of('model_calls'),
    tokensToday: of('tokens'),
  };
}
