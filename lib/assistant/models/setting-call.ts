export const settings = [
  ...(['quiet_hours', 'recap', 'clock', 'journal_prompt', 'summary', 'summary_todos'] as const),
  ...(['summary_reminders', 'summary_motivation', 'summary_journal', 'summary_message'] as const),
] as const;

type Setting = (typeof settings)[number];

export function settingCall(
  setting: Setting,
  value: string | null | undefined,
): { tool: string; input: unknown } {
  const words = value?.trim() ?? null;
  const toggled = words && /^(?:on|off)$/i.test(words) ? words.toLowerCase() === 'on' : null;
  const summary = (input: object) => ({ tool: 'set_daily_summary', input });
  const preferences = (input: object) => ({ tool: 'set_preferences', input });
  switch (setting) {
    case 'quiet_hours':
      return preferences(toggled === null ? quietTimes(words ?? '') : { quiet: toggled });
    case 'recap':
      return preferences(toggled === null ? { recapWhen: words } : { recap: toggled });
    case 'clock':
      return preferences({ clock: words });
    case 'journal_prompt':
      return {
        tool: 'journal',
        input: { do: 'prompt', ...(toggled === null ? { time: words } : { active: toggled }) },
      };
    case 'summary':
      if (words === 'now') return summary({ now: true });
      return summary(toggled === null ? { time: words } : { active: toggled });
    case 'summary_message':
      return summary({ message: toggled === false ? '' : words });
    default:
      return summary({ [setting.replace('summary_', '')]: toggled ?? words });
  }
}

function quietTimes(words: string): { quietFrom: string; quietTo: string } {
  const [from = '', to = ''] = words.split(/\s*(?:\b(?:to|till|until)\b|[-–])\s*/);
  return { quietFrom: from.replace(/^from\s+/, ''), quietTo: to };
}
