import { z } from 'zod';

const text = z.string().trim().optional();

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().default(3000),
  APP_URL: text,
  AUTH_SECRET: text,
  ENCRYPTION_KEYS: text,
  DATABASE_URL: text,
  DATA_DIR: text,
  NEON_WS_PROXY: text,
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: text,
  OPENAI_MODEL: text,
  OPENAI_MODELS: text,
  DAILY_TOKEN_BUDGET: z.coerce.number().int().positive().default(100_000),
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_PHONE_NUMBER: text,
  TWILIO_API_URL: text,
  TWILIO_CONTENT_SID_REMINDER: text,
  TWILIO_CONTENT_SID_SUMMARY: text,
  TWILIO_CONTENT_SID_JOURNAL: text,
  TWILIO_CONTENT_SID_RECAP: text,
  TWILIO_CONTENT_SID_BUTTONS: text,
  TELEGRAM_BOT_TOKEN: text,
  TELEGRAM_WEBHOOK_SECRET: text,
  TELEGRAM_API_URL: text,
  SMTP_URL: text,
  MAIL_FROM: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_API_URL: text,
  GOOGLE_OAUTH_URL: text,
  QSTASH_URL: text,
  QSTASH_TOKEN: text,
  QSTASH_CURRENT_SIGNING_KEY: text,
  QSTASH_NEXT_SIGNING_KEY: text,
  SIDEKICK_WORLD: z.enum(['demo', 'dev']).optional().catch(undefined),
  VERCEL_ENV: text,
  VERCEL_BRANCH_URL: text,
});

export type Env = ReturnType<typeof readEnv>;

let cached: Env | undefined;

export function env(): Env {
  // NODE_ENV is written out, because a bundler replaces only the full expression `process.env.NODE_ENV` by its value.
  cached ??= readEnv({ ...process.env, NODE_ENV: process.env.NODE_ENV });
  return cached;
}

/**
 * Reads the settings from environment variables. If a required variable of a provider is missing, the provider's
 * settings are null.
 */
export function readEnv(source: Record<string, string | undefined>) {
  // An empty setting in a .env file counts as missing.
  const e = schema.parse(Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim())));
  const onVercel = e.VERCEL_ENV !== undefined;
  const preview = onVercel && e.VERCEL_ENV !== 'production';
  const branchUrl = preview && e.VERCEL_BRANCH_URL ? `https://${e.VERCEL_BRANCH_URL}` : undefined;
  const appUrl = (branchUrl ?? e.APP_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, '');
  return {
    production: e.NODE_ENV === 'production',
    port: e.PORT,
    appUrl,
    /** Whether the app's address begins with https://. If so, cookies are Secure and HSTS is sent. */
    https: appUrl.startsWith('https://'),
    onVercel,
    /** Whether the app runs on Vercel, but not in production. If so, it sends no messages and has a demo calendar. */
    preview,
    /** 'demo' or 'dev' for a server with seeded accounts, otherwise null. */
    world: e.SIDEKICK_WORLD ?? null,
    authSecret: e.AUTH_SECRET ?? null,
    encryptionKeys: e.ENCRYPTION_KEYS ?? null,
    database: {
      url: e.DATABASE_URL ?? null,
      dataDir: e.DATA_DIR ?? '.data',
      neonWsProxy: e.NEON_WS_PROXY ?? null,
    },
    openai: {
      apiKey: e.OPENAI_API_KEY ?? null,
      baseUrl: e.OPENAI_BASE_URL ?? null,
      model: e.OPENAI_MODEL ?? null,
      models: listIn(e.OPENAI_MODELS),
    },
    dailyTokenBudget: e.DAILY_TOKEN_BUDGET,
    channelSettings: {
      TWILIO_ACCOUNT_SID: e.TWILIO_ACCOUNT_SID !== undefined,
      TWILIO_AUTH_TOKEN: e.TWILIO_AUTH_TOKEN !== undefined,
      TWILIO_PHONE_NUMBER: e.TWILIO_PHONE_NUMBER !== undefined,
      TELEGRAM_BOT_TOKEN: e.TELEGRAM_BOT_TOKEN !== undefined,
      TELEGRAM_WEBHOOK_SECRET: e.TELEGRAM_WEBHOOK_SECRET !== undefined,
      SMTP_URL: e.SMTP_URL !== undefined,
      MAIL_FROM: e.MAIL_FROM !== undefined,
    },
    twilio:
      e.TWILIO_ACCOUNT_SID && e.TWILIO_AUTH_TOKEN && e.TWILIO_PHONE_NUMBER
        ? {
            accountSid: e.TWILIO_ACCOUNT_SID,
            authToken: e.TWILIO_AUTH_TOKEN,
            phoneNumber: e.TWILIO_PHONE_NUMBER.replace(/^whatsapp:/, ''),
            apiUrl: e.TWILIO_API_URL ?? null,
            contentSids: {
              reminder: e.TWILIO_CONTENT_SID_REMINDER ?? null,
              summary: e.TWILIO_CONTENT_SID_SUMMARY ?? null,
              journal: e.TWILIO_CONTENT_SID_JOURNAL ?? null,
              recap: e.TWILIO_CONTENT_SID_RECAP ?? null,
            },
            buttonSids: listIn(e.TWILIO_CONTENT_SID_BUTTONS),
          }
        : null,
    telegram: e.TELEGRAM_BOT_TOKEN
      ? {
          botToken: e.TELEGRAM_BOT_TOKEN,
          /** Secret that Telegram sends with every update. If it is null, the webhook refuses all updates. */
          webhookSecret: e.TELEGRAM_WEBHOOK_SECRET ?? null,
          apiUrl: e.TELEGRAM_API_URL?.replace(/\/+$/, '') ?? null,
        }
      : null,
    smtp: e.SMTP_URL && e.MAIL_FROM ? { url: e.SMTP_URL, from: e.MAIL_FROM } : null,
    google:
      e.GOOGLE_CLIENT_ID && e.GOOGLE_CLIENT_SECRET
        ? {
            clientId: e.GOOGLE_CLIENT_ID,
            clientSecret: e.GOOGLE_CLIENT_SECRET,
            apiUrl: e.GOOGLE_API_URL?.replace(/\/+$/, '') ?? null,
            oauthUrl: e.GOOGLE_OAUTH_URL?.replace(/\/+$/, '') ?? null,
          }
        : null,
    qstash:
      e.QSTASH_TOKEN && e.QSTASH_CURRENT_SIGNING_KEY && e.QSTASH_NEXT_SIGNING_KEY
        ? {
            url: e.QSTASH_URL ?? null,
            token: e.QSTASH_TOKEN,
            currentKey: e.QSTASH_CURRENT_SIGNING_KEY,
            nextKey: e.QSTASH_NEXT_SIGNING_KEY,
          }
        : null,
  };
}

function listIn(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((value) => value.trim() || []);
}

/** Returns an error message that names the missing required settings. Null if no setting is missing. */
export function missingForProduction(e: Env): string | null {
  const missing = [
    !e.authSecret && 'AUTH_SECRET',
    !e.encryptionKeys && 'ENCRYPTION_KEYS',
    !/^https?:\/\/[^/]/.test(e.appUrl) && 'APP_URL (an address with http:// or https:// in front)',
    e.onVercel && !e.https && 'APP_URL (the public https address: webhooks are signed for it)',
    e.onVercel && !e.database.url && 'DATABASE_URL (the embedded database needs a disk)',
    e.onVercel &&
      !e.qstash &&
      'QSTASH_TOKEN and its two signing keys (the local queue needs a lasting process)',
  ].filter((name) => typeof name === 'string');
  return missing.length > 0 ? `Sidekick cannot start: set ${missing.join(', ')}. See .env.example.` : null;
}
