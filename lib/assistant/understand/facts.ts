import { foreignTopic } from './foreign';
import { calendarNoun, entryNoun, listNoun, rule } from './vocabulary';
import { call, type Recogniser, say, type Wish } from './wish';

const keepVerb =
  "(?:please )?(?:rem(?:em)?ber|remeber|rememeber|note(?: down)?|save|store|memori[sz]e|keep in mind|write down|don't forget|do not forget|know|fyi|for your information|make a note|take a note|keep a note|learn|record)";
const secret =
  'password|passcode|code|pin|pins|number|combination|combo|key|wifi|wi-fi|ssid|username|user name|login|licen[cs]e|plate|passport|id|iban|account|serial|vin|policy|e-?mail address|address|postcode|zip code|zip';
const attribute = `${secret}|name|nickname|size|birthday|birth date|bday|anniversary|allergy|allergies|blood type|favou?rite|height|weight|age|hometown|employer|job|doctor|dentist|boss|wife|husband|partner|girlfriend|boyfriend|son|daughter|mother|father|mom|mum|dad|brother|sister|dog|cat|pet|car|phone|e-?mail|school|bank|locker|seat|gate|room|parking spot|spot|insurance|ring size|shoe|language|diet|pronouns|landlord|neighbou?r|manager|vet|team|wi-?fi|hobby|middle name|last name|surname|colou?r`;

/** "remember my locker code is 4821", "my wifi password is hunter2", "save my passport number: X123", "change my pin to 5000". */
export const factsSet: Recogniser = (text) => {
  const said = text.replace(/[\s.!]+$/, '');
  const kept = rule(
    `^${keepVerb}(?: (?:that|this|the fact that|of the fact that|for me|for later|down))*\\s*[:,]?\\s+(?=\\S)`,
  ).exec(said);
  if (kept) {
    const fact = said.slice(kept[0].length);
    if (
      /^(?:to|me|us|when|what|where|how|the time|about|it|this|that|them)\b(?!.*\b(?:is|are|=)\b)/i.test(
        fact,
      ) ||
      /^to\b/i.test(fact)
    )
      return null;
    return statement(fact, true);
  }
  const changed = rule(
    `^(?:change|update|set|correct)\\s+(?:my|the|our)\\s+(.{1,60}?)\\s+(?:to|=|as)\\s+(.+)$`,
  ).exec(said);
  if (
    changed?.[1] &&
    changed[2] &&
    rule(`\\b(?:${attribute})\\b`).test(changed[1]) &&
    !isOurs(changed[1]) &&
    !/\b(?:alarm|meeting|time|date|todo|call|visit)\b/i.test(changed[1])
  ) {
    return [store(changed[1], changed[2])];
  }
  return statement(said, false);
};

/** asked: the person said to keep it, so any statement will do; else only what can be nothing but a fact to keep. */
function statement(fact: string, asked: boolean): Wish[] | null {
  if (/\?\s*$/.test(fact)) return null;
  const owned =
    /^((?:my|our|the|his|her|their)\s+.{1,80}?|[\p{L}'-]+(?:'s|s')\s+.{1,60}?)\s*(?:\s(?:is|are|was|will be|equals)(?: now| called)?\s|\s?[:=]\s?)\s*(\S.*)$/iu.exec(
      fact,
    );
  if (owned?.[1] && owned[2]) {
    const known = rule(`\\b(?:${attribute})\\b`).test(owned[1]);
    const plain =
      owned[2].split(' ').length <= 8 &&
      !/^(?:not|so|too|very|sick|dead|broken|late|here|there|done|cancelled|canceled|on|off|being|getting|going|really|full|empty|due|ready|low|a |an |the )/i.test(
        owned[2],
      );
    if (
      !asked &&
      (!known ||
        !plain ||
        isOurs(owned[1]) ||
        (/^the\b/i.test(owned[1]) && !rule(`\\b(?:${secret})\\b`).test(owned[1])))
    )
      return null;
    if (foreignTopic(owned[1]) && !hasSecret(owned[1])) return null;
    if (!asked && /\b(?:in|at|on) (?:an?|the) /i.test(owned[2])) return null;
    if (asked && isOurs(owned[1]) && !rule(`\\b(?:${secret})\\b`).test(owned[1])) return null;
    return [store(owned[1], owned[2])];
  }
  return asked ? told(fact) : nameSaid(fact);
}

const predicates: [said: RegExp, noun: string][] = [
  [/\b(?:(?:is|am|are|'m|'s) )?allergic to\b/i, 'allergy'],
  [/\b(?:likes?|loves?|enjoys?|prefers?)\b/i, 'taste'],
  [/\b(?:hates?|dislikes?|can't stand)\b/i, 'dislikes'],
  [/\b(?:lives? (?:in|at|on)|living (?:in|at|on))\b/i, 'home'],
  [/\b(?:works? (?:at|for|in|as)|working (?:at|for))\b/i, 'work'],
  [/\b(?:is|am|'m|are) (?=vegetarian|vegan|pescatarian|lactose|gluten)/i, 'diet'],
  [/\b(?:was|were|is) born (?:on|in)?\b/i, 'birthday'],
  [/\bparked\b/i, 'parking'],
];

/** A sentence to be kept: who it is about and what; "anna is allergic to nuts" is kept as anna's allergy. */
function told(fact: string): Wish[] | null {
  for (const [said, noun] of predicates) {
    const found = said.exec(fact);
    if (!found) continue;
    const who = person(fact.slice(0, found.index));
    const value = fact.slice(found.index + found[0].length).trim();
    if (/^(?:this|that|these|it)\b/i.test(value)) return null;
    if (who !== null && value) return [store(`${who}${noun}`, value)];
  }
  const put =
    /^i(?:'ve| have)? (?:put|left|keep|kept|hid|stored|stashed) (?:the |my |our )?(.{1,60}?) ((?:in|on|under|at|behind|with|inside|next to|by|above|below|near|between)\b.+)$/i.exec(
      fact,
    );
  if (put?.[1] && put[2]) return [store(put[1], put[2])];
  const is =
    /^(.{1,80}?)\s+(?:is|are|was|means|=)\s+(\S.*)$/i.exec(fact) ?? /^(\S.{0,60}?):\s+(\S.*)$/.exec(fact);
  if (is?.[1] && is[2])
    return isOurs(is[1]) || /^(?:i|we|it|there|this|that)$/i.test(is[1]) ? null : [store(is[1], is[2])];
  return null;
}

function nameSaid(fact: string): Wish[] | null {
  const name = /^(?:i am called|people call me|you can call me|call me) (\p{L}[\p{L}' -]{1,30})$/iu.exec(
    fact,
  )?.[1];
  if (name && !/\b(?:a|an|the|taxi|cab|uber|back|when|at|in|later|tomorrow|on|please)\b/i.test(name))
    return [store('name', name)];
  const allergic = /^i(?:'m| am) allergic to (\S.*)$/i.exec(fact)?.[1];
  return allergic ? [store('allergy', allergic)] : null;
}

// "i" keeps the bare noun; a name owns it.
function person(words: string): string | null {
  const who = words
    .trim()
    .replace(/^(?:the fact )?that\s+/i, '')
    .replace(/^(?:my|our)\s+/i, '');
  if (/^(?:i|we|i'm)$/i.test(who) || who === '') return '';
  return who.split(' ').length <= 3 ? `${who}'s ` : null;
}

function store(key: string, value: string): Wish {
  const name = key
    .replace(/^(?:the fact that|that)\s+/i, '')
    .replace(/^(?:my|our|the)\s+/i, '')
    .replace(/[\s:=,]+$/, '')
    .trim();
  return call('facts_set', 'store_info', { key: name, value: value.replace(/^"(.*)"$/, '$1').trim() });
}

function isOurs(words: string): boolean {
  return rule(
    `\\b(?:${listNoun}|${calendarNoun}|${entryNoun}|alarms?|meetings?|lights?|volume|music|flight|order|day)\\b`,
  ).test(words);
}

/** "what's my locker code", "where did i park", "what do you know about me". */
export const factsQuery: Recogniser = (text) => {
  const question = text.replace(/[?.!\s]+$/, '').trim();
  if (
    /^(?:(?:so )?what (?:do|can) you (?:know|remember|have)(?: stored| saved| noted)?(?: (?:about|on|for) me)?|what (?:have|did) (?:i|you) (?:told|tell|save|saved|store|stored|remember|remembered|note|noted)(?: you)?(?: about me)?(?: so far)?|(?:show|list|tell)(?: me)? (?:everything|what|all) you (?:know|remember|have)(?: stored)?(?: about me)?|(?:show|list)(?: me)? (?:all )?(?:my |the )?(?:facts|info|information|stored info|memories|notes)|(?:my )?(?:facts|stored info))$/i.test(
      question,
    )
  ) {
    return [call('facts_query', 'get_info')];
  }
  const told_ =
    /^(?:what (?:do|did|have) (?:you|i) (?:know|remember|tell you|told you|say|said|save|saved|store|stored|note|noted)(?: stored| down)? (?:about|for|on|regarding)|do you (?:still )?(?:remember|know)(?: what| where| when| who| how)?|what was that (?:thing )?about|remind me (?:what|where|who|of)|(?:show|give) me (?:my|the) (?:info|information|facts?) (?:about|on))\s+(.+)$/i.exec(
      question,
    )?.[1];
  if (told_)
    return foreignTopic(told_) && !hasSecret(told_)
      ? null
      : /^(?:me|myself)$/i.test(told_)
        ? [call('facts_query', 'get_info')]
        : ask(told_, /^do you know/i.test(question));
  const mine =
    /^(?:what(?:'s| is| are| was| were)|where(?:'s| is| are| was)|who(?:'s| is| are)|which(?: is)?|when(?:'s| is)|tell me|give me|show me|do you have|read me) (my|our|[\p{L}-]+'s) (.{1,60})$/iu.exec(
      question,
    );
  if (mine?.[1] && mine[2] && /^(?:my|our)$/i.test(mine[1]))
    return asksElse(question, mine[2]) ? null : ask(mine[2], false);
  if (
    mine?.[1] &&
    mine[2] &&
    rule(`\\b(?:${secret}|birthday|allergy|allergies|size|favou?rite)\\b`).test(mine[2]) &&
    !/^(?:today|tomorrow|what|it|who|that)'s$/i.test(mine[1]) &&
    !isPublic(question)
  ) {
    return ask(`${mine[1]} ${mine[2]}`, false);
  }
  const kept = rule(
    `^(?:what(?:'s| is| was)|give me|tell me|show me) the ((?:[\\w'-]+ ){0,4}(?:password|passcode|pin|code|combination|combo|wifi|wi-fi)(?: (?:for|to|of|at) (?:my|the|our) .{1,30})?)$`,
  ).exec(question)?.[1];
  if (
    kept &&
    !isPublic(question) &&
    !/\b(?:zip|area|country|dress|morse|source|bar|qr|postal|vinci)\b/i.test(kept)
  )
    return ask(kept, false);
  const did =
    /^where (?:did|have|do|had) i (?:\w+ )?(?:park|parked|put|leave|left|keep|kept|hide|hid|store|stored)\b\s*(.*)$/i.exec(
      question,
    );
  if (did) return ask(/\bpark/i.test(question) ? 'parking' : (did[1] ?? ''), false);
  return predicateQuestion(question);
};

/** "what is anna allergic to" looks for what "anna is allergic to nuts" was kept as. */
function predicateQuestion(question: string): Wish[] | null {
  const asked =
    /^(?:what|who|where) (?:is|does|am|do|are|did) ((?:my )?[\p{L}'-]+(?: [\p{L}'-]+)?) (allergic to|like|love|prefer|hate|dislike|live|work|working|living)$/iu.exec(
      question,
    );
  if (!asked?.[1] || !asked[2] || /^(?:people|you|he|she|they|most|the|it|a)\b/i.test(asked[1])) return null;
  const verb = /^(?:live|living)$/i.test(asked[2])
    ? `${asked[2]}s in`
    : /^work/i.test(asked[2])
      ? 'works at'
      : asked[2];
  const noun = predicates.find(([said]) => said.test(verb.replace(/^livings/, 'lives')))?.[1];
  const who = person(asked[1]);
  return noun && who !== null ? ask(`${who}${noun}`, false) : null;
}

/** "forget my locker code". */
export const factsForget: Recogniser = (text) => {
  const said = text.replace(/[.!\s]+$/, '');
  const found =
    /^(?:forget|unlearn|stop remembering|delete|remove|erase)\s+(?:about |that |what (?:i (?:told|said)(?: to)? you|you know|i said) about |everything (?:you know )?about |the fact that |the info(?:rmation)? (?:about|on) )?(.+)$/i.exec(
      said,
    );
  if (!found?.[1]) return null;
  const forgets = /^(?:forget|unlearn|stop remembering)\b/i.test(said);
  const key = found[1].replace(/^(?:my|the|our)\s+/i, '');
  if (
    !forgets &&
    !(hasSecret(key) && !isOurs(key) && /^\S+ (?:my|the)\b/i.test(said)) &&
    !/\b(?:fact that|you know about|told you about|info(?:rmation)? (?:about|on))\b/i.test(said)
  )
    return null;
  if (/^(?:it|that|this|about it|about that|i said that|what i said)$/i.test(key)) return null;
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

function hasSecret(words: string): boolean {
  return rule(`\\b(?:${secret})\\b`).test(words);
}

function ask(words: string, open: boolean): Wish[] | null {
  const query = words
    .replace(/\b(?:i told you about|i told you|again|i gave you|i saved|you saved|is|are|was)$/i, '')
    .replace(/^(?:my|our|the|about)\s+/i, '')
    .replace(/^(?:i|you)\s+/i, '')
    .trim();
  if (query === '' || (open && !/^(?:my|our|the|where i|anna|[\p{L}]+'s)\b/iu.test(words))) return null;
  return [call('facts_query', 'get_info', { query })];
}

// Questions with "my" that speak of the world as it is now, not of something once told.
function asksElse(question: string, thing: string): boolean {
  if (
    hasSecret(thing) &&
    !/\b(?:account (?:balance|status)|tracking|e-?mails?$)\b/i.test(thing) &&
    !/^(?:contacts?|phone number list)\b/i.test(thing)
  )
    return false;
  return (
    isOurs(thing) ||
    foreignTopic(thing) !== null ||
    isPublic(question) ||
    thing.split(' ').length > 6 ||
    /\b(?:today|tomorrow|now|next|location|time|balance|options|status|chances?|area|city|town|location|latest|recent|new|upcoming)\b/i.test(
      thing,
    )
  );
}

function isPublic(question: string): boolean {
  return /\b(?:world|country|state|near|nearest|company|president|celebrity|most|best|located)\b/i.test(
    question,
  );
}
