import { userRoute } from '@/lib/http/route';

export const GET = userRoute({}, async ({ user }) => ({ user }));
