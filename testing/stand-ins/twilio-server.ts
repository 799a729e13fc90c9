import { createEmulator } from 'emulate';
import { freePort } from '@/testing/ports';
import { startTwilioContent, type TwilioContent } from './twilio-content';

export const twilioAccount = {
  accountSid: 'AC0123456789abcdef0123456789abcdef',
  authToken: 'end-to-end-auth-token',
  number: '+15550199999',
};

export async function startTwilioServer(webhook: string): Promise<TwilioContent> {
  const { accountSid, authToken, number } = twilioAccount;
  const emulator = await createEmulator({
    service: 'twilio',
    port: await freePort(),
    seed: {
      twilio: {
        account: { sid: accountSid, auth_token: authToken },
        phone_numbers: [{ phone_number: `whatsapp:${number}`, sms_url: webhook }],
      },
    },
  });
  const content = await startTwilioContent(emulator.url.replace('localhost', '127.0.0.1'));
  const close = async () => {
    await content.close();
    await emulator.close();
  };
  return { ...content, close };
}
