import type { Heard, Thing } from '@/lib/phrases/phrase';
import { matchWords } from '@/lib/words/match-words';
import { agentVerbs, taskVerbs } from '@/lib/words/verbs';

const unclear =
  /\b(?:it|its|they|them|he|she|one|ones|that|this|those|there|no|not|don['’]?t|can['’]?t|cant|dont|actually|instead|wait|sorry|same|again|already|both|other|else|what|who|where|when|how|why|which|if|because|only|still|yet|anymore|you|your)\b/i;

const beside = /\s(?:with|for|to|from|of|about|without) (?:him|her|us|me|it|them|you)\b/gi;

export function isPlainName(words: string): boolean {
  return !unclear.test(words.replace(beside, '')) && words.split(' ').length <= 10;
}

const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean));
const empty = list(`
  next last first second third it its that this these those them they he she him her his hers their theirs me my mine us our ours we i you your both all each every other
  others another one ones of for about to at on by with from and or but so too also again as well then there here same the a an some any please
  just now instead except besides not dont don t no yes only back else more still already before after later afterwards earlier actually though is are was were be fine ok okay sure right well good alright thanks sorry day date time yes yeah
`);
const unfinished = list(
  'be is are was were am should must will would could shall every each and or but the a an my our your his their until till because if than so',
);

const asksUs =
  /\b(?:remind|tell|ping|notify|alert) (?:me|us)\b|\b(?:can|could|would|will) you\b|\bplease\b|\b(?:and|or) again$/i;

// Matches statements, which are no titles, such as "we are 84 guests".
const tells =
  /^(?:i|we|he|she|they|it|you) (?:am|are|is|was|were|have|has|had)\b|^(?:i['’]?m|(?:we|they)['’]re) (?:off|free|open|closed|shut|away|out)$|^(?:i|we|he|she|they|it|you|this|that) (?:do|does|did|is|are|was|were|has|have|had|ca|wo|will|can|could|would)(?:n['’]?t| not)\b|^(?:nor|neither)\b|^worth (?:a|the|it|trying)\b|^(?:good (?:idea|point|call)|fair enough|makes sense|sounds (?:good|great|fine)|too bad|my bad)$|^(?:me|us)\b|^(?:so that|so (?:i|we|he|she|they|you)|because|in order to)\b/i;
// "I'm dreading" tells a feeling, and names nothing.
const feels =
  /^(?:(?:i['’]?m|i am|we are|we['’]re|not|so|really|just|kind of|a bit|pretty) )*(?:dreading|loving|hating|excited|nervous|worried|scared|anxious|looking forward|stressed|freaking out)(?: (?:for|about|to|of))?$/i;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function namesNothing(text: string): boolean {
  const words = wordsOf(text);
  return (
    placing.test(text) ||
    (words.length > 0 && words.every((word) => empty.has(word) || (words.length > 1 && /^\d+$/.test(word))))
  );
}

export function namesAnything(text: string): boolean {
  return !namesNothing(text) && !feels.test(text);
}

export const objectless =
  /^\p{L}+ (?:it|them|one)(?: (?:back|up|off|out|away|down|in|on|over|round|around|again|there|soon|first|(?:for|to) (?:me|him|her|them)))*$/iu;

const noName =
  /^(?:u+gh+|a+rgh+|oof|yay|phew|meh|hmm+|wow|yikes|omg|oh (?:bother|dear|no|well)|lol|haha)$|^(?:best|better|ideally|preferably|twice|once|those days|these days)$|^(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|and|as well|too|also|same time)[, ]*)+$|^(?:hang on|hold on|oops|whoops|never ?mind)(?=[,.!]|$)|^(?:suits? (?:me|us|him|her|them|you)(?: .{2,10})?|(?:does|do|did|wo|ca|is|are|would|could)n['’]?t)$|\b(?:thats|its|hes|shes)$|\b(?:that|this) one$|\b(?:it|that|he|she|there|this)['’](?:s|ll|d)$/i;
// Matches two sentences, such as "you saved me. Put biscuits", but not "see Dr. Ferrer".
const joinsSentences =
  /\p{Ll}{3,}[.!?] \p{L}|\bso (?:skip|cancel|drop|scratch|delete|remove)(?: (?:it|that|this|them))?$/u;
// Matches words that only say where earlier items go, such as "pop those".
const placing =
  /^(?:pop|put|stick|chuck|add|jot|pencil|throw|bung|whack|slap) (?:those|these|them|that|this|it)(?: (?:all|both|down|in|on|there))*(?: (?:on|onto|to) (?:my|the|our) .{2,30})?$/i;

/**
 * Returns whether a text can be the title of an item. True for "evening pill", false for "both of them" and
 * "evening pill should be".
 */
export function isName(text: string): boolean {
  return (
    !namesNothing(text) &&
    !noName.test(text) &&
    !joinsSentences.test(text) &&
    (!unfinished.has(wordsOf(text).at(-1) ?? '') || objectless.test(text)) &&
    !asksUs.test(text) &&
    !tells.test(text) &&
    !feels.test(text)
  );
}

/** Matches nouns that name a fact to store, such as "code" or "address". */
export const keepable =
  /\b(?:name|code|number|pin|password|passcode|passphrase|size|address|email|e-mail|phone|mobile|wifi|wi-fi|network|ssid|plate|reg|rego|registration|claim|postcode|meter|supplier|seat|gate|room|model|brand|username|user name|login|account|iban|insurance|policy|licen[cs]e|key|keys|locker|combination|combo|colou?r|favou?rite|blood|meds|medications?|medicines|allergy|allergies|diet|doctor|gp|p(?:a)?ediatrician|midwife|physio|dermatologist|orthodontist|optician|nurse|dentist|landlord|landlady|boss|manager|supervisor|professor|tutor|coach|nanny|babysitter|cleaner|gardener|electrician|builder|driver|agent|teacher|plumber|vet|hairdresser|mechanic|lawyer|accountant|therapist|blood pressure|doctor['’]s|booking|reservation|confirmation|reference|flight|train|passport|id|ssn|tax|height|weight|shoe|ring|shirt|wife|husband|partner|son|daughter|brother|sister|mother|father|mom|mum|dad|cat|dog|pet|school|employer|company|job|title|nationality|language|birthplace|hometown|shelf|level|floor|parking|spot|nickname|handle|website|url|serial|vin|battery|filter|type|anniversary gift|order|tracking|member(?:ship)?|bank|branch|extension|alarm|garage|door|safe|bike|lock|recipe|dose|dosage)\b/i;

/**
 * Matches a text that begins by saying how something is, such as "feed bill was 312". Does not match "check
 * if it is open".
 */
export const tellsState =
  /^\p{L}+ (?:in|on|for|of) (?:(?:the|my|our) )?\p{L}+ (?:is|was|are|were) (?=\S)|^\p{L}+ (?:leaves|departs|arrives|costs|takes|goes|weighs|starts|ends) (?=\S)|^\p{L}+ (?:(?!(?:if|whether|that|what|who|when|where|why|how|it|they|he|she)\b)\p{L}+ ){0,2}(?:is|was|are|were) (?=\S)/iu;

const contactNoun =
  /^(?:phone|telephone|tel|mobile|cell|number|nr|no|mail|e-?mail|fax|whatsapp|address|ext|extension)\.?$/;

/**
 * Returns whether a text begins with contact data. The text is split into words, such as ["phone",
 * "98844-1020"].
 */
export function namesContact([noun = '', value = '', next = '']: string[]): boolean {
  // "Exp Aug 2031" after a number tells until when the number is valid.
  if (/^(?:exp|expires|expiry|expiring|valid)$/.test(noun)) return true;
  const said = /^(?:number|nr|no|is|:)$/.test(value) ? next : value;
  return contactNoun.test(noun) && (/^[+(]?\d[\d() -]{3,}/.test(said) || said.includes('@'));
}

/**
 * Matches verbs for regular activities, such as "works". "Ana works on Mondays" is a fact and not an event.
 */
export const habit =
  /\b(?:looks? after|takes? care of|minds|opens|closes|covers|works?|teaches|studies|stays? with|volunteers?|helps? out)\b/i;

export function isForUs({ first, parts }: Pick<Heard, 'first' | 'parts'>): boolean {
  return agentVerbs.has(first) && /^(?:me|us)$/.test(parts[1]?.word ?? '');
}

/** Matches requests to remind another person, such as "remind Femke that she opens on Saturday". */
export const remindsOthers =
  /^remind (?!(?:me|us|that|to|about|of|for|on|when|if|it|again)\b)(?:him|her|them|(?:(?:my|our|his|her|their|the) )?[\p{L}'’-]+) (?:that\b|(?:i|we|you|he|she|they)(?:['’](?:s|m|re|ll|ve|d)\b| (?:am|is|are|will|have|has|need|needs|want|wants|can|can['’]?t|cannot|won['’]?t)\b))/iu;

/** Matches the beginning of a report, such as "repotted the orchid" and "I painted our fence". */
export const pastDeed =
  /^(?:(?:i|we) (?:have |just |finally |already )?)?\p{L}{3,}ed (?:the|my|our|his|her|all|both)\b/iu;

/** Matches what is something to buy: "the good coffee, 2 bags". */
export const quantity =
  /, ?(?:about |a |around )?(?:\d+ ?)(?:x|kg|g|kilos?|lbs?|oz|l|ml|lit(?:er|re)s?|pints?|bags?|packs?|packets?|tins?|cans?|bottles?|jars?|box(?:es)?|cartons?|lo(?:af|aves)|bunch(?:es)?|rolls?|tubs?|dozen|of them|of those)$/i;

const occasions = new Set(
  'appointment meeting event session class lesson visit booking slot call interview practice training'.split(
    ' ',
  ),
);
// "Go to the vet" and "see Dr Lee" are occasions, though they begin like tasks.
const attending = new Set('go see meet visit attend join take drive have be play practice train'.split(' '));
const calling = /^(?:call|ring|phone|dial|speak|talk|chat|discuss)$/;

/**
 * Returns whether `word` names an occasion such as "meeting" and cannot mean the thing, because the thing is a
 * task such as "send the papers to the lawyer".
 */
export function isOtherEvent(word: string, { title }: Pick<Thing, 'title'>): boolean {
  if (!occasions.has(word)) return false;
  const words = matchWords(title);
  const [first = ''] = words;
  return (
    taskVerbs.has(first) &&
    !attending.has(first) &&
    !(word === 'call' && calling.test(first)) &&
    !words.some((one) => one.startsWith(word))
  );
}
