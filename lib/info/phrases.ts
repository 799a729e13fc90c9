import { findInfo } from '@/lib/info/find';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrase';

/** Nouns whose value is worth keeping. */
const keepable =
  /\b(?:name|code|number|pin|password|passcode|passphrase|size|address|email|e-mail|phone|mobile|wifi|wi-fi|network|ssid|plate|seat|gate|room|model|brand|username|user name|login|account|iban|insurance|policy|licen[cs]e|key|keys|locker|combination|combo|colou?r|favou?rite|blood|allergy|allergies|diet|doctor|dentist|landlord|landlady|boss|teacher|plumber|vet|hairdresser|mechanic|lawyer|accountant|therapist|doctor['’]s|booking|reservation|confirmation|reference|flight|train|passport|id|ssn|tax|height|weight|shoe|ring|shirt|wife|husband|partner|son|daughter|brother|sister|mother|father|mom|mum|dad|cat|dog|pet|school|employer|company|job|title|nationality|language|birthplace|hometown|shelf|level|floor|parking|spot|nickname|handle|website|url|serial|vin|battery|filter|type|anniversary gift|order|tracking|member(?:ship)?|bank|branch|extension|alarm|garage|door|safe|bike|lock|recipe|dose|dosage)\b/i;
/** What passes, and so is no fact: how somebody or something is just now. */
const passing =
  /^(?:so |very |really |too |a bit |quite |pretty |just |still |always |not |all |completely |totally |kind of |kinda )*(?:late|early|dead|broken|killing|terrible|horrible|awful|great|good|nice|bad|amazing|awesome|fine|okay|ok|hot|cold|tired|crazy|annoying|down|slow|here|there|gone|full|over|fun|boring|happy|sad|sick|busy|ready|sore|hurting|aching|stuck|lost|empty|dirty|clean|messy|loud|quiet|long|short|hard|easy|ugly|pretty|beautiful|cute|funny|weird|strange|stupid|stressful|exhausting|exhausted|rough|tough|wonderful|perfect|better|worse|ruined|delayed|cancelled|canceled|closed|open|wet|freezing|boiling|melting|buzzing|spinning|racing|coming|going|driving|getting|making|being|giving|acting|crying|sleeping|visiting|arriving|leaving|staying|barking|snoring|leaking|ringing|working|on fire|my life|your life|the best|the worst|mine|yours|what|why|how|because|that|when|if|to|about|due|on|at|missing)\b/i;
const fleeting =
  /\b(?:head|day|week|weekend|mood|life|morning|night|evening|stomach|back|plan|point|question|problem|idea|thing|feeling|heart|mind|turn|fault|guess|opinion|bad|pleasure|dream|goal)$/i;
const place =
  /^(?:in|on|under|underneath|at|behind|with|inside|next to|near|beside|above|below|between|by|over|around|level|row|spot)\b/i;
const pronoun =
  /^(?:it|that|this|he|she|they|there|what|who|where|which|how|everything|nothing|something|anything|these|those|today|tomorrow|so|i|we|you|here|one|such)\b/i;

function keyOf(words: string): string {
  return words
    .trim()
    .replace(/^(?:that|the fact that|down|this|please|also)\s+/i, '')
    .replace(/^(?:my|the|our)\s+(?=\S)/i, '')
    .replace(/[\s,:;]+$/, '');
}

function store(key: string, value: string): PhraseCall {
  return {
    tool: 'store_info',
    input: {
      key: keyOf(key),
      value: value
        .trim()
        .replace(/^(?:now|actually)\s+/i, '')
        .replace(/[.!]+$/, ''),
    },
  };
}

/** Whether "key is value" tells something that lasts. */
function lasts(key: string, value: string): boolean {
  if (
    pronoun.test(key) ||
    passing.test(value) ||
    key.split(/\s+/).length > 8 ||
    value.split(/\s+/).length > 14
  )
    return false;
  if (fleeting.test(key)) return false;
  return (
    keepable.test(key) ||
    /\d/.test(value) ||
    /^[“"'„]/.test(value) ||
    place.test(value) ||
    /^\p{Lu}/u.test(value)
  );
}

/** Adds to a fact of the same name that holds several values. */
function addTo(key: string, value: string, { world }: Heard): PhraseCall {
  const known = world.things.find(
    (thing) => thing.kind === 'fact' && thing.title.toLowerCase() === key.toLowerCase(),
  );
  const isKnown = known?.value?.toLowerCase().includes(value.toLowerCase());
  return {
    tool: 'store_info',
    input: { key, value: known?.value && !isKnown ? `${known.value}, ${value}` : value },
  };
}

function facts({ world }: Heard): { key: string; value: string; thing: Thing }[] {
  return world.things
    .filter(({ kind }) => kind === 'fact')
    .map((thing) => ({ key: thing.title, value: thing.value ?? '', thing }));
}

/** Whether a stored fact answers a question. */
function isKnown(heard: Heard, words: string): boolean {
  return words.trim() !== '' && findInfo(facts(heard), words).length > 0;
}

const diets =
  /^(?:a |an )?(?:vegetarian|vegan|pescatarian|lactose intolerant|gluten intolerant|gluten[- ]free|diabetic|celiac|coeliac|halal|kosher|teetotal(?:er)?|left[- ]handed|right[- ]handed|colou?r ?blind|near ?sighted|dairy[- ]free|keto|asthmatic|epileptic|pregnant)\b/i;

export const infoPhrases: Phrase[] = [
  {
    intent: 'facts_set',
    when: 'words',
    isContent: true,
    say: [
      '(remember|keep in mind|note|note down|make a note|take a note|save|store|write down|jot down|do not forget|memorize|memorise|record|keep|fyi|for the record|for your information|just so you know) [that|this|the fact that|down] [:] {key} (is|are|was) {value}',
      '(remember|note|save|store|keep|record) [:] {key} : {value}',
      '(set|store|save|remember|put|keep|record) {key} (as|to be) {value}',
    ],
    fits: (heard) =>
      !pronoun.test(keyOf(heard.text('key'))) &&
      !/^(?:to|when|the (?:birthday|milk))\b/i.test(heard.text('key')) &&
      !/\breminder|alarm|timer\b/i.test(heard.text('key')),
    calls: (heard) => store(heard.text('key'), heard.text('value')),
    examples: ['remember my locker code is 4821', 'note that the spare key is under the mat'],
    counterExamples: ['remember to buy milk'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    isContent: true,
    strength: 'likely',
    say: [
      '(remember|keep in mind|note|note down|make a note|take a note|memorize|save this|remember this|do not forget|for the record) [that|this|down|of|of this] [:] {value}',
      'note [to self] : {value}',
    ],
    fits: (heard) =>
      !/^(?:to|it|that|this|me|when|my (?:birthday)|about|the (?:milk|time))\b/i.test(heard.text('value')) &&
      heard.text('value').split(' ').length > 1 &&
      !/^(?:do not forget)/i.test(heard.whole),
    calls: (heard) => {
      const words = heard.text('value').split(/\s+/);
      return {
        tool: 'store_info',
        input: {
          key: words
            .slice(0, 5)
            .join(' ')
            .replace(/[,.:;]+$/, ''),
          value: heard.text('value'),
        },
      };
    },
    examples: ['remember that Tom likes jazz'],
    counterExamples: ['remember to call Tom'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: [
      '(my|our|the|his|her|their) {key} (is|are) [now|actually|also|still] {value}',
      "{key} 's {more} (is|are) [now|actually] {value}",
      '(my|our) {key} (was|has been) changed to {value}',
      '(my|our|the) {key} : {value}',
      "{key} 's {more} : {value}",
      '(my|our) [new] {key} will be {value}',
      '{key} (is|are) {value}',
    ],
    fits: (heard) =>
      lasts(key(heard), heard.text('value')) &&
      (/^(?:my|our|the|his|her|their)$/.test(heard.first) ||
        heard.has('more') ||
        (keepable.test(key(heard)) && key(heard).split(' ').length <= 4)) &&
      !isQuestion(heard) &&
      (!endsInTime(heard) || keepable.test(key(heard))) &&
      !/\b(?:birthday|anniversary)$/i.test(key(heard)),
    calls: (heard) => store(key(heard), heard.text('value')),
    examples: [
      'my locker code is 4821',
      'the alarm code is 9982',
      "Anna's number is 555 0143",
      "our landlord's name is Ortiz",
      'my passport is in the top drawer',
    ],
    counterExamples: [
      'my head is killing me',
      'the train is late',
      'my phone is dead',
      'my day was terrible',
    ],
  },
  {
    intent: 'facts_set',
    when: 'words',
    strength: 'guess',
    say: [
      '(my|our) {key} (is|are) [now|actually] {value}',
      "{key} 's {more} (is|are) {value}",
      '{key} (works|lives|studies|stays|sits) {value}',
    ],
    fits: (heard) =>
      !passing.test(heard.text('value')) &&
      !pronoun.test(key(heard)) &&
      !fleeting.test(key(heard)) &&
      !isQuestion(heard) &&
      !endsInTime(heard) &&
      heard.text('value').split(' ').length <= 10 &&
      key(heard).split(' ').length <= 6,
    calls: (heard) => {
      const verb = /\b(works|lives|studies|stays|sits)\b/.exec(heard.whole)?.[1];
      return verb
        ? {
            tool: 'store_info',
            input: { key: `where ${keyOf(heard.text('key'))} ${verb}`, value: heard.text('value') },
          }
        : store(key(heard), heard.text('value'));
    },
    examples: [],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: [
      '(my|our|the) {key} (is|are) (called|named) {value}',
      "(my|our|the) {key} 's name is {value}",
      "{key} 's {more} (is|are) (called|named) {value}",
    ],
    fits: (heard) => !isQuestion(heard),
    calls: (heard) => store(`${keyOf(key(heard))}’s name`, heard.text('value')),
    examples: ['the dog is called Biscuit'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: [
      '(i|we) am (allergic|intolerant) to {value}',
      '(i|we) (have|got) (an allergy to|a {value} allergy)',
      '{who} (is|are) (allergic|intolerant) to {value}',
    ],
    calls: (heard) =>
      heard.has('who')
        ? addTo(`${keyOf(heard.text('who'))}’s allergies`, heard.text('value'), heard)
        : addTo('allergies', heard.text('value'), heard),
    fits: (heard) => !/^(?:who|what|is|are)\b/i.test(heard.whole),
    examples: ['I am allergic to nuts'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: ['(i|we) am [now|actually|also] {value}', '(i|we) (do not|never) eat {value}'],
    fits: (heard) => diets.test(heard.text('value')) || /\beat\b/i.test(heard.whole),
    calls: (heard) =>
      /\beat\b/i.test(heard.whole)
        ? addTo('what you don’t eat', heard.text('value'), heard)
        : addTo('diet', heard.text('value').replace(/^an? /i, ''), heard),
    examples: ["I'm vegetarian"],
    counterExamples: ["I'm tired"],
  },
  {
    intent: 'facts_set',
    when: 'words',
    strength: 'likely',
    say: [
      '{who} (likes|loves|hates|dislikes|prefers|adores|detests) {value}',
      '{who} (can not stand|does not like|does not eat|does not drink|is afraid of|is scared of|is into|is a fan of) {value}',
    ],
    fits: (heard) =>
      heard.text('who').split(' ').length <= 3 &&
      !pronoun.test(heard.text('who')) &&
      !/^(?:who|what|everyone|everybody|nobody|everything)\b/i.test(heard.text('who')),
    calls: (heard) => {
      const verb =
        /\b(likes|loves|hates|dislikes|prefers|adores|detests|can['’]?t stand|cannot stand|can not stand|does(?:n['’]?t| not) (?:like|eat|drink)|is (?:afraid|scared) of|is into|is a fan of)\b/i.exec(
          heard.whole,
        )?.[1] ?? 'likes';
      return addTo(`what ${keyOf(heard.text('who'))} ${verb}`, heard.text('value'), heard);
    },
    examples: ["Ravi can't stand coriander", 'Mia loves tulips'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    strength: 'likely',
    say: [
      '(i|we) [always|really] (like|love|hate|prefer|can not stand|do not like|adore|do not drink) {value}',
      'my favorite {thing} is {value}',
    ],
    fits: (heard) =>
      heard.text('value').split(' ').length <= 6 &&
      !/^(?:you|it|that|this|him|her|them|to know|my life|when|how|u|what)\b/i.test(heard.text('value')) &&
      !/\?\s*$/.test(heard.whole),
    calls: (heard) => {
      if (heard.has('thing')) return store(`favorite ${heard.text('thing')}`, heard.text('value'));
      const verb =
        /\b(like|love|hate|prefer|can['’]?t stand|cannot stand|can not stand|do(?:n['’]?t| not) (?:like|drink)|adore)\b/i.exec(
          heard.whole,
        )?.[1] ?? 'like';
      return addTo(`what you ${verb}`, heard.text('value'), heard);
    },
    examples: ['I love dark chocolate'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: [
      '(i|we) [just|have] (put|left|parked|hid|placed|stored|kept|keep|stashed) [my|the|our] {key} (in|on|under|underneath|at|behind|with|inside|next to|near|beside|by|between) {value}',
      '(i|we) [just|have] parked (in|on|at|near|by|next to|level) {value}',
      '{key} (lives|is kept|are kept|is stored|is hidden) (in|on|under|at|behind|with|inside|next to|near) {value}',
    ],
    calls: (heard) => {
      const link = /\b(in|on|under|underneath|at|behind|with|inside|next to|near|beside|by|between|level)\s/i;
      const after = heard.whole.slice(
        heard.has('key')
          ? heard.whole.toLowerCase().indexOf(heard.text('key').toLowerCase()) + heard.text('key').length
          : 0,
      );
      return store(
        heard.has('key') ? heard.text('key') : 'car',
        `${link.exec(after)?.[1] ?? 'in'} ${heard.text('value')}`,
      );
    },
    fits: (heard) => !/^(?:it|that)\b/i.test(heard.text('key')),
    examples: ['I put the spare key under the blue pot'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: ['{key} : {value}'],
    strength: 'likely',
    fits: (heard) =>
      heard.text('key').split(' ').length <= 5 &&
      heard.text('value').split(' ').length <= 25 &&
      !/^(?:add|remind|todo|task|note|journal|dear|fwd|fw|re|buy|list|reminder|today|diary|shopping|event|meeting|set|remember|http)\b/i.test(
        heard.text('key'),
      ) &&
      !/^\d/.test(heard.text('key')),
    calls: (heard) => store(heard.text('key'), heard.text('value')),
    examples: ['wifi: blue-horse-42', 'directions to grandma: second left after the church'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: ['(change|update|set|correct|edit) [<my>] {key} (to|into|as) {value}'],
    fits: (heard) =>
      keepable.test(heard.text('key')) &&
      !/\b(?:reminder|alarm (?!code)|timer|time ?zone|email address|password for (?:this|sidekick)|language)\b/i.test(
        heard.text('key'),
      ) &&
      !endsInTime(heard),
    calls: (heard) => store(heard.text('key'), heard.text('value')),
    examples: ['change the alarm code to 1177'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: [
      '[no|wait|sorry|oops|correction|i meant|i mean] (it|that) is [actually|really|now] {value} [actually|now|instead]',
      '[no] (it|that) (changed|has changed|was changed|got changed) to {value}',
      '(no|wait|sorry|i meant|i mean|make it|make that) [it is] {value}',
    ],
    fits: (heard) => {
      const [recent] = heard.world.mentions;
      const value = heard.text('value');
      return (
        recent?.thing.kind === 'fact' &&
        recent.how !== 'deleted' &&
        value.split(' ').length <= 6 &&
        !passing.test(value) &&
        (/\d/.test(value) || heard.whole.split(' ').length <= 7) &&
        !/^(?:that|thanks|way|problem|need|idea|wait)\b|\b(?:is|are|was)\b/i.test(value)
      );
    },
    calls: (heard) => store(heard.world.mentions[0]?.thing.title ?? '', heard.text('value')),
    examples: [],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    say: [
      '(what is|what are|what was|what were|what is the|tell me|give me|show me|send me|look up|find|do you know|do you remember|do you have|remind me what|remind me of|what about|i forgot|i need) [again] [<my>] {key} [again|is|are|was|please]',
      '(what|which|who|whose) {key} [again]',
      '(where|who|how) (is|are|was|were|do|did|does|can|should|have|could) [i|we] [<my>] {key} [again]',
      '(what|where|when|who|how) (did i|have i|did we) (say|tell you|put|leave|park|keep|store|save|note|hide|mention|write) {key}',
      '(do|did|am|can|should|does|is|are|has|have|was|will) {key}',
      '{key}',
    ],
    fits: (heard) =>
      isKnown(heard, heard.text('key')) &&
      !endsInTime(heard) &&
      heard.text('key').split(' ').length <= 10 &&
      !(heard.whole === heard.text('key') && heard.startsWithTask),
    calls: (heard) => ({ tool: 'get_info', input: { query: heard.text('key') } }),
    examples: [],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    say: [
      'how (can|do|could|should) (i|we) (reach|contact|call|get hold of|get in touch with|text|email|phone|find) {key}',
      'how to (reach|contact|call|find) {key}',
    ],
    fits: (heard) => isKnown(heard, heard.text('key')),
    calls: (heard) => ({ tool: 'get_info', input: { query: heard.text('key') } }),
    examples: [],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    say: [
      '(do|can|am|should|may) (i|we) [allowed to|able to|supposed to] (eat|drink|have) {thing}',
      'what (can|should) (i|we) (eat|not eat)',
      '(what|any) [food] (allergies|intolerances|diet) (do i have|am i on|have i)',
    ],
    fits: (heard) =>
      isKnown(heard, 'diet') || isKnown(heard, 'allergies') || isKnown(heard, 'what you don’t eat'),
    calls: (heard) =>
      facts(heard)
        .filter(({ key: name }) => /diet|allerg|eat/i.test(name))
        .map(({ key: name, value }) =>
          name === 'diet'
            ? `You told me you are ${value}.`
            : `You told me about ${name.replace(/^what /, 'what ')}: ${value}.`,
        )
        .join(' '),
    examples: [],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    say: [
      '(where) (is|are|did i|did we|have i|do i) [put|leave|park|keep|store|hide|left|placed|place] (my|our|the) {key}',
      '(where) (did i|did we|have i) (put|leave|park|keep|store|hide|left|placed|place) {key}',
    ],
    strength: 'likely',
    fits: (heard) =>
      heard.text('key').split(' ').length <= 5 &&
      !isKnown(heard, heard.text('key')) &&
      !/\b(?:nearest|closest|station|airport|meeting|event|restaurant|store|flight)\b/i.test(
        heard.text('key'),
      ),
    calls: (heard) => ({
      ask: `I don’t know where ${/\b(?:my|our)\b/i.test(heard.whole) ? 'your' : 'the'} ${keyOf(heard.text('key'))} is. Tell me and I’ll remember.`,
      tool: 'store_info',
      input: { key: keyOf(heard.text('key')), value: '' },
      field: 'value',
    }),
    examples: ['where did i put my passport'],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    say: [
      '(what is|what are|what was|tell me|give me|do you know|do you remember|show me|i forgot) (my|our) {key} [again]',
      "(what is|what are|do you know|tell me) {key} 's {more}",
    ],
    fits: (heard) =>
      keepable.test(key(heard)) &&
      !/\b(?:net worth|capital|population|birthday|anniversary|age|height of)\b/i.test(key(heard)) &&
      (/\b(?:my|our)\b/i.test(heard.whole) || keepable.test(heard.text('more'))),
    calls: (heard) => ({ tool: 'get_info', input: { query: key(heard) } }),
    strength: 'likely',
    examples: ['what is my locker code'],
    counterExamples: ['what is the capital of France'],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    say: [
      '(what do you know|what have you stored|what have you saved|what do you remember|what did i tell you|what did you remember|what have i told you) [about] [me|of me|so far]',
      '(show|list|tell) [me] [all] [<my>] (facts|notes|stored facts|saved facts|saved info|information|memories|info)',
      '[<my>] (facts|notes)',
      'what (facts|notes) do (you|i) have',
    ],
    calls: () => ({ tool: 'get_info', input: {} }),
    examples: ['what do you know about me'],
  },
];

function key(heard: Heard): string {
  const more = heard.text('more');
  return more ? `${keyOf(heard.text('key'))}’s ${more}` : heard.text('key');
}

function isQuestion(heard: Heard): boolean {
  return (
    /\?\s*$/.test(heard.whole) ||
    /^(?:what|who|where|when|why|how|which|is|are|do|does|did|can)\b/i.test(heard.whole)
  );
}

/** A value that names a day or an hour tells of an event, not of a fact. */
function endsInTime({ whole }: Heard): boolean {
  return (
    /\b(?:today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week|this week|weekend|\d{1,2}(?::\d{2})? ?(?:am|pm)|at \d{1,2}(?::\d{2})?|in \d+ (?:days?|hours?|weeks?|minutes?|months?)|every (?:day|week|month|year|morning|night))\b/i.test(
      whole,
    ) && !/\bcode\b/i.test(whole)
  );
}
