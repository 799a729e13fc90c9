import { testConfig } from '@/lib/admin/config';
import { adminRoute } from '@/lib/http/route';

export const maxDuration = 30;

export const POST = adminRoute({}, (ctx) => testConfig(ctx));
