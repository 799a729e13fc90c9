import { listActions } from '@/lib/admin/commands';
import { adminRoute } from '@/lib/http/route';

export const GET = adminRoute({}, () => listActions());
