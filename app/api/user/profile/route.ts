import { callerOf, dropCookie, rememberDevice } from '@/lib/http/auth';
import { userRoute } from '@/lib/http/route';
import { deleteAccount } from '@/lib/profile/delete';
import { deleteAccountInput, profileInput } from '@/lib/profile/schema';
import { updateProfile } from '@/lib/profile/update';

export const PATCH = userRoute({ body: profileInput }, async (ctx, { body, request }) => {
  const user = await updateProfile(ctx, body, await callerOf(request));
  // A new password makes all device cookies invalid, so this browser gets a new one.
  if (body.newPassword) await rememberDevice(ctx, user.email);
  return { user };
});

export const DELETE = userRoute({ body: deleteAccountInput }, async (ctx, { body, request }) => {
  await deleteAccount(ctx, body.currentPassword, await callerOf(request));
  await dropCookie();
  return { message: 'Your account and everything in it is deleted.' };
});
