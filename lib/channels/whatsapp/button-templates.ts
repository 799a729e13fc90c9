import { z } from 'zod';
import { buttonVariables, maxButtons } from '@/lib/channels/whatsapp/buttons';
import type { Env } from '@/lib/env';

const timeoutMs = 15_000;
const pageSize = 500;

const content = z.object({ sid: z.string(), friendly_name: z.string().nullable() });
const page = z.object({
  contents: z.array(content),
  meta: z.object({ next_page_url: z.string().nullish() }).optional(),
});

/**
 * Creates the missing templates for messages with one, two and three buttons, and returns all ids (SIDs) in
 * this order.
 */
export async function ensureButtonTemplates(settings: NonNullable<Env['twilio']>): Promise<string[]> {
  const existing = await listTemplates(settings);
  const sids: string[] = [];
  for (let count = 1; count <= maxButtons; count += 1) {
    const template = buttonTemplate(count);
    const found = existing.find((one) => one.friendly_name === template.friendly_name);
    sids.push((found ?? content.parse(await call(settings, '/v1/Content', template))).sid);
  }
  return sids;
}

function buttonTemplate(count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const samples = numbers.map((number) => ({
    label: `Choice ${number + 1}`,
    payload: `choice:${number + 1}`,
  }));
  const actions = numbers.map((number) => ({
    type: 'QUICK_REPLY',
    title: `{{${2 * number + 2}}}`,
    id: `{{${2 * number + 3}}}`,
  }));
  return {
    friendly_name: `sidekick_buttons_${count}`,
    language: 'en',
    variables: buttonVariables('A message from Sidekick', samples),
    types: { 'twilio/quick-reply': { body: '{{1}}', actions } },
  };
}

async function listTemplates(settings: NonNullable<Env['twilio']>): Promise<z.infer<typeof content>[]> {
  const all: z.infer<typeof content>[] = [];
  let next: string | null | undefined = `/v1/Content?PageSize=${pageSize}`;
  while (next) {
    const { contents, meta }: z.infer<typeof page> = page.parse(await call(settings, next));
    all.push(...contents);
    next = meta?.next_page_url;
  }
  return all;
}

// Twilio's SDK sends field names that the Content API does not read.
async function call(
  { accountSid, authToken, apiUrl }: NonNullable<Env['twilio']>,
  path: string,
  body?: object,
): Promise<unknown> {
  const base = (apiUrl ?? 'https://api.twilio.com').replace('//api.', '//content.');
  const response = await fetch(new URL(path, base), {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      'Content-Type': 'application/json',
    },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`Twilio answered ${response.status}: ${await response.text()}`);
  return response.json();
}
