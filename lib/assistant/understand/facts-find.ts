import { hasSecret, isKeptElsewhere, ownerOf, predicates, secret } from './facts';
import { foreignTopic } from './foreign';
import { rule, startsWithAny } from './vocabulary';
import { call, type Recogniser, say, type Wish } from './wish';

const all = startsWithAny(
  '(?:so )?what (?:do|can) you (?:know|remember|have)(?: stored| saved| noted)?(?: (?:about|on|for) me)?$',
  'what (?:have|did) (?:i|you) (?:told|tell|saved?|stored?|remember|remembered|noted?)(?: you)?(?: about me)?(?: so far)?$',
  '(?:show|list|tell)(?: me)? (?:everything|what|all) you (?:know|remember|have)(?: stored)?(?: about me)?$',
  '(?:show|list)(?: me)? (?:all )?(?:my |the )?(?:facts|info|information|stored info|memories|notes)$',
  '(?:my )?(?:facts|stored info)$',
);
const recalls = startsWithAny(
  'what (?:do|did|have) (?:you|i) (?:know|remember|tell you|told you|say|said|saved?|stored?|noted?)(?: stored| down)? (?:about|for|on|regarding)\\s+',
  'do you (?:still )?(?:remember|know)(?: what| where| when| who| how)?\\s+',
  'remind me (?:what|where|who|of)\\s+',
  '(?:show|give) me (?:my|the) (?:info|information|facts?) (?:about|on)\\s+',
);
const ownForm =
  /^(?:what(?:'s| is| are| was| were)|where(?:'s| is| are| was)|who(?:'s| is| are)|which(?: is)?|when(?:'s| is)|tell me|give me|show me|do you have|read me) (my|our|[\p{L}-]+'s) (.{1,60})$/iu;
const secretForm = rule(
  "^(?:what(?:'s| is| was)|give me|tell me|show me) the ((?:[\\w'-]+ ){0,4}(?:password|passcode|pin|code|combination|combo|wifi|wi-fi)(?: (?:for|to|of|at) (?:my|the|our) .{1,30})?)$",
);
const publicCode = /\b(?:zip|area|country|dress|morse|source|bar|qr|postal)\b/i;
const placeForm =
  /^where (?:did|have|do|had) i (?:\w+ )?(?:park|parked|put|leave|left|keep|kept|hide|hid|store|stored)\b\s*(.*)$/i;

/** "what's my locker code", "where did i park", "what do you know about me". */
export const factsQuery: Recogniser = (text) => {
  const question = text.replace(/[?.!\s]+$/, '').trim();
  if (all.test(question)) return [call('facts_query', 'get_info')];
  const recalled = recalls.exec(question);
  if (recalled) return recall(question.slice(recalled[0].length), /^do you know/i.test(question));
  const [, owner = '', thing = ''] = ownForm.exec(question) ?? [];
  if (/^(?:my|our)$/i.test(owner)) return isWorldly(question, thing) ? null : ask(thing);
  if (isOthersFact(owner, thing) && !isPublic(question)) return ask(`${owner} ${thing}`);
  const kept = secretForm.exec(question)?.[1];
  if (kept && !isPublic(question) && !publicCode.test(kept)) return ask(kept);
  const place = placeForm.exec(question);
  if (place) return ask(/\bpark/i.test(question) ? 'parking' : (place[1] ?? ''));
  return predicateQuestion(question);
};

function recall(words: string, isOpen: boolean): Wish[] | null {
  if (/^(?:me|myself)$/i.test(words)) return [call('facts_query', 'get_info')];
  const isWorld = foreignTopic(words) !== null || /^(?:the|an?|how|if|why)\b/i.test(words);
  if ((isWorld && !hasSecret(words)) || isKeptElsewhere(words)) return null;
  const isPersonal = /^(?:my|our|the|where i|i)\b|^[\p{L}]+'s\b/iu.test(words);
  return isOpen && !isPersonal ? null : ask(words);
}

function isOthersFact(owner: string, thing: string): boolean {
  if (owner === '' || /^(?:today|tomorrow|what|it|who|that|there|here|tonight)'s$/i.test(owner)) return false;
  return rule(`\\b(?:${secret}|birthday|allergy|allergies|size|favou?rite)\\b`).test(thing);
}

const worldly =
  /\b(?:today|tomorrow|now|next|location|time|balance|options|status|chances?|area|city|town|latest|recent|new|upcoming|tracking)\b/i;

/** Questions with "my" that speak of the world as it is now, not of something once told. */
function isWorldly(question: string, thing: string): boolean {
  if (hasSecret(thing) && !worldly.test(thing) && !/\be-?mails$|\bcontacts?$/i.test(thing)) return false;
  const isOther = isKeptElsewhere(thing) || foreignTopic(thing) !== null || isPublic(question);
  return isOther || thing.split(' ').length > 6 || worldly.test(thing);
}

function isPublic(question: string): boolean {
  return /\b(?:world|country|state|near|nearest|company|president|celebrity|most|best|located)\b/i.test(
    question,
  );
}

const predicateForm =
  /^(?:what|who|where) (?:is|does|am|do|are|did) ((?:my )?[\p{L}'-]+(?: [\p{L}'-]+)?) (allergic to|like|love|prefer|hate|dislike|live|work|working|living)$/iu;

const allergicForm = /^(?:am|is|are) ((?:my )?[\p{L}'-]+(?: [\p{L}'-]+)?) allergic to\b/iu;

/** "what is anna allergic to" looks for what "anna is allergic to nuts" was kept as. */
function predicateQuestion(question: string): Wish[] | null {
  const asked = allergicForm.exec(question)?.[1];
  const [, who = asked ?? '', said = 'allergic to'] = predicateForm.exec(question) ?? [];
  if (who === '' || /^(?:people|you|he|she|they|most|the|it|a)\b/i.test(who)) return null;
  const verb = /^liv/i.test(said) ? 'lives in' : /^work/i.test(said) ? 'works at' : said;
  const noun = predicates.find(([form]) => form.test(verb))?.[1];
  const owner = ownerOf(who);
  return noun && owner !== null ? ask(`${owner}${noun}`) : null;
}

function ask(words: string): Wish[] | null {
  const query = words
    .replace(/\s*\b(?:i told you about|i told you|i gave you|i saved|you saved|again|is|are|was)$/i, '')
    .replace(/^(?:my|our|the|about)\s+/i, '')
    .replace(/^(?:i|you)\s+/i, '')
    .trim();
  return query === '' ? null : [call('facts_query', 'get_info', { query })];
}

const forgetForm =
  /^(forget|unlearn|stop remembering|delete|remove|erase)\s+(about |that |what (?:i (?:told|said)(?: to)? you|you know|i said) about |everything (?:you know )?about |the fact that |the info(?:rmation)? (?:about|on) )?(.+)$/i;

/** "forget my locker code"; "delete" only where what follows can be nothing but a fact. */
export const factsForget: Recogniser = (text) => {
  const [, verb = '', about = '', words = ''] = forgetForm.exec(text.replace(/[.!\s]+$/, '')) ?? [];
  const key = words.replace(/^(?:my|the|our)\s+/i, '');
  if (key === '' || /^(?:it|that|this|about (?:it|that)|i said that|what i said)$/i.test(key)) return null;
  const isForget = /^(?:forget|unlearn|stop)/i.test(verb);
  const isFact =
    (hasSecret(key) && /^(?:my|the)\b/i.test(words) && !isKeptElsewhere(key)) ||
    /\b(?:fact|know|info|told)\b/i.test(about);
  if (!isForget && !isFact) return null;
  if (/^(?:to|everything|all|me|you)\b/i.test(key)) {
    return [
      say('facts_remove', 'Which fact should I forget? Say “forget my locker code”. Nothing was changed.'),
    ];
  }
  const keys = key
    .replace(/\s+(?:is|are)\s+.+$/i, '')
    .split(/,\s*|\s+and\s+(?:my |the )?/i)
    .filter(Boolean);
  return [call('facts_remove', 'forget_info', { keys: keys.slice(0, 20) })];
};
