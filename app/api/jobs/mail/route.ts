import { accountMail, sendAccountMail } from '@/lib/channels/email/account-mails';
import { signedRoute } from '@/lib/http/callbacks/signed-route';

export const POST = signedRoute(accountMail, sendAccountMail);
