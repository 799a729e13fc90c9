import { privatePreview } from '@/lib/channels/rules';
import { scaleFor } from '@/lib/journal/rating';
import type { Heard, Phrase } from '@/lib/phrases/phrase';

export const moodPhrases: Phrase[] = [
  {
    // "How was my week?" asks for what was done, and how it felt.
    intent: 'journal_query',
    isQuestion: true,
    strength: 'certain',
    say: [
      '[and|so] how (was|is|did|has) (my|our|the) (week|day|month|weekend) [been|go|going|gone] [then|so far|in the end]',
    ],
    fits: ({ times, message }) => times.length === 0 && !/\blook|\bahead\b/i.test(message),
    calls: ({ whole }) => {
      const span = /\b(?:week|day|month|weekend)\b/i.exec(whole)?.[0].toLowerCase() ?? 'week';
      const when = span === 'day' ? 'today' : span === 'weekend' ? 'the weekend' : `this ${span}`;
      return [
        { tool: 'track_done', input: { act: 'ask', what: 'everything', when } },
        { tool: 'journal', input: { do: 'mood', time: when } },
      ];
    },
    examples: ['how was my week'],
    counterExamples: ['how was my mood'],
  },
  {
    // "Mood 4 out of 10".
    intent: 'journal_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[log|note|record|track|save|put|add] [<my>] mood [today|tonight|now|right now|this morning|so far] [is|was|at|of|:] [today|about|around|like|only] [a|an] {score}',
      '(today|my day|the day|this day|this week) (is|was|gets|got|has been) [only|about|maybe] [a|an] {score}',
      '(i would give|i give|give) (today|my day|the day|it|this day) [a|an] {score}',
      '(feeling|i feel|i am feeling) [like|about] [a|an] {score} [today|tonight|right now]',
      '[i] [would] give (today|my day|the day|this day|it) [a|an] {n:number} [only|really|i think|out of 10]',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      !/^today is [\d/]+$/i.test(heard.whole) &&
      (isScore.test(heard.text('score')) || /\bgive (?!it).* \d{1,2}\b/i.test(heard.whole)),
    calls: (heard) => ({
      tool: 'journal',
      input: {
        do: 'keep',
        feeling: /(?:\/|of) ?(?:10|5|ten|five)\b/i.test(heard.whole)
          ? heard.whole.replace(/^(?:log|note|record|track|save|put|add) /i, '')
          : `${heard.whole} out of 10`,
      },
    }),
    examples: ['mood 4 out of 10', 'my mood today is 7 out of 10', 'today was a 6 out of 10'],
    counterExamples: ['my mood is good', 'today is 4/10'],
  },
  {
    // "Mood 4" has no scale.
    intent: 'journal_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[log|note|record|track|save|put|add] [<my>] mood [today|tonight|now|right now|this morning|so far] [is|was|at|of|:] [today|about|around|like|only|a solid] [a|an] {n:number} [today|tonight|now|so far|i think|maybe]',
      '(make|set|change) [<my>] mood [today] [to|at|as] [a|an] {n:number} [today|please]',
      '[i would|i will|i] (rate|give|call|score) (today|my day|the day|my mood|this week) [a|an|as|at|with] {n:number} [today|i think|maybe|really]',
      '[log|note|record|track|save|put|add] [<my>] mood [today|tonight|now|right now|this morning|so far] [is|was|at|of|:] [about|around|like|only|a solid] [a|an] {n:number} [today|tonight|now|so far|i think|maybe] {reason}',
      '(today|my day|the day|this day|this week) (was|is|has been|felt like) [only|about|maybe|like|really] (a|an) [solid] {n:number} [today|so far|i think|maybe|really|tbh]',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      isOnScale(heard.text('n')) &&
      (!heard.has('reason') ||
        /\d\s*[,;.–—-]|^\D*\d+ (?:today|tonight|now|because|as|since)\b/i.test(heard.whole)),
    calls: (heard) => {
      const number = heard.text('n');
      const mood = `mood ${number} out of ${scaleFor(Number(number))}`;
      const feeling = heard.has('reason') ? `${mood}, ${heard.text('reason')}` : mood;
      return { tool: 'journal', input: { do: 'keep', feeling } };
    },
    examples: ['mood 4', 'my mood today is a 7'],
    counterExamples: ['mood on the 4th', 'mood 4?'],
  },
  {
    // "Feeling hopeful, 8".
    intent: 'journal_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[i am|i|today i] (feeling|feel|felt) {state} [about|so|maybe|like|i would say] [a|an] {n:number} [today|tonight|really|i think]',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      isOnScale(heard.text('n')) &&
      /[,;:–-]\s*(?:(?:about|so|maybe|like|an?|i['’]?d say|i would say) )*\d/i.test(heard.whole) &&
      heard.text('state').split(' ').length <= 6,
    calls: (heard) => {
      const number = heard.text('n');
      const scale = scaleFor(Number(number));
      return {
        tool: 'journal',
        input: { do: 'keep', feeling: heard.whole.replace(/(?=\D*$)/, ` out of ${scale}`) },
      };
    },
    examples: ['feeling hopeful, 8', 'I feel a bit low today - 3'],
    counterExamples: ['feeling 8'],
  },
  {
    // "8/10", after telling how it is.
    intent: 'journal_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[like|about|maybe|so|a|an|solid] [a|an|solid] {score} [i would say|today|really|for me]',
      '[please] (rate|score) (it|that|today|the day|my day) [as|a|at] [a] {score}',
      '[so|and] (it is|its|it was|that is|that was|call it|i would say|i would call it|say) [about|maybe|like|only] [a|an] [solid] {score} [today|really|for me|i think]',
    ],
    fits: (heard) =>
      (isScore.test(heard.text('score')) ||
        (/\b(?:rate|score)\b/i.test(heard.whole) && isOnScale(heard.text('score')))) &&
      (isAfterEntry(heard) ||
        (/\b(?:feel\w*|felt|mood|day|night|sad|happy|great|good|bad|tired|passed|won)\b/i.test(
          heard.world.lastMessage ?? '',
        ) &&
          heard.world.mentions[0]?.turn !== heard.world.lastTurn)),
    calls: (heard) => ({
      tool: 'journal',
      input: {
        do: 'keep',
        feeling: isAfterEntry(heard)
          ? `mood ${heard.text('score')}`
          : `${heard.world.lastMessage}, mood ${heard.text('score')}`,
      },
    }),
    examples: [],
  },
  {
    intent: 'journal_set',
    when: 'words',
    strength: 'guess',
    say: ['[solid|about|maybe] [a|an] [solid] {score}'],
    fits: (heard) => /(?:\/|of) ?10$/.test(heard.text('score')) && isScore.test(heard.text('score')),
    calls: (heard) => ({ tool: 'journal', input: { do: 'keep', feeling: `mood ${heard.whole}` } }),
    offer: (heard) => `Shall I note ${heard.text('score')} in your journal, as how today is?`,
    examples: ['8/10'],
  },
  {
    // "Make it a 7", after "mood 6/10": the entry gets one more line.
    intent: 'journal_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[no|actually|sorry|wait|hm] [i] [would] (make|call|change|set|put|give|rate|score) (it|that|this|the mood|my mood|today|the day) [to|at|as] [a|an] {n:number} [out of 10|out of 5] [actually|instead|rather|i think|maybe]',
      '[no|actually|sorry|wait|hm] (make|call|change|set|put) (it|that|this|the mood|my mood) [to|at] [a|an] {n:number} {reason}',
      '(no|actually|sorry|wait|hm|rather|more like) [it is|i would say|maybe|more like|rather|make that] [a|an] {n:number} [out of 10|out of 5] [{reason}]',
      '[no|actually|sorry|wait|hm] [it is|it was|that is|i would say|i would call it|i think|let us say|say|maybe|today is] [really|actually] (more like|more of|rather|closer to|i would say|id say|let us say|call it|really|just|only|actually) [a|an] {n:number} [out of 10|out of 5|actually|really|i think|today]',
      '[no|actually|sorry|wait|hm] {reason} so (make|call|change|set|put) (it|that|this|the mood|my mood) [to|at] [a|an] {n:number} [out of 10|out of 5|now|instead]',
      '[but|and|then] {reason} so [now|then] [it is|i am|i would say|maybe|more like|rather|say|at] [now|at|more like] [a|an] {n:number} [out of 10|out of 5|now|then|i guess|i think|maybe|after all]',
      '[but|and|ok] [now|by now|tonight|this evening] (it is|i am|i would say|i feel|feels|feeling) [now] [at|like|more like] [a|an] {n:number} [out of 10|out of 5] [now|again|by now|i guess|i think]',
    ],
    // The text of a journal message is not kept in the conversation.
    fits: ({ world: { lastChanges = [], lastMessage }, hasQuestionMark }) =>
      lastChanges.some(({ tool }) => tool === 'journal') &&
      lastMessage === privatePreview &&
      !hasQuestionMark,
    calls: (heard) => ({
      tool: 'journal',
      input: {
        do: 'keep',
        feeling: asCorrected(heard),
      },
    }),
    examples: [],
  },
  {
    // "Which day was my worst?": the entries with their scores.
    intent: 'journal_query',
    isQuestion: true,
    when: 'may',
    strength: 'certain',
    say: [
      '[and|so] (which|what) day was [the|my] (best|worst|happiest|saddest|hardest|nicest) [one]',
      '[and|so] (which|what) (is|was|were) my (best|worst|happiest|saddest|hardest|nicest) (day|days)',
    ],
    fits: ({ sense }) => sense === 'none' || sense === 'range',
    calls: ({ sense, when }) => ({
      tool: 'journal',
      input: { do: 'show', ...(sense === 'range' ? { time: when } : {}) },
    }),
    examples: ['which day was worst', 'what was my best day'],
  },
];

// The text of a journal message is not kept in the conversation.
function isAfterEntry({ world: { lastChanges = [] } }: Heard): boolean {
  return lastChanges.some(({ tool }) => tool === 'journal');
}

const isScore = /^\d{1,2}(?:[.,]\d)? ?(?:\/|out of|of) ?(?:10|5|ten|five)$/i;

function isOnScale(number: string): boolean {
  return /^\d{1,2}(?:[.,]\d)?$/.test(number) && Number(number.replace(',', '.')) <= 10;
}

const leading =
  /(?:\b(?:so|but|and|ok|okay|now|then|by now|it is|it['’]?s|i['’]?m|i am|i['’]d|i would|say|maybe|more like|more of|rather|at|to|as|make|call|change|set|put|give|rate|score|it|that|this|closer|really|just|only|actually|no|sorry|wait|hm|feels?|feeling|i feel|like|i think|today is|today|the day|my mood|the mood|let['’]?s)\b[ ,]*)+$/i;

// "But then she rang, so 6" gives "then she rang, rather 6": the score is read after "rather".
function asCorrected({ whole, text }: Heard): string {
  const [said = ''] = whole.split(/ ?(?:\/|out of) ?(?:10|5)\b/);
  const number = new RegExp(
    `(?:\\ban? )?(?<![\\d.,])${text('n').replace(/\D/g, '\\$&')}(?!\\d|[.,]\\d)`,
    'gi',
  );
  const place = [...said.matchAll(number)].at(-1)?.index ?? 0;
  const before = whole
    .slice(0, place)
    .replace(leading, '')
    .replace(/^(?:but|and|no|actually|sorry|wait|hm)\W+/i, '')
    .replace(/(?<![\s,])[\s,]+$/, '');
  const rest = whole.slice(place);
  return before ? `${before}, rather ${rest}` : `rather ${rest}`;
}

export const hardTime =
  /^(?:(?:ugh|argh|wah|omg|gosh|man|sigh|meh|well|so)[,\s]+)*(?:(?:what an?|such an?|it['’]?s been an?|(?:had|have had|been) an?|an?) )?(?:(?:really|very|so|pretty) )?(?:rough|tough|rubbish|crappy|dreadful|miserable|rotten|grim|awful|terrible|horrible|bad|hard|shit|crap|exhausting|brutal|sad|lousy) (?:shift|day|week|weekend|night|morning|evening|month|year|time|one(?= (?:today|tonight|yesterday|last|this|at)\b|\W*$|[.,!]))\b|^(?:this|my|the|today|yesterday|last) ?(?:whole )?(?:day|week|weekend|night|morning|evening|shift|month|year)? (?:really |totally |just |absolutely )?(?:sucked|sucks|was (?:awful|terrible|horrible|rough|tough|bad|hard))\b/i;
