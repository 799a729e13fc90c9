import { callerOf, dropCookie } from '@/lib/http/auth';
import { userRoute } from '@/lib/http/route';
import { deleteAccount } from '@/lib/profile/delete';
import { deleteAccountInput, profileInput } from '@/lib/profile/schema';
import { updateProfile } from '@/lib/profile/update';

export const PATCH = userRoute({ body: profileInput }, async (ctx, { body, request }) => ({
  user: await updateProfile(ctx, body, await callerOf(request)),
}));

export const DELETE = userRoute({ body: deleteAccountInput }, async (ctx, { body, request }) => {
  await deleteAccount(ctx, body.currentPassword, await callerOf(request));
  await dropCookie();
  return { message: 'Your account and everything in it is deleted.' };
});
