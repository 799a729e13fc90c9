import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { formatRule } from '@/lib/reminders/rules';
import { readClocks } from '@/lib/time/clock-list';
import { localDate, localTime } from '@/lib/time/format';
import { quoted } from '@/lib/words/wording';

const remind = '(remind|ping|nudge|alert|tell|notify) (me|us)';

/** Phrases that give the last two reminders their hours, or ask for a second hour. */
export const bothTimesPhrases: Phrase[] = [
  {
    // "Remind me of both, half past eight and ten", after "the blue one in the morning and the white one at night".
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      `[yes|ok|and|can you|could you|please] [${remind}] [of|about|for] (both|them|both of them|them both|the two) [please] [at|is|are] [please|then|instead|respectively]`,
      '[yes|ok|and|no|actually] [make|set|move|put] (them|both|both of them) [for|to|on] [at] [please|then|instead|respectively]',
    ],
    fits: (heard) => bothMoved(heard) !== null,
    calls: (heard) => bothMoved(heard),
    examples: [],
  },
  {
    // "Actually can you do both", after the hour was corrected: the earlier one is not kept.
    intent: 'calendar_set',
    when: 'never',
    strength: 'certain',
    say: [
      '[actually|no|oh|hm|sorry|wait|and|ok] [can|could] [you] [please] (do|keep|set|have|make it|make|remind me at|i want|i need|let us do|let us have) both [times|of them|hours] [please|then|actually]',
      '[actually|no|oh|hm|sorry|wait] both [times|please|actually]',
    ],
    fits: (heard) => corrected(heard) !== null,
    calls: (heard) => {
      const thing = corrected(heard);
      return (
        thing && {
          ask: `${quoted(thing.title)} is at ${localTime(thing.at ?? heard.world.now, heard.world.zone)} now. At which other time should I remind you too?`,
          ...{ tool: 'set_reminder', input: { title: thing.title }, field: 'when' },
        }
      );
    },
    examples: [],
  },
];

function bothMoved({ world, times, hasQuestionMark, message }: Heard): PhraseCall[] | null {
  const made = madeLast(world);
  const [day, other] = times;
  // "Both at 10": each stays on its day.
  if (made.length === 2 && day?.kind === 'time' && !other && made.every(({ rule, at }) => at && !rule))
    return made.map((thing) => ({
      tool: 'update_reminder',
      input: {
        item: thing.id,
        when: `${localDate(thing.at ?? world.now, world.zone)} ${nearest(day.time, thing, day.text, world.zone)}`,
      },
    }));
  if (made.length === 2 && day?.kind === 'date' && !other && made.every(({ rule, at }) => at && !rule))
    return made.map(({ id, at }) => ({
      tool: 'update_reminder',
      input: { item: id, when: `${day.date} ${localTime(at ?? world.now, world.zone)}` },
    }));
  const clocks = readClocks(times.map(({ text }) => text.replace(/^at /i, '')).join(' and '));
  if (
    made.length !== 2 ||
    clocks?.length !== 2 ||
    (hasQuestionMark && !/\b(?:remind|ping|can|could)\b/i.test(message))
  )
    return null;
  const said = times.map(({ text }) => text).join(' ');
  return made.map((thing, place) => {
    const clock = nearest(clocks[place] ?? '', thing, said, world.zone);
    const rule = thing.rule ? formatRule(thing.rule) : '';
    return { tool: 'update_reminder', input: { item: thing.id, when: `${rule} at ${clock}`.trim() } };
  });
}

function madeLast({ mentions, lastTurn, things }: Heard['world']): Thing[] {
  const made = mentions.filter(({ turn, how }) => turn === lastTurn && (how === 'made' || how === 'changed'));
  const found = made.flatMap(
    ({ thing }) => things.find(({ id, kind }) => id === thing.id && kind === 'reminder') ?? [],
  );
  return found.length === made.length ? found : [];
}

// "Ten o'clock" for what is taken at night is 22:00.
function nearest(clock: string, { at }: Thing, said: string, zone: string): string {
  if (!at || /\d ?[ap]\.?m|\b(?:1[3-9]|2[0-3])\b/i.test(said)) return clock;
  const own = Number(localTime(at, zone).slice(0, 2));
  const hour = Number(clock.slice(0, 2)) % 12;
  const best = Math.abs(hour - own) <= Math.abs(hour + 12 - own) ? hour : hour + 12;
  return `${String(best).padStart(2, '0')}${clock.slice(2, 5)}`;
}

function corrected({ world }: Heard): Thing | null {
  const [newest] = world.mentions;
  const thing = newest && world.things.find(({ id }) => id === newest.thing.id);
  return newest?.how === 'changed' &&
    newest.turn === world.lastTurn &&
    thing?.kind === 'reminder' &&
    !thing.rule
    ? thing
    : null;
}
