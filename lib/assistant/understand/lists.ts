import { foreignTopic } from './foreign';
import { isPronoun, itemBefore, itemOf, itemsOf, spokeOfReminder } from './naming';
import { takeWhen } from './times';
import { asks, listNoun, removeVerb, rule, showVerb, taskVerb } from './vocabulary';
import { call, type Recogniser, say, type Talk, type Wish } from './wish';

/** Music, mail and the like keep lists of their own. */
export const otherList =
  /\b(?:play ?lists?|song|songs|music|contacts?|e-?mails?|mailing|price|guest ?list of celebrities|channels?|movies?|restaurants?|recipes?|stations?|episodes?|podcasts?|albums?|artists?|favou?rites?)\b/i;

const onList = `(?:(?:in|on|onto|to|into|at|for)\\s+(?:my|the|our|this|that|a|your|of|new|another|one of my)?\\s*(?:[\\w'-]+ ){0,3}?(?:${listNoun})\\b(?: of (?:things|stuff) to (?:do|buy))?)`;
const onListAtEnd = rule(`^(.*?)\\s*\\b${onList}(.*)$`);
const puts =
  'add|put|include|insert|append|place|stick|throw|pop|chuck|write(?: down)?|note(?: down)?|jot(?: down)?|get|have|save|enter|make|set|need|want|record|log|place';
const creates =
  'create|make|start|open|begin|set up|build|prepare|generate|new|prepare|produce|establish|add|write|do';

/** "put eggs on my list", "todo: fix the bike by friday", "create a new list": the list or the todo is named. */
export const listsNamed: Recogniser = (text, talk) => {
  if (asks.test(text) || otherList.test(text)) return null;
  const statement = text.replace(/[.!]+$/, '');
  return putOnList(statement, talk) ?? labelled(statement, talk) ?? newList(statement);
};

/** "add milk, eggs and bread": no list is named, so nothing else may have claimed it. */
export const listsAdd: Recogniser = (text, talk) => {
  if (asks.test(text) || otherList.test(text)) return null;
  return plainAdd(text.replace(/[.!]+$/, ''), talk);
};

function putOnList(text: string, talk: Talk): Wish[] | null {
  const verb = rule(`^(?:i (?:want|need|would like|'d like) (?:to )?)?(?:${puts})\\b\\s*`).exec(text);
  if (!verb) return null;
  const body = text.slice(verb[0].length);
  const [, before = '', after = ''] = onListAtEnd.exec(body) ?? [];
  if (before === '' && after === '') {
    const front = rule(`^${onList}[:,]?\\s+(.+)$`).exec(body)?.[1];
    return front ? [added(front, talk)] : null;
  }
  if (before !== '') return [added(`${before} ${after.replace(/^\s*(?:please|that)\b/i, '')}`.trim(), talk)];
  return [added(after.replace(/^[\s:,]+/, ''), talk)];
}

/** "todo: x", "new task x", "create a todo to x", "add a task called x". */
function labelled(text: string, talk: Talk): Wish[] | null {
  const found = rule(
    `^(?:(?:(?:${creates})\\s+)?(?:(?:a|an|another|new|the|my|me|quick|following)\\s+)*(?:todos?|tasks?|to-dos?|note to self)(?!\\s+lists?\\b)(?:\\s+(?:item|items|called|named|titled|to|for|saying|that says))*\\s*[:,–-]?|(?:(?:${creates})\\s+)?(?:(?:a|my|the|new)\\s+)*(?:shopping|grocery|todo|task) list\\s*:|(?:to do|note to self|buy list)\\s*[:–-])\\s+(\\S[\\s\\S]*)$`,
  ).exec(text);
  if (!found?.[1] || /^(?:is|are|was|for (?:today|tomorrow)|please|show)\b/i.test(found[1])) return null;
  const start =
    /^(?:todos?|tasks?)\s+\S/i.test(text) &&
    !rule(`^(?:todos?|tasks?)\\s+(?:to\\s+)?(?:${taskVerb})\\b`).test(text);
  return start ? null : [added(found[1], talk)];
}

function newList(text: string): Wish[] | null {
  const asked =
    rule(`\\b(?:${creates})\\b[^.]{0,30}?\\b(?:(?:check)?lists?)\\b`).test(text) ||
    /^(?:new|make|create) (?:a )?list\b/i.test(text);
  if (!asked || rule(`\\b(?:${removeVerb})\\b`).test(text.slice(0, 12))) return null;
  const about =
    /\blists?\s*:\s*(\S[\s\S]*)$/i.exec(text)?.[1] ??
    /\blist (?:with|containing) (\S[\s\S]*)$/i.exec(text)?.[1];
  if (about) return [added(about, {})];
  return [
    say(
      'lists_createoradd',
      'You have one list here, so nothing needs to be made. What should I put on it? Say “add milk, eggs and bread”.',
    ),
  ];
}

function plainAdd(text: string, talk: Talk): Wish[] | null {
  const body = /^(?:add|append|jot down)\b[\s:,]*([\s\S]*)$/i.exec(text)?.[1];
  if (body === undefined) return null;
  if (foreignTopic(body) && !rule(`^(?:to )?(?:${taskVerb})\\b`).test(body)) return null;
  return [added(body, talk)];
}

/** "i need to buy stamps", "we're out of milk": said, not ordered, and only where the first word is a task. */
export const needTo: Recogniser = (text) => {
  if (asks.test(text)) return null;
  const need =
    /^(?:i|we) (?:really |still |also )*(?:need|have|got|ought|must|should|have got|'ve got)(?: to)?\s+(.+)$/i.exec(
      text.replace(/[.!]+$/, ''),
    );
  const task = need?.[1];
  if (
    !task ||
    !rule(`^(?:${taskVerb})\\s+\\S`).test(task) ||
    /^(?:find|order|read|watch|get to|tell|ask|do something|talk|give)\b/i.test(task)
  )
    return null;
  if (foreignTopic(task)) return null;
  return [added(task, {})];
};

function added(words: string, talk: Talk): Wish {
  const content = words
    .replace(
      /^\s*(?:to|that|a|an)?\s*(?:new )?(?:todo|task|item)s?(?: (?:called|named|titled|saying|to|for))?\s*[:,]?\s+(?=\S)/i,
      '',
    )
    .replace(/^(?:that i (?:need|have) to|to|the following|following|items?)\s*:?\s+(?=\S)/i, '')
    .trim();
  const all = takeWhen(content.replace(/\n/g, ' , '));
  const shared = all.spans.length === 1 && endsWith(content, all.spans[0]?.text ?? '') ? all.when : '';
  const items = itemsOf(content)
    .map((item) => dated(item, shared))
    .filter((item) => item.text !== '');
  const [only] = items;
  const nothing = items.length === 0 || (items.length === 1 && only && isVague(only.text));
  if (!nothing) return call('lists_createoradd', 'add_todos', { items });
  const before = only && isPronoun(only.text) ? itemBefore(talk) : null;
  if (before) return call('lists_createoradd', 'add_todos', { items: [{ ...only, text: before }] });
  return say(
    'lists_createoradd',
    'What should I add? Say “add milk” or “add call the bank by friday”. Nothing was saved yet.',
  );
}

function dated(item: string, shared: string): { text: string; due?: string } {
  const { when, rest } = takeWhen(item);
  const text = rest
    .replace(/^(?:some more|some|a|an|the|to)\s+(?=\S)/i, '')
    .replace(/\s+(?:by|on|at|for|due)$/i, '')
    .replace(/^"(.*)"$/, '$1');
  const due = when || shared;
  return due ? { text, due } : { text };
}

function isVague(text: string): boolean {
  return (
    isPronoun(text) ||
    /^(?:(?:a|an|another|new|this|that|the|some|few|more|one|my|of) )*(?:things?|items?|something|stuff|entry|one|list|todos?|tasks?|products?)(?: (?:to do|to buy))?$/i.test(
      text,
    )
  );
}

function endsWith(text: string, span: string): boolean {
  return text.trim().toLowerCase().endsWith(span.trim().toLowerCase());
}

/** "what's on my list", "is milk on it?", "anything overdue?": shown, never changed. */
export const listsQuery: Recogniser = (text) => {
  if (otherList.test(text)) return null;
  const question = text.replace(/[?.!]+$/, '').trim();
  const which = state(question);
  if (
    /^(?:is |are |what(?:'s| is) |what )?(?:there )?(?:anything|something|any (?:todos?|tasks?))?\s*(?:is |are )?(?:overdue|past due|late|due today)(?: today)?$/i.test(
      question,
    ) &&
    question !== 'late'
  ) {
    return [call('lists_query', 'list_todos', { which: /today/i.test(question) ? 'today' : 'overdue' })];
  }
  if (toDo.test(question)) {
    const when = takeWhen(question).when;
    if (
      when &&
      !/^(?:for |by |on )?(?:today|tonight|now|right now|this (?:morning|afternoon|evening))$/i.test(when)
    ) {
      return [call('calendar_query', 'list_reminders', { when })];
    }
    return [call('lists_query', 'list_todos', { which: when ? 'today' : which })];
  }
  const about = sought(question);
  if (about) return [call('lists_query', 'list_todos', { which, about })];
  if (/\ba list of (?!things|stuff|items|todos|tasks|groceries|food items)|\blist of (?!my|the|things|stuff|items|todos|tasks|groceries)/i.test(question)) return null;
  if (/\b(?:reminders?|events?|appointments?|meetings?|calendar|schedule)\b/i.test(question)) return null;
  const names = rule(`\\b(?:${listNoun})\\b`).test(question.replace(/^list\b/i, ''));
  if (!names) return null;
  const bare = rule(
    `^(?:(?:my|the|all|current|open|available|shopping|grocery|todo|done|completed|overdue|today's|whole|full|entire|pending|remaining)\\s+)*(?:${listNoun})(?: items?)?(?: for today| today| please)?$`,
  );
  const shows = asks.test(question) || rule(`^(?:${showVerb})\\b`).test(question) || bare.test(question);
  return shows ? [call('lists_query', 'list_todos', { which })] : null;
};

const toDo =
  /^(?:what (?:do|should|must|can) (?:i|we) (?:still |have (?:left )?to |need to |got to |want to |gotta )*(?:do|get done|buy|get|pick up|finish|complete)(?: next| first| still)?|what(?:'s| is) (?:left|still open|still left|next|there|to be done|still to do|due)(?: for me)?(?: to do| to be done)?|what needs (?:to be done|doing)|what have i got to do|do i (?:still )?have (?:anything|something|stuff|things|much) (?:left )?to do|(?:is there |have i )?anything (?:left |else )?(?:to do|due)|(?:show|tell|give) me what i (?:have|need) to do|what (?:else )?do i have to do|my (?:day's )?to do)\b(?!.*\b(?:to|for|with|about|in|if)\b(?! today| tomorrow| this| next| monday))/i;

function state(question: string): string | undefined {
  if (/\b(?:overdue|past due|late)\b/i.test(question)) return 'overdue';
  if (/\b(?:all|everything|every|whole|entire)\b(?! i have)/i.test(question))
    return /\b(?:done|completed|finished)\b/i.test(question) ? 'done' : 'all';
  if (
    /\b(?:have i|did i|i've|what i|already) (?:already )?(?:done|do|finish|finished|complete|completed|get done)\b|\b(?:completed|finished|done) (?:todos?|tasks?|items?|things)\b|\b(?:todos?|tasks?|items?) (?:are |that are |i have |i've )?(?:already )?(?:done|completed|finished)\b/i.test(
      question,
    )
  )
    return 'done';
  return /\btoday\b|\btoday's\b/i.test(question) ? 'today' : undefined;
}

const asking = [
  rule(
    `^(?:is|are|do i have|have i got|did i (?:add|put|include|write|note)|have i (?:added|put)|is there|are there|did you add|have you added)\\s+(.+?)\\s+(?:already |still |now )?${onList}$`,
  ),
  /^(?:did i|have i|did you|have you)\s+(?:already )?(?:add|added|write down|put down)\s+(.+?)(?: already| yet)?$/i,
  /^(?:have|did) i (?:already |still )?(?:done|finished|finish|do|bought|buy) (?:the |my )?(.+?)(?: yet| already)?$/i,
];

function sought(question: string): string | null {
  for (const each of asking) {
    const about = each.exec(question)?.[1];
    if (!about) continue;
    const item = itemOf(about.replace(/^(?:any|some|a|an|the)\s+/i, ''));
    if (/\b(?:meeting|appointment|event|reminder|alarm)s?\b/i.test(item)) return null;
    return /^(?:any|anything|something|items?|things?|stuff|it|.*\b(?:items?|things|how many))$/i.test(item)
      ? null
      : item;
  }
  return null;
}

/** "delete the eggs", "take milk off my list", "clear completed", "delete all my todos". */
export const listsRemove: Recogniser = (text, talk) => {
  if (asks.test(text) || otherList.test(text)) return null;
  const statement = text.replace(/[.!]+$/, '').trim();
  const verb = rule(
    `(?:^|\\b(?:and|so|to|then|just|list) )(?:${removeVerb}|take|cross|strike|scratch|pull)\\s+(?=\\S)`,
  ).exec(statement);
  if (!verb) return null;
  const body = statement.slice(verb.index + verb[0].length);
  if (
    /^(?:out |up )?(?:all |everything |the |my |of )*(?:completed|done|finished|checked|ticked)(?: off)?(?: (?:todos?|tasks?|items?|ones|things|stuff|list))?(?: (?:from|on|off) .*)?$/i.test(
      body,
    )
  ) {
    return [call('lists_remove', 'clear_completed')];
  }
  const listed = rule(`\\b(?:${listNoun})\\b`).test(body);
  const whole = rule(
    `^(?:out |off |all |everything |of |the |my |this |that |a |whole |entire |complete |items? |things? |\\w+ )*?(?:on |from |off |in )?(?:the |my |our )*(?:[\\w'-]+ ){0,2}(?:lists?|todos|tasks|todo list)(?: of things to (?:do|buy))?$`,
  );
  if (/^(?:all|everything|all of (?:it|them)|it all|them all)$/i.test(body))
    return [call('lists_remove', 'delete_todos', { all: true })];
  if (listed && isAll(body)) return [call('lists_remove', 'delete_todos', { all: true })];
  const off = rule(
    `^(?:off )?(.+?) (?:off|from|out of|on|in|of|of off)(?: of)? (?:(?:my|the|our|this|that|a) )?(?:[\\w'-]+ ){0,3}?(?:${listNoun})(?: .*)?$`,
  ).exec(body)?.[1];
  if (off) return [removed(off, talk)];
  if (/^(?:(?:a|an|the|my|this|that|whole|entire|first|last|second) )*lists?\b/i.test(body)) return [whichList(body)];
  if (listed && whole.test(body) && !rule('^(?:todo|task) ').test(body)) return [whichList(body)];
  const plain = rule(
    `^(?:take|cross|strike|scratch|pull|turn off|switch off|disable|cancel|dismiss|call off|empty|take out|throw out|kill|trash|bin|clean out|drop|scratch|unset)\\b`,
  ).test(verb[0].trim());
  if (plain && !listed && !isPronoun(body)) return null;
  if (!listed && (foreignTopic(body) || body.split(' ').length > 8)) return null;
  return [removed(body, talk)];
};

function isAll(body: string): boolean {
  return rule(
    `^(?:all|every|everything|out|off|each|the whole|the entire|whole|entire)\\b|^(?:my|the|our) (?:(?:todo|shopping|grocery|whole|entire) )?(?:list|todos|tasks|todo list)$|^list$|\\ball (?:my|the|of)\\b`,
  ).test(body);
}

function whichList(body: string): Wish {
  if (isAll(body)) return call('lists_remove', 'delete_todos', { all: true });
  return say(
    'lists_remove',
    'You have one list here. To empty it say “delete all my todos”; for one thing say “delete milk”. Nothing was changed.',
  );
}

function removed(words: string, talk: Talk): Wish {
  const items = itemsOf(words).map(itemOf).filter(Boolean);
  const [only = ''] = items;
  if (items.length > 1 || (items.length === 1 && !isVague(only) && !isPronoun(words))) {
    return call('lists_remove', 'delete_todos', { items });
  }
  const before = isPronoun(words) || isPronoun(only) ? itemBefore(talk) : null;
  if (before && spokeOfReminder(talk))
    return call('calendar_remove', 'delete_reminders', { items: [before] });
  if (before) return call('lists_remove', 'delete_todos', { items: [before] });
  return say(
    'lists_remove',
    'Which one should I remove? Say “delete milk” or “delete 2”. Nothing was changed.',
  );
}
