import { linkWords } from '@/lib/assistant/phrases/edits/words';
import { recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { pronoun, seriesIn } from '@/lib/reminders/phrases/running/pausing';
import { localDate } from '@/lib/time/format';

/** Phrases that end a pause, or move the end of what was just paused or ended. */
export const resumingPhrases: Phrase[] = [
  {
    // "It starts again on 13 january", of a series that is paused or off until then.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[and|but|so|okay] [it|that|they|everything] (is|are|will be) back [on|up and running] [again] [on|from|as of|starting]',
      '[and|but|so|okay] {item} (is|are|will be) back [on|up and running] [again] [on|from|as of|starting]',
      '[and|but|so|okay] [it|that|they|everything] (starts|start|begins|begin|goes on|go on|resumes|resume|restarts|restart|continues|continue) [back|up] [again] [on|from|as of]',
      '[and|but|so|okay] {item} (starts|start|begins|begin|goes on|go on|resumes|resume|restarts|restart|continues|continue) [back|up] [again] [on|from|as of]',
    ],
    fits: (heard) => !heard.hasQuestionMark && isBack(heard) && seriesIn(heard).length > 0,
    calls: (heard) => resumeCalls(seriesIn(heard), heard),
    examples: [],
  },
  {
    // "Same time the week after", right after one time was left out, changes nothing.
    intent: 'calendar_query',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => afterSkip.test(heard.whole) && skippedBefore(heard) !== null,
    calls: (heard) => {
      const thing = skippedBefore(heard);
      return thing?.at ? recall(`Yes: ${timedLine(thing, heard.world)}.`, [thing]) : null;
    },
    examples: [],
  },
  {
    // "Wait, she said saturday", right after a pause or an end until another day.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: ['[until|till|to]', '{all}'],
    fits: (heard) => !heard.hasQuestionMark && otherDay(heard) !== null,
    calls: (heard) => otherDay(heard),
    examples: [],
  },
  {
    intent: 'calendar_set',
    say: [
      '(resume|unpause|continue|restart|reactivate|unmute) {item}',
      '(start|turn on) {item} again',
      'resume',
      `[and|but|so|please|okay] (resume|unpause|continue|restart|reactivate|unmute|start|begin|carry|pick|go) [on] [with] [${pronoun}] [up] [again|back] [on|from|as of|starting]`,
      '[and|but|so|please|okay] (start|begin|pick|bring|turn|switch|put) {item} (up again|again|back on|back up|back) [on|from|as of|starting]',
    ],
    fits: (heard) => isResuming(heard) && seriesIn(heard).length > 0,
    calls: (heard) => resumeCalls(seriesIn(heard), heard),
    examples: [],
  },
];

const afterSkip =
  /^(?:and |but |then |it is |its )*(?:(?:back (?:on|to normal)|(?:the )?same (?:time|again)|as (?:usual|normal)|(?:the )?usual time|on again)[ ,]*){1,2}(?:the )?(?:week after(?: that)?|following week|next week)(?:,? (?:though|tho|as (?:usual|normal)))?$/i;

function skippedBefore({ world: { lastChanges = [], things } }: Heard): Thing | null {
  const [change, other] = lastChanges;
  if (change?.tool !== 'update_reminder' || !change.input.skip || other) return null;
  return things.find(({ id, rule }) => rule && id === change.input.item) ?? null;
}

function isBack({ times: [day, other], whole, world }: Heard): boolean {
  return (
    day?.kind === 'date' &&
    !other &&
    day.bound === null &&
    day.date > localDate(world.now, world.zone) &&
    /\b(?:back|again|resumes?|restarts?|continues?|go(?:es)? on)\b/i.test(whole)
  );
}

const others = /^(?:doctor|doc|dr|nurse|coach|teacher|vet|school|office|clinic|he|she|they)$/;

function otherDay({ parts, times: [day, other], world }: Heard): PhraseCall[] | null {
  const changes = world.lastChanges ?? [];
  const field = (['pause', 'until'] as const).find((name) =>
    changes.every(({ tool, input }) => tool === 'update_reminder' && input[name] && input[name] !== 'on'),
  );
  const isOnlyDay = parts.every(({ time, word }) => time || linkWords.has(word) || others.test(word));
  if (changes.length === 0 || !field || day?.kind !== 'date' || other || !isOnlyDay) return null;
  if (day.date <= localDate(world.now, world.zone) || changes.some(({ input }) => input.when)) return null;
  return changes.map(({ tool, input }) => ({ tool, input: { ...input, [field]: day.date } }));
}

function resumeCalls(series: Thing[], { times, world }: Heard): PhraseCall[] {
  const day = times.find((time) => time.kind === 'date');
  const from = day?.kind === 'date' && day.date > localDate(world.now, world.zone) ? day.date : null;
  return series.map(({ id }) => ({
    tool: 'update_reminder',
    input: { item: id, ...(from ? { pause: from } : { resume: true }) },
  }));
}

// A bare "start again" needs a word that says that it was there before.
function isResuming({ whole, first, times }: Heard): boolean {
  return (
    (/\b(?:again|back|carry on)\b/i.test(whole) ||
      /^(?:resume|unpause|continue|restart|reactivate|unmute)$/.test(first)) &&
    times.every(({ kind }) => kind === 'date')
  );
}
