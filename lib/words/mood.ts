import { baseForms } from '@/lib/words/verbs';

const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

export interface Word {
  norm: string;
  gap: string;
}

/**
 * 'denied': "don't delete it"; 'doubtful': "maybe delete it"; 'kept': "I still have to delete it". 'mixed'
 * denies one act and asks for another.
 */
export type Mood = 'plain' | 'denied' | 'kept' | 'doubtful' | 'mixed';

type Act = 'drop' | 'finish' | 'move';

const verbs: Record<Act, Set<string>> = {
  drop: list(`remove delete deleted erase erased drop dropped cancel cancelled canceled cancelling canceling scratch scrap bin ditch lose kill
    discard toss chuck trash forget undo clear cleared strike nix axe skip skipped take rid throw wipe empty stop pause deleting removing removed
    dropping skipping clearing`),
  finish: list(
    'mark marked tick ticked check checked cross crossed complete completed finish finished done close',
  ),
  move: list(`move moved moving push pushed shift shifted reschedule rescheduled postpone postponed adjourn defer bring brought delay delayed
    bump bumped switch switched slide pull pulled put change changed changing rename snooze swap`),
};

export function actOf(word: string): Act | null {
  return (['drop', 'finish', 'move'] as const).find((act) => verbs[act].has(word)) ?? null;
}

const negations = list('not never nor neither hardly without');
const doubts = list('maybe perhaps possibly');
const musts = list('must should gotta ought hafta');
const futures =
  list(`will would shall might may could going gonna about thinking considering thought think almost nearly if unless plan
  planning planned decided said says told asked tells asks wrote wants forgot tried trying supposed wish hope hoping`);
const links =
  list(`i we you me us he she they him her them to do does did have has had am is are was were be been being can need needs want
  wanted like love got get please just really actually ever yet still already also even probably suppose guess let 's mean meant able
  no longer only forget remember reminded ok okay yes yeah well so then and or go ahead feel free help anything any i'd it that now but`);

const isLink = (word: string) =>
  links.has(word) || [negations, doubts, musts, futures].some((words) => words.has(word));

/**
 * Returns how a sentence uses a verb of `act`: for 'drop', "don't delete it" gives 'denied'. Ignores the
 * clauses before the word at index `from`.
 */
export function moodOf(sentence: Word[], from: number, act: Act): Mood {
  if (act !== 'move' && isConditional(sentence)) return 'doubtful';
  const clauses = clausesOf(sentence).filter(({ end }) => end > from);
  const moods = clauses.flatMap(({ words }) => moodsIn(words, act));
  const ofSame = moods.filter((one) => one.act === act);
  // "It has to be done by Friday" may move its day.
  const others = act === 'move' ? moods.filter((one) => one.act !== 'finish') : moods;
  const counted = ofSame.length > 0 ? ofSame : others;
  const [first = { mood: 'plain' }] = counted.filter(({ mood }) => mood !== 'plain');
  const isMixed = first.mood !== 'plain' && counted.some(({ mood }) => mood === 'plain');
  if (!isMixed) return first.mood as Mood;
  return act === 'finish' ? 'plain' : 'mixed';
}

const polite = list('you possible that so');

function isConditional(sentence: Word[]): boolean {
  return sentence.some(
    ({ norm }, place) =>
      norm === 'unless' || (norm === 'if' && !polite.has(sentence[place + 1]?.norm ?? 'that')),
  );
}

const reasons = list('so because but since cause though although whereas');

function clausesOf(sentence: Word[]): { words: string[]; end: number }[] {
  const clauses: { words: string[]; end: number }[] = [];
  for (const [place, { norm, gap }] of sentence.entries()) {
    const last = clauses.at(-1);
    const isNew = /[,;–—()…]|\s-\s/.test(gap) ? !isJoint(norm) : reasons.has(norm);
    if (!last || (isNew && !forbids(last.words))) clauses.push({ words: [norm], end: place + 1 });
    else {
      last.words.push(norm);
      last.end = place + 1;
    }
  }
  return clauses;
}

const forbidding = /^(?:please |just |you )*(?:(?:do|must|should|may|can) not|never)(?= |$)/;
const asides = list('under at in for by until without');

function forbids(words: string[]): boolean {
  const said = words.join(' ');
  const [core = ''] = forbidding.exec(said) ?? [];
  const [first = '', ...rest] = said.slice(core.length).trim().split(' ');
  return core !== '' && (first === '' || (asides.has(first) && rest.every((word) => actOf(word) === null)));
}

const isJoint = (word: string | undefined) => word === 'and' || word === 'or' || word === 'then';

const asking =
  /^(?:(?:please|just|and|so|but|also|ok|okay|hey|hi) )*(?:(?:can|could|would|will) (?:you|we)|do you (?:think|reckon|suppose) (?:that )?(?:you|we) (?:can|could)|(?:is there )?(?:any|a) chance (?:of )?(?:you|we) (?:can|could)?|would you be (?:able|so kind|so good|kind enough)|would it be possible)\b/;

function moodsIn(words: string[], act: Act): { act: Act | null; mood: Mood }[] {
  const isAsked = asking.test(words.join(' '));
  const places = words.flatMap((word, place) => (actOf(word) ? [place] : []));
  const [first = -1] = places;
  const read = places.filter((place) => place === first || isJoint(words[place - 1]));
  const moods = read.map((place) => ({
    act: actOf(words[place] ?? ''),
    mood: isAsked && !negations.has(words[place - 1] ?? '') ? ('plain' as const) : moodAt(words, place),
  }));
  const isDoubted =
    !isAsked && words.some((word) => doubts.has(word)) && (moods.length > 0 || act !== 'move');
  if (isDoubted) return [{ act, mood: 'doubtful' }];
  if (act !== 'finish' || moods.some(({ mood }) => mood !== 'plain')) return moods;
  const own = unfinished(words);
  if (own !== 'plain') return [{ act, mood: own }];
  const isReport = words.some((word) => baseForms(word) !== null || word === 'have');
  return moods.length > 0 ? moods : isReport ? [{ act, mood: 'plain' }] : [];
}

function moodAt(words: string[], place: number): Mood {
  const opening = words.slice(0, place);
  if (opening.some((word) => asides.has(word)) && forbids(opening)) return 'denied';
  let start = place;
  while (start > 0 && isLink(words[start - 1] ?? '')) start -= 1;
  const verb = words[place] ?? '';
  const before = words.slice(start, place);
  const mood =
    verb === 'forget' && hasNegation(before) ? 'kept' : moodOfLinks(before, actOf(verb) === 'move');
  if (mood !== 'plain' || !isJoint(words[place - 1])) return mood;
  // In "I have to call Ann and cancel the gym", "I have to" applies to both verbs.
  const own = words.findIndex((word) => !isLink(word));
  const isOfOther = hasNegation(words.slice(0, own)) && unwilling.has(words[own] ?? '');
  if (own <= 0 || isOfOther) return 'plain';
  const shared = moodOfLinks(words.slice(0, own), false, words[own]);
  return shared === 'doubtful' ? 'kept' : shared;
}

// In "I won't make it, then cancel the dinner", the negation does not apply to "cancel".
const unwilling = list('make come attend feel there coming manage');

const hasNegation = (words: string[]) =>
  words.some(
    (word, place) =>
      (negations.has(word) && words[place + 1] !== 'mind') ||
      (word === 'no' && /^(?:longer|need)$/.test(words[place + 1] ?? '')),
  );

function moodOfLinks(words: string[], isMove: boolean, verb = ''): Mood {
  const said = words.join(' ');
  if (/\b(?:forget|remember)\b/.test(said) || verb === 'forget') return 'kept';
  if (hasNegation(words)) return 'denied';
  if (/(?:want|wanted|like|love|need) (?:you )?to$|\b(?:free|ahead) (?:to|and)$/.test(said))
    return /\bneed to$|\b(?:he|she|they|wants)\b/.test(said) ? 'doubtful' : 'plain';
  // "They had to push it to friday" tells of a move.
  if (
    isMove &&
    /\b(?:be|been)$|^(?!.*\b(?:if|nearly|almost|thought|would|wish|never|wished|always)\b).*\bhad to$/.test(
      said,
    )
  )
    return 'plain';
  if (words.some((word) => musts.has(word)) || /\b(?:have|has|need|needs|got) (?:\w+ )?to\b/.test(said))
    return 'doubtful';
  if (/\b(?:can|could|would|will) you\b/.test(said)) return 'plain';
  return words.some((word) => futures.has(word) || doubts.has(word)) || /\bto$/.test(said)
    ? 'doubtful'
    : 'plain';
}

function unfinished(words: string[]): Mood {
  const said = words.join(' ');
  if (/\b(?:not|no longer|no) (?:really )?(?:need|want|necessary|needed|required|wanted)\b/.test(said))
    return 'plain';
  if (/\bforget\b/.test(said)) return 'kept';
  if (hasNegation(words) && !/\bnot (?:any|only|just)\b/.test(said)) return 'denied';
  const isDue = /\b(?:have|has|need|needs|got|ought|going|want|supposed) (?:\w+ )?to\b/.test(said);
  return isDue || words.some((word) => musts.has(word) || word === 'will') ? 'kept' : 'plain';
}

export function namesAct(text: string): boolean {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => actOf(word) !== null);
}
