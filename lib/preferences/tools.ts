import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { findPreferences } from '@/lib/preferences/reads';
import { hasQuietHours, quietDefaults, weekdays } from '@/lib/preferences/rules';
import type { Preferences, PreferencesInput } from '@/lib/preferences/schema';
import { readQuietHours, readWeekly } from '@/lib/preferences/when';
import { updatePreferences } from '@/lib/preferences/writes';
import { formatClock } from '@/lib/time/format';
import { defineTool, rowChanges } from '@/lib/tool';
import { joinWords } from '@/lib/words/wording';

const timeWords = z.string().trim().max(200).nullish();

const input = z.object({
  quiet: z.boolean().nullish().describe('on or off'),
  quietFrom: timeWords,
  quietTo: timeWords,
  recap: z.boolean().nullish(),
  clock: z.enum(['12h', '24h', 'usual']).nullish(),
  recapWhen: timeWords,
});

const setPreferencesTool = defineTool({
  name: 'set_preferences',
  description: 'Quiet hours, weekly recap, 12- or 24-hour clock; without input: how they are set.',
  input,
  run: async (ctx, wanted) => {
    const before = await findPreferences(ctx);
    const change = changeOf(ctx, wanted, before);
    const changed = fields.filter((field) => change[field] !== undefined);
    if (changed.length === 0) return { text: `${formatQuietHours(ctx, before)} ${formatRecap(ctx, before)}` };
    const after = await updatePreferences(ctx, change);
    const isQuiet = changed.some((field) => field.startsWith('quiet'));
    const isRecap = changed.some((field) => field.startsWith('recap'));
    const words = [
      ...(isQuiet ? [formatQuietHours(ctx, after)] : []),
      ...(isRecap ? [formatRecap(ctx, after)] : []),
      ...(changed.includes('clock') ? [formatHourClock(ctx, after)] : []),
    ];
    const own = (all: Preferences) => ({
      ...Object.fromEntries(changed.map((field) => [field, all[field]])),
      id: ctx.user.id,
    });
    return {
      text: words.join(' '),
      receipt: {
        feature: 'info',
        action: formatAction(after, changed),
        undo: { rows: rowChanges('users', [own(before)], [own(after)]) },
      },
    };
  },
});

export const preferenceTools = [setPreferencesTool];

const fields = ['quietFrom', 'quietTo', 'recapOn', 'recapDay', 'recapTime', 'clock'] as const;

function changeOf(ctx: UserCtx, wanted: z.output<typeof input>, before: Preferences): PreferencesInput {
  const { clock } = wanted;
  return {
    ...quietChange(ctx, wanted, before),
    ...recapChange(ctx, wanted),
    ...(clock ? { clock: clock === 'usual' ? null : clock } : {}),
  };
}

function quietChange(ctx: UserCtx, wanted: z.output<typeof input>, before: Preferences): PreferencesInput {
  const { quiet, quietFrom: from, quietTo: to } = wanted;
  if (quiet === false) return { quietTo: before.quietFrom };
  if (from || to) return readQuietHours(ctx, { from: from ?? '', to: to ?? '' }, before);
  if (quiet !== true) return {};
  return hasQuietHours(before) ? { quietTo: before.quietTo } : quietDefaults;
}

function recapChange(ctx: UserCtx, { recap, recapWhen }: z.output<typeof input>): PreferencesInput {
  if (recap === false) return { recapOn: false };
  if (!recapWhen) return recap ? { recapOn: true } : {};
  const { day, time } = readWeekly(ctx, recapWhen);
  return { recapOn: true, ...(day ? { recapDay: day } : {}), ...(time ? { recapTime: time } : {}) };
}

function formatQuietHours({ user }: UserCtx, { quietFrom, quietTo, clock }: Preferences): string {
  if (!hasQuietHours({ quietFrom, quietTo })) return 'No quiet hours: I may write at any hour.';
  const [from, to] = [quietFrom, quietTo].map((time) => formatClock(time, { ...user, clock }));
  return `Quiet hours: ${from} to ${to}. Messages whose time you have set still come on time; all others wait until the quiet hours end.`;
}

function formatRecap({ user }: UserCtx, { recapOn, recapDay, recapTime, clock }: Preferences): string {
  if (!recapOn) return 'The weekly recap is switched off.';
  return `Your weekly recap comes on ${weekdays[recapDay - 1]}s at ${formatClock(recapTime, { ...user, clock })}.`;
}

function formatHourClock({ user }: UserCtx, { clock }: Preferences): string {
  return `I write times like ${formatClock('17:00', { ...user, clock })} now.`;
}

function formatAction(after: Preferences, changed: (typeof fields)[number][]): string {
  const { quietFrom, quietTo, recapOn, recapDay, recapTime, clock } = after;
  const quiet = hasQuietHours(after) ? `quiet hours ${quietFrom} to ${quietTo}` : 'no quiet hours';
  const recap = recapOn ? `weekly recap ${weekdays[recapDay - 1]} ${recapTime}` : 'weekly recap off';
  return joinWords([
    ...(changed.some((field) => field.startsWith('quiet')) ? [quiet] : []),
    ...(changed.some((field) => field.startsWith('recap')) ? [recap] : []),
    ...(changed.includes('clock') ? [clock === null ? 'the usual clock' : `the ${clock} clock`] : []),
  ]);
}
