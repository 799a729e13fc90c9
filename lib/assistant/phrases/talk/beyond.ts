import { beyond } from '@/lib/assistant/phrases/talk/shared';
import type { Phrase } from '@/lib/phrases/phrase';
import { agentVerbs, taskVerbs } from '@/lib/words/verbs';

const asksUs = /^(?:(?:hey|hi|so|and|please|ok)\W+)*(?:can|could|do|are|will|would) you\b/i;

export const beyondPhrases: Phrase[] = [
  beyond(
    [
      '(what is|what will|how is|how will|what about|how does) [the|it] [be] [<my>] (weather|forecast|temperature|weather forecast) [be|look|look like|like|going to be] [{where}]',
      '[show me|give me|check|tell me] [the] (weather|forecast|weather forecast) [report] [please|for|in {where}]',
      '(will|is|does) (it|there) [going to|gonna|be] [be] [a] (rain|raining|snow|snowing|sunny|cold|hot|warm|windy|freezing|freeze|dry|storm) [much|a lot|heavily|again] [{where}]',
      '(do|will|should) i (need|take) an umbrella [{where}]',
      'how (hot|cold|warm|windy) (is it|will it be|is it going to be) [outside|{where}]',
      '[can you see|do you know|tell me] (when|what time|what) [is|about] [the|it] [next] (sunset|sunrise|moon phase|phase of the moon|full moon|new moon|tide|high tide|low tide|moon) [is|today|tonight|tomorrow|{where}]',
      'what about [the] (sunset|sunrise|moon phase|moon|tides)',
    ],
    'I have no weather forecast, and no times of sun or moon. Dates, reminders and lists are what I know.',
    ['whats the weather tomorrow', 'will it rain on sunday', 'do i need an umbrella today'],
    (heard) => heard.text('where').split(' ').length <= 4,
  ),
  beyond(
    [
      'who (won|is winning|scored|lost) [the|in] [{what}]',
      '(what is|what was) the (score|result|final score) [of|in] [{what}]',
      '(what is|what are|tell me|give me|show me|any|read me) [in|on] [the] [latest|today’s] (news|headlines|football results|stock price|stock prices|exchange rate|lottery numbers) [{what}]',
    ],
    'I have no news or results: I’m not connected to the internet. What you tell me yourself, I keep.',
    ['who won the match last night', "what's the score"],
  ),
  beyond(
    [
      '(play|put on|stream) [me|us] [some|my|a|the] [good|relaxing|nice|quiet|loud|christmas] (music|song|songs|playlist|radio|tunes|jazz|spotify|podcast|audiobook|white noise)',
      'play [me|us|some|the] {what} (on spotify|by {who}|on youtube|on the radio)',
      '(play|put on|stream|tune in to|turn on) [me|us] [some|my|a|the|bbc] (radio|spotify|heart|capital|classic) {what}',
      '(sing|rap) [me|us] [a|something] [song|happy birthday|lullaby]',
    ],
    'I can’t play music or sound. I can remind you at a time, and keep your lists and dates.',
    ['play some music', 'sing me a song'],
  ),
  beyond(
    [
      '(send|share|email|text|forward|whatsapp) [<my>] [{list}] (list|lists|todos) (to|with) {who}',
      '(send|share|email|text|forward|whatsapp) {who} [<my>] [{list}] (list|lists|todos)',
      '(print|print out|export|download) [<my>] [{list}] (list|lists|todos)',
      '(can|could) {who} (see|edit|open|use|share|add to) [<my>|this|that] [{list}] (list|lists|todos) [too|as well]',
    ],
    'I can’t share, send or print a list. Ask me to read it, and copy it from here.',
    ['share the shopping list with Tom', 'print my list', 'can my husband see this list'],
    (heard) => heard.text('list').split(' ').length <= 3 && !/^(?:i|we|you|me|us)$/i.test(heard.text('who')),
  ),
  beyond(
    [
      '[please] (send|forward|pass|share|show|text|email|e mail|whatsapp|message|give|read|tell) (it|that|this|them|these|those) [on|over|along|out] [to|with] {who}',
      '[please] (send|forward|text|email|e mail|whatsapp|message) (her|him|them|my {who}|{name:name}) (it|that|this|the {what})',
      '[please] (call|phone|ring|text|message|email|contact|write to|write) (them|him|her|these|those) [for me|for us] [about (it|that)]',
      '[please] (let|make) (her|him|them|my {who}) know [about it|about that|that|too]',
    ],
    'I write only to you, so I can’t send that or call anyone. Say when, for example “remind me at 5 to call them”, and I’ll be on time.',
    ['can you send it to my mum', 'could you forward that to Tom', 'can you call them for me'],
    (heard) =>
      asksUs.test(heard.message) &&
      heard.times.length === 0 &&
      heard.text('who').split(' ').length <= 4 &&
      !/^(?:me|us|you|my (?:list|calendar|journal|diary|notes?|todos?|phone|e-?mail|whatsapp)|the|again|back|now|later)\b/i.test(
        heard.text('who'),
      ),
  ),
  beyond(
    [
      '[so|and] (when|what date|what day|what time) (do|does|is|are|will) (the|our) (clock|clocks) [next] (change|go|going|changing|put|move) [back|forward|again|next]',
      '[so|and] when (does|do|is) (summer time|daylight saving|daylight savings|winter time|dst) (start|end|starting|ending|over)',
    ],
    'When the clocks change where you are, I don’t know. Your reminders keep their local time when it happens.',
    ['when does the clock change'],
  ),
  beyond(
    [
      '(sort|order|alphabetize|alphabetise|rearrange|reorder) [<my>] [{list}] (list|lists|todos) [alphabetically|by {what}]',
    ],
    'I can’t sort a list. It keeps the order in which things were added.',
    ['sort the list alphabetically'],
    (heard) => heard.text('list').split(' ').length <= 3,
  ),
  beyond(
    [
      '(got|have you|have you got|do you have|do you know|tell me|give me) [any|a|some] (fun|interesting|random|good) (fact|facts|trivia)',
      'how many {letter:word} [are there] in {word:word}',
      '(what is|whats) the (meaning|definition|opposite|plural) of {what}',
      'how (do|does|would) (you|i|one) (spell|pronounce) {what}',
    ],
    'I have no such knowledge: I keep what you tell me, and count days and hours. A joke I could offer.',
    ['got any fun facts', 'how do you spell necessary'],
    (heard) => !/\b(?:my|our|list|day|days|hours|weeks|month|year)\b/i.test(heard.whole),
  ),
  beyond(
    [
      'translate {what}',
      'how do (you|i|we) say {what} in {language:word}',
      '(what is|what does) {what} (in|mean in) (spanish|french|german|english|italian|portuguese|dutch|polish|turkish|arabic|hindi|chinese|japanese|russian|tagalog)',
    ],
    'I can’t translate. I keep words in any language, though: “note: guten Abend is good evening”.',
    ['translate good night to spanish', 'how do you say thank you in french'],
    // "Translate the contract by Friday" is a task.
    (heard) => !/^(?:the|my|our|this|chapter|page)\b/i.test(heard.text('what')),
  ),
  beyond(
    [
      '[do you] (read|see|check|open|access|look at|get into|answer|reply to|send|write) [all] [of] (my|our) (emails|e mails|email|mails|mail|inbox|messages|texts|whatsapps|chats|photos|pictures|contacts|bank account|bank|location|phone calls|voicemail|screen)',
      '[do you] (know|see|tell) where (i am|we are)',
      '[do you] have access to my {what}',
      '[do you] (listen to|hear) (me|my calls|us|our conversations) [all the time|always|right now]',
      '(are|is) (you|sidekick|this app|this thing|it) [always|still] (listening|listening in|watching|recording|spying|eavesdropping) [to|on] [me|us] [all the time|right now|now|always]',
    ],
    'No, I can’t see your mails, photos, contacts or other apps: only what you write to me, and your calendar if you connect it.',
    ['can you read my emails', 'do you have access to my photos'],
    (heard) => asksUs.test(heard.message) || /^(?:are|is)\b/i.test(heard.whole),
  ),
  beyond(
    [
      '(when|what time|until when|till when) (does|do|is|are) [the] {place} (open|close|opening|closing|opened|closed|shut) [today|tomorrow|on {day}]',
      '(is|are) [the] {place} (open|closed) (today|tomorrow|now|right now|on {day})',
    ],
    'I don’t know opening hours: I’m not connected to the internet. Tell me them once, and I remember.',
    ['what time does walmart open'],
    (heard) => !/\b(?:i|we|you|it|that|my|calendar|app)\b/i.test(heard.text('place')),
  ),
  beyond(
    ['(is|will) {day} [be] [a] [public|bank|national|school] holiday [here|again]'],
    'Which days are public holidays where you are, I don’t know. The day of one I can tell: “when is Easter?”',
    ['is monday a holiday'],
  ),
  beyond(
    [
      '(order|book|buy|reserve|call|get|find) (me|us) (a|an|some|the) [cheap|good|nice] (pizza|taxi|cab|uber|flight|flights|hotel|room|table|ticket|tickets|train|restaurant|food|takeaway|takeout|coffee|dinner|plumber|electrician|doctor) [{what}]',
      '(find|show|recommend|suggest) [me|us] (a|an|some|the) [good|nice|cheap|nearest|closest] {what} (near me|nearby|around here|in town|close by)',
      '(give me|show me|what are the|get me) (directions|the way) [to] {what}',
    ],
    'I can’t book, order or search anything. If you’d like to do it yourself, say “remind me to …” and I’ll be on time.',
    ['order me a pizza', 'book me a flight to rome', 'find a good dentist near me'],
    (heard) => !/\blist\b/i.test(heard.whole),
  ),
  beyond(
    [
      '(what is|how much is|calculate|work out) {number:word} (percent|plus|minus|times|divided by|multiplied by|x) [of] {other:word}',
      '(convert|how many {unit:word} in|how much is) {what} (to|into|in) (euros|dollars|pounds|kg|kilos|miles|km|kilometers|celsius|fahrenheit|grams|ounces|cups|ml|litres|liters|inches|cm|rupees|pesos|dirhams)',
    ],
    'I can’t calculate or convert. Days and hours I can count: “how long until Friday”.',
    ['what is 12 times 9', 'convert 5 miles to km'],
  ),
  beyond(
    [
      '[so|and] how many {unit:word} [are|is] [there] (in|to|make|makes) (a|an|one|the|{n:number}) {other:word}',
      '[so|and] (what is|how much is|how many {unit:word} is) {n:number} {other:word} in {unit:word}',
    ],
    'I can’t calculate or convert. Days and hours I can count: “how long until Friday”.',
    ['how many ounces in a pound', "what's 6 feet in centimetres"],
    (heard) => unit.test(heard.text('unit')) && unit.test(heard.text('other')),
  ),
  beyond(
    ['(what is|how much is|calculate|work out) {sum}'],
    'I can’t calculate or convert. Days and hours I can count: “how long until Friday”.',
    ['whats 15% of 80'],
    (heard) => isSum.test(heard.text('sum')),
  ),
  beyond(
    [
      '(turn|switch) (on|off) [all] [the|my|our] [{room:word}] (light|lights|lamp|tv|heating|heater|fan|radio|wifi|bluetooth|phone|air conditioning|aircon)',
      '(turn|switch) [all] [the|my|our] [{room:word}] (light|lights|lamp|tv|heating|heater|fan|radio|wifi|bluetooth|phone|air conditioning|aircon) (on|off)',
      '(open|close|lock|unlock) [the|my|our] [front|garage|back] (door|garage|gate|blinds)',
    ],
    'I can’t switch or open anything at home. With a time, I can remind you to do it.',
    ['turn off the lights'],
    (heard) => heard.times.length === 0 || asksUs.test(heard.message),
  ),
  beyond(
    [
      '[so] (can|could|will|would) [you] [can|could] (call|phone|ring) (me|us) [up] [in|on|by|at|over|via] [my|the|a] (phone|cell|mobile|telephone|number|landline)',
      'you can (call|phone|ring) (me|us) (in|on|by|at) [my|the] (phone|cell|mobile|number)',
    ],
    'I can’t make phone calls. I write to you here, and on WhatsApp, Telegram or by e-mail if you connect them under Channels.',
    ['can you call me on my phone'],
  ),
  beyond(
    [
      '[and|or|what about] [the] [current] (capital|population|currency|president|prime minister|mayor|flag|king|queen) of {what}',
      '(who|what) (is|was) the [current|first|biggest|tallest] (president|prime minister|king|queen|capital|population|currency|chancellor|pope|mayor) [of {what}]',
      '(how do i get|how can i get|how do we get|whats the way|how far is it|how long does it take) to [the] {where}',
    ],
    'I have no encyclopedia and no maps: I know only what you have told me, and dates and times.',
    ['who is the president', 'whats the capital of peru'],
    (heard) => !/\b(?:work|rid)\b/i.test(heard.text('where')),
  ),
  beyond(
    [
      '(write|draft|compose) [me|us|for me] (a|an|my) [short|nice|birthday|cover|love|thank you] (poem|essay|email|e mail|letter|speech|story|text|message|song|card|cv|resume|report) [{what}]',
      '(tell|read) me a [bedtime|short|good|scary] story [{what}]',
    ],
    'I don’t write texts or stories. Short notes, reminders and lists are my thing, and a joke if you like.',
    ['write me a poem', 'tell me a bedtime story'],
    (heard) => /\b(?:me|us)\b/i.test(heard.whole) || asksUs.test(heard.message),
  ),
  beyond(
    [
      '(what|where) (should|shall|can|could) (i|we) (cook|eat|wear|watch|read|make|have for dinner|have for lunch|get {who} for {what}|give {who} for {what}|go for dinner|go on holiday|order) [for dinner|for lunch|tonight|today|now|this weekend|at the weekend]',
      '(should|shall) (i|we) be (worried|concerned|scared|afraid|angry|happy|proud|nervous) [about {what}]',
      '[so|and|do you think] (should|shall) (i|we) [really|just|even|not] {act}',
      '(should|shall) (i|we) (quit|leave|marry|divorce|move out|break up|stay|forgive|take the job) [{what}]',
      '(what|who) do you think [{what}]',
      '(recommend|suggest) [me|us] {what}',
      '(give me|any|got any|do you have any|have you any) [good] (ideas|advice|tips|recommendations|suggestions|recipes|recipe|idea) [for|on|about] [{what}]',
    ],
    'That choice I leave to you. I can note your ideas in a list, so that you have them when you decide.',
    ['what should i cook tonight', 'any ideas for dinner', 'what do you think', 'should i text him'],
    (heard) =>
      !heard.has('act') ||
      (heard.times.length === 0 &&
        (taskVerbs.has(heard.text('act').split(' ')[0] ?? '') ||
          agentVerbs.has(heard.text('act').split(' ')[0] ?? '')) &&
        heard.findWords(heard.text('act')).length === 0),
  ),
  {
    ...beyond(
      [
        '[and|so|but] what (should|shall|can|could|do|would) (i|we|you) (get|buy|give) (him|her|them|my {who}|{name:name}) [for {what}|as a present|as a gift|then]',
        '[any|some|have you any|do you have] [good] (gift|present|birthday) (ideas|idea|suggestions|tips) [for {what}]',
      ],
      'That I leave to you; you know them better. Tell me an idea when you have one, such as “note: Leo would like a kite”, and I keep it until then.',
      ['what should i get him', 'any gift ideas for my mum?'],
      // "Present ideas for Dad: slippers" is a list.
      // What she likes or wants is known.
      ({ hasQuestionMark, first, world: { things, lastPerson } }) =>
        (hasQuestionMark || /^(?:any|do|have|what)$/.test(first)) &&
        !(lastPerson && things.some(({ title }) => title.startsWith(`what ${lastPerson} `))),
    ),
    strength: 'certain',
  },
];

const unit =
  /^(?:ounces?|oz|pounds?|lbs?|stones?|grams?|g|kgs?|kilos?|kilograms?|miles?|kms?|kilomet(?:er|re)s?|met(?:er|re)s?|feet|foot|ft|inch(?:es)?|yards?|cm|centimet(?:er|re)s?|mm|cups?|tablespoons?|teaspoons?|tbsp|tsp|ml|pints?|quarts?|gallons?|lit(?:er|re)s?|acres?|hectares?|euros?|dollars?|quid|rupees|yen|celsius|fahrenheit|degrees)$/i;
const isSum =
  /^\d[\d.,]*\s?(?:%|percent|[-+x*/÷×]|times|plus|minus|divided by|squared)\s?(?:of |off )?\s?\d*[\d.,]*\??$/i;
