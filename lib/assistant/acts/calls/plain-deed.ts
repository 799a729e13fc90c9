import type { Understanding } from '@/lib/assistant/acts/understanding';
import { isAskable } from '@/lib/info/phrases/askable';
import { newTodos, todosIn } from '@/lib/phrases/new-todos';
import type { PhraseCall, World } from '@/lib/phrases/phrase';
import { isOffered } from '@/lib/phrases/remark-replies';
import { findTimes } from '@/lib/time/find-times';
import { ordering } from '@/lib/words/remarks';
import { baseForms, taskVerbs } from '@/lib/words/verbs';

const longestTitle = 8;
const longestFact = 150;
const finite =
  /\b(?:is|are|has|have|had|called|says?|said|likes?|loves?|hates?|lives?|works?|gave|its|hes|shes)\b|['’]s\b/i;
const unsure =
  /\?|^\W*(?:(?:and|so|ok|hey),? )*(?:what|where|when|who|whom|whose|why|how|which)(?:['’]?s|['’]?re)?\b|\b(?:maybe|perhaps|might|may (?:be|have|need|want|go|not)|could|would|wish|if|whether|think|hope|guess|suppos\w+|instead|actually|wait|not|never|no|undo|reminders?|lists?|between|now|called (?:off|out|in))\b|%|^\W*(?:it|that|this|there)\b|n['’]t\b|\b(?:do|ca|wo|is|are|did|does|has|have|was)nt\b/i;
const forUs = /\b(?:can|could|would|will) (?:you|u)\b|\bfor me\b/i;
// Words of a sentence, which is no name of a task.
const sentence =
  /\b(?:i|we|he|she|they|it|you|me|us|him|them|one|ones|this|these|those|is|are|was|were|am|be|been|do|does|did|has|have|had|will|says?|said|gonna|going to|moved|postponed|rescheduled|cancell?ed|arrived|came|left|gone|delivered|failed|died|broke|broken)\b|\bthat\b(?! (?:day|week|weekend|month|morning|afternoon|evening|night)\b)|['’](?:m|re|ll|ve|d)\b|\bim\b|['’]s \p{L}+ing\b|[.;!]\s/iu;
// Words that only begin or end a remark, and verbs of what Sidekick may be asked to do itself.
const opening =
  /^(?:ok(?:ay)?|so|well|and|or|but|oh|hm+|lol|the|a|an|at|in|on|by|of|for|from|with|about|around|before|after|to|as|like|just|still|also|look|search|google|find|check|play|open|send|text|tell|email|mail|message|dm|whatsapp|let|inform|ask|answer|show|say|sing|write|translate|calculate)\b/i;
// "Ellie has her spelling test" is a plan.
const having =
  /^(?:(?:my|our|the) )?[\p{L}'’]+(?: [\p{L}'’]+)?(?: has| have|['’]s got|['’]ve got| got) (?:(?:an?|her|his|their|my|our|the) )?\p{L}+(?: \p{L}+){0,3}$/iu;
const timeAlone = /^\W*(?:at |by )?\d{1,2}\W*$/i;

// What lasts is worth remembering: "we're reading Emma", "she works at the library", "met our neighbour Oluchi".
const kept =
  /^(?:(?:and|oh|so|btw|fyi|also)[, ]+)*(?:(?:we|i|he|she|they)(?:['’](?:s|re|m)| is| are| am)? (?:(?:both|all|also|now|still|currently) )?(?:reading|bringing (?!.* to )|(?:on|doing|in charge of) (?:the )?(?:snacks?|oranges?|drinks|food|desserts?|pudding|cake|music|decorations|teas?|refreshments|salads?|starters|bbq|barbecue|kit|lifts|wine|bread|crisps)(?=$|[.!,]| (?:this|next|for|on|at)\b)|studying|learning|turning|allergic|called (?!off|out|in|back|round|it|him|her|me|us|you|them)|named|from|in (?:room|class|year)|works?|lives?|speaks?|teach(?:es)?|drives?|prefers?|owes?)\b|(?:(?:i|we) )?(?:planted|sowed|hired|adopted|met (?:my|our|the) (?:new )?(?:neighbou?r|boss|teacher|doctor|colleague|tutor|coach|landlord)\w*)\b)/i;

/**
 * Carries out what would only be offered, if it adds a plain name and nothing speaks against it: "order grout
 * for the bathroom", "registration renewal due end of may", or an errand such as "ask Nadia to feed the cat".
 * Keeps a remark that tells what lasts.
 */
export function withPlainDeed(meant: Understanding, said: string, world: World): Understanding {
  const { offer, calls, question } = meant;
  if (isOnlyAboutDay(said) && calls.length === 1 && calls.every((call) => todosIn(call).length === 1))
    return { ...meant, calls: [newTodos([{ text: titleOf(said) }])] };
  if (calls.length > 0 || question || forUs.test(said)) return meant;
  if (isErrand(said) && (offer ? offer.calls.every(addsOnly) : meant.isUnknown || meant.says.length > 0))
    return {
      ...meant,
      calls: [errandOn(titleOf(said), world)],
      says: [],
      offer: null,
      isUnknown: false,
    };
  if (unsure.test(said)) return meant;
  if (!offer && meant.isUnknown && kept.test(said) && said.length <= longestFact && isOffered(said))
    return { ...meant, calls: [sentenceAsFact(said)], says: [], isUnknown: false };
  if (!offer) return meant;
  if (!offer.calls.every((call) => isPlain(call, said))) return meant;
  const [only, another] = offer.calls;
  if (losesNumber(said, offer.calls)) {
    const isBought = only?.tool === 'add_todos' && !another && price.test(said) && isTask(said);
    return isBought ? { ...meant, calls: [newTodos([{ text: said.trim() }])], offer: null } : meant;
  }
  if (another && priced.test(said)) return { ...meant, calls: [sentenceAsFact(said)], offer: null };
  return { ...meant, calls: only && !another ? [asTold(only, said)] : offer.calls, offer: null };
}

// "Milk 2.50" is more than milk.
const price = /^\p{L}+(?: \p{L}+)? \d+[.]\d\d$/u;

function losesNumber(said: string, calls: PhraseCall[]): boolean {
  const kept = JSON.stringify(calls);
  return [...said.matchAll(/\d+(?:[.:]\d+)?/g)].some(([number]) => !kept.includes(number));
}

// "Ask Nadia to feed the cat" is an errand; "text Nadia that I'm late" wants a message sent now.
const errand =
  /^(?:(?:and|also|oh|then|please|pls)[, ]+)*(?:ask|text|e-?mail|message|mail|whatsapp|ring|phone|call|order|reply to|write to) (?!(?:me|us|you|it|that|this|these|those|all|every\p{L}*|for|off|out|back|up|in|on|at|from|is|was|came|has|comes|won|messages?|cent(?:re|er)|charges?|costs?|quality|keeps?|account|confirmation|went|bills?|battery|case|number|screen|signal|\p{L}+ed)\b)/iu;
// "Gutters need to be cleaned out".
const needed =
  /^(?:(?:and|also|oh)[, ]+)*(?:(?:the|my|our|all the) )?(?!(?:i|we|you|he|she|they|it|this|that|there|what|everything|nothing|something|someone|somebody|people)\b)[\p{L}’' ]{3,40}? (?:needs?|has|have) to be (?:\p{L}+ed|paid|bought|sent|sold|cut|fed|made|put|swept|hung|told|rung|written|taken|brought|done)\b(?! to\b)[^,.?]{0,40}[.! ]*$/iu;
const toldNow =
  /[?:"“]|\b(?:that|whether|if|now|late|lol|instead|actually|no|not)\b|n['’]t\b|(?<!\bwhile )\b(?:i|we|it|he|she|they)(?:['’]?(?:m|ll|re|ve|s|d)\b| )/i;
// "Message the group about saturday" is not due on saturday.
const aboutDay =
  /\babout (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|(?:the |this |next )?(?:weekend|week))[.! ]*$/i;
const day = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|week(?:end)?)\b/gi;

function isOnlyAboutDay(said: string): boolean {
  const isOne = !/[,.;] |\b(?:and|then)\b/i.test(said) && (said.match(day) ?? []).length === 1;
  return isOne && (errand.test(said) || telling.test(said)) && aboutDay.test(said);
}

// "Tell jokes" is meant for Sidekick.
const telling =
  /^(?:(?:and|also|oh|then|please|pls)[, ]+)*tell (?!(?:me|us|jokes?|stor(?:y|ies)|the truth)\b).* (?:to|about|re|abt) /i;
const longestErrand = 14;

function isErrand(said: string): boolean {
  return (
    [needed, errand, telling].some((form) => form.test(said)) &&
    !toldNow.test(said) &&
    said.split(' ').length <= longestErrand
  );
}

const titleOf = (said: string) =>
  said
    .trim()
    .replace(/^(?:(?:and|also|oh|then|please|pls)[, ]+)*/i, '')
    .replace(/(?<![.!])[.!]+$/, '');

// "Order filters from Napa monday" is due on Monday.
function errandOn(text: string, world: World): PhraseCall {
  const [time, another] = aboutDay.test(text) ? [] : findTimes(text, world);
  const title = text.slice(0, time?.start).trim();
  const isLast = time && !another && time.end === text.length && title.includes(' ');
  if (isLast && time.kind === 'instant') return { tool: 'set_reminder', input: { title, when: time.text } };
  return newTodos([isLast && time.kind === 'date' ? { text: title, due: time.text } : { text }]);
}

const addsOnly = ({ tool }: PhraseCall) => tool === 'add_todos';

function isPlain(call: PhraseCall, said: string): boolean {
  const { tool, input } = call;
  if (tool === 'add_todos') return todosIn(call).every(({ text }) => isTask(text));
  if (tool === 'set_reminder') {
    const title = String(input.title);
    const isPlan = isTask(title) || having.test(title);
    return title.includes(' ') && isPlan && !timeAlone.test(String(input.when ?? ''));
  }
  // "Her name is Bakker": whose name it is must be known.
  const isNamed =
    !/^(?:(?:and|so|oh) )*(?:his|her|their) /i.test(said) && !/\bones?$/i.test(String(input.key));
  return (
    tool === 'store_info' &&
    isNamed &&
    [finite, priced, kept].some((form) => form.test(said)) &&
    !/\b(?:was|were)\b/i.test(said) &&
    said.length <= longestFact
  );
}

// "Quote for Mrs Dyer £840, bathroom tiles", "terminal 5 btw".
const priced =
  /^(?:(?:and|so|it['’]?s|we['’]?re|they['’]?re|in|at|from) )*(?:terminal|gate|platform|room|seat|ward|table|court|pitch|bay|floor) (?:\d{1,4}\p{L}?|\p{L}\d{0,3})(?: (?:btw|by the way|fyi|apparently))?[.! ]*$|^(?:(?:the|my|our) )?(?:\p{L}+ )?(?:quote|quoted|price|cost|deposit|fee|rent|balance|bill|invoice|estimate|budget|rate)\b[^.?]* [£$€₹]?\d/iu;

const linking = new Set('is are the a an my our s and so oh btw also'.split(' '));

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

// "The dog is on 2 tablets" would lose its "on".
function losesWord(said: string, key: string, value: string): boolean {
  const kept = new Set(wordsOf(`${key} ${value}`));
  return wordsOf(said).some((word) => !kept.has(word) && !linking.has(word));
}

// "We are reading Emma": a fact that is named "we" would replace another one.
function asTold(call: PhraseCall, said: string): PhraseCall {
  const { tool, input } = call;
  const [key, value] = [String(input.key), String(input.value)];
  const isName =
    !/^(?:i|we|he|she|it|they|you)(?:['’]?s|['’]\p{L}+)?\b/iu.test(key) && isAskable({ key, value });
  return tool !== 'store_info' || (isName && !losesWord(said, key, value)) ? call : sentenceAsFact(said);
}

function sentenceAsFact(said: string): PhraseCall {
  const value = said.trim().replace(/(?<![.!])[.!]+$/, '');
  return { tool: 'store_info', input: { key: value.split(/\s+/).slice(0, 5).join(' '), value } };
}

/** Returns whether a title names a task or event, and is no sentence and no feeling: true for "drywall delivery". */
export function isTask(title: string): boolean {
  const words = title.toLowerCase().split(' ');
  const [first = ''] = words;
  const isReport = (first.endsWith('ed') || baseForms(first) !== null) && !taskVerbs.has(first);
  return (
    words.length <= longestTitle &&
    !sentence.test(title) &&
    (!opening.test(title) || ordering.has(first)) &&
    !isReport &&
    isOffered(title)
  );
}
