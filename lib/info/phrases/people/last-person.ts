import { ownedName } from '@/lib/info/phrases/people/owned';
import type { Thing, World } from '@/lib/phrases/phrase';

const maxBack = 2;
const maxRead = 500;

const visited = /\b(?:to|at|from) (?:the|his|her|its) $/i;
/** Matches the words for relatives, people of a trade, and pets. */
export const kin =
  /\b(?:mr|mrs|ms|miss|dr|auntie?|uncle)\.? \p{L}+|\b(?:my |our )?(?:(?:mother|father|sister|brother|daughter|son)[- ]in[- ]law|(?:host|foster|step)[- ]?(?:mother|mum|mom|father|dad|sister|brother|son|daughter)|mom|mum|mummy|mam|mother|dad|daddy|father|amma|appa|ammi|abbu|papa|mama|baba|nani|dadi|grandma|grandpa|grandmother|grandfather|wife|husband|son|daughter|brother|sister|aunt(?:ie)?|uncle|niece|nephew|boyfriend|girlfriend|partner|boss|friend|plumber|electrician|dentist|doctor|cleaner|cleaning lady|landlord|landlady|teacher|vet|nanny|babysitter|mechanic|gardener|builder|nurse|(?!(?:the|an?|this|that|some|old|young|nice|same|other)\b)\p{L}+ (?:guy|bloke|fella)|physio|tutor|hairdresser|accountant|lawyer|driver|neighbou?r|colleague|cousin|gran|nan|coach|therapist|dog|cat|puppy|kitten|rabbit|horse|pony|hamster|baby)(?=['’]?s?\b)(?! (?:food|litter|treats?|biscuits|wipes|formula|shampoo|milk|clothes)\b)/giu;
const name =
  /(?<=(?:[\p{L}\p{N},'’]|\b(?:Mr|Mrs|Ms|Dr|Prof)\.) )(?<!\b(?:in|from|near|at) (?:the |St\.? )?(?:\p{Lu}\p{L}+ ){0,3})\p{Lu}\p{Ll}+(?=['’]s\b|[^\p{L}]|$)|(?:^|(?<=[.!?] ))\p{Lu}\p{Ll}+(?=['’]s | (?:(?:still|also|always|just|never|only|probably) )?(?:is|has|can|will|said|wants|likes|owes|takes|needs|loves|hates|works|lives|goes|gets|comes|plays|eats|drinks|starts|sleeps|wears|speaks|prefers|drives|studies|teaches|collects|used|was|rang|called|asked)\b)/gu;
const described =
  /(?<=\b(?:the|that|this) )(?:lady|man|woman|guy|gentleman|girl|boy|customer|client|couple|neighbou?r)(?: (?:with|in|from|at|next) (?:the |a |an )?[\p{L}-]+(?: (?!(?:wants?|needs?|is|has|will|would|called|said|asked|ordered|came)\b)[\p{L}-]+)?)?/giu;
// "Mia's birthday party" in lower case.
const celebrated =
  /^(?!(?:today|tomorrow|let|it|that|who|what)['’])\p{Ll}{2,}(?=['’]s (?:\d{1,2}\p{Ll}\p{Ll} )?(?:birthday|bday)\b)/u;
const noName =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Thu|Fri|Sat|Sun|Tue|Wed|I|My|The|It|This|That|He|She|We|They|You|How|What|When|Where|Who|Which|Why|There|Here|Mr|Mrs|Ms|Dr|Prof)$/;

const ofPerson = /^\W*(?:(?:and|also|oh) )*(?:he|she|his|her)\b/i;
// "The vet said" of somebody else, and "she has a dog" of her.
const sayer =
  /\b(?:the |my |our )?(?:vet|doctor|dentist|nurse|physio|teacher)(?: just)? (?:said|says|told|thinks|reckons|wants)\b/gi;
const hers = /\b(?:his|her|their|an?|one|two|three|four|five|six|\d+|no) \p{L}+/giu;

/** Returns the names of people and pets that are known from birthdays and facts. */
export function knownPeople(things: Thing[]): string[] {
  const names = things.flatMap(({ kind, title, value }) => {
    const owner = ownerOf.exec(title)?.groups?.owner;
    if (kind === 'fact' && /['’]s name$/i.test(title) && value) return [value];
    return owner && (kind === 'date' || kind === 'fact') ? [owner] : [];
  });
  return [...new Set(names)].filter((known) => /^\p{Lu}[\p{L}-]{2,}$/u.test(known));
}

const ownerOf =
  /^(?:what )?(?:\p{Ll}+ )?(?<owner>\p{Lu}[\p{L}-]+)(?:['’]s | (?:likes|loves|hates|is|has|needs|wants) ?)/u;

/**
 * Returns the people whom "he" and "she" may mean, the likeliest first. They are the people named in the last
 * messages (`said`), and `celebrated`, the person whose birthday or fact was mentioned last.
 */
export function lastPeople(said: string[], celebrated: string | null, known: string[]): string[] {
  const newest = said.toReversed();
  // What begins with "he" or "his" goes on about the same person.
  const end = newest.flatMap((content, place) => (ofPerson.test(content) ? [] : [place]))[maxBack];
  const found = newest.slice(0, (end ?? newest.length) + 1).map((content) => personOf(content, known));
  const place = found.indexOf(null);
  const people = found.toSpliced(place < 0 ? found.length : place, 0, celebrated);
  return [...new Set(people.flatMap((person) => (person ? [person.replace(/^(?:my|our) /i, '')] : [])))];
}

function personOf(content: string, known: string[]): string | null {
  // After "his doctor is Dr Patel", "he" is still the one who has the doctor.
  const own = content.slice(0, maxRead).replace(ownedName, '').replace(sayer, '');
  const text = ofPerson.test(content) ? own.replace(hers, '') : own;
  const names = [...text.matchAll(name)].map(([word]) => word).filter((word) => !noName.test(word));
  const relatives = [...text.matchAll(kin)];
  // After "took the dog to the vet", "he" is the dog.
  const titled = (relatives.findLast(({ index }) => !visited.test(text.slice(0, index))) ??
    relatives.at(-1))?.[0];
  const named = names.at(-1);
  if (named) return titled?.endsWith(named) ? titled : named;
  const other = titled ?? [...text.matchAll(described)].at(-1)?.[0] ?? celebrated.exec(text)?.[0];
  return namedIn(text, known) ?? other ?? null;
}

// "A week before shireens", of Shireen.
function namedIn(text: string, known: string[]): string | null {
  const words = text.toLowerCase().match(/\p{L}[\p{L}-]+/gu) ?? [];
  return (
    known.findLast((one) =>
      words.some((word) => word === one.toLowerCase() || word === `${one.toLowerCase()}s`),
    ) ?? null
  );
}

const women =
  /\b(?:mrs|ms|miss|aunt\p{L}*|mother|mom|mum|mummy|mam|amma|ammi|mama|nani|dadi|gran|nan|nana|grandma|grandmother|wife|daughter|sister|niece|girlfriend|landlady|lady|woman|girl|queen)\b/iu;
const men =
  /\b(?:mr|uncle|father|dad|daddy|appa|abbu|papa|baba|grandpa|grandfather|husband|son|brother|nephew|boyfriend|landlord|man|guy|gentleman|boy)\b/i;

/**
 * Returns `world` with a `lastPerson` whom "he" or "she" in the message can mean. After "my brother's
 * birthday is 3 May", "she" cannot be the brother, so the last person is somebody who was named before.
 */
export function withMeantPerson(message: string, world: World): World {
  const { lastPerson, lastPeople: people = [] } = world;
  const pronoun = lastPerson && /\b(?:he|him|his|she|her|hers)\b/i.exec(message.slice(0, maxRead))?.[0];
  if (!pronoun) return world;
  const others = /^h(?:e|im|is)$/i.test(pronoun) ? women : men;
  const isOfPet = ofPet.test(message.slice(0, maxRead));
  const isOfHuman = ofHuman.test(message.slice(0, maxRead));
  const isOther = (person: string) =>
    (isOfPet && trade.test(person)) ||
    (isOfHuman && pets.test(`${person} ${roleOf(person, world)}`)) ||
    others.test(`${person} ${roleOf(person, world)}`);
  return isOther(lastPerson)
    ? { ...world, lastPerson: people.find((person) => !isOther(person)) ?? null }
    : world;
}

// After "vet checkup on the 9th", "her microchip" is not the vet's.
const ofPet =
  /\b(?:he|she|his|her) (?:(?:micro)?chip|vaccin\p{L}+|jabs?|breed|fur|coat|collar|litter|lead|leash|kennel|cage|tank|flea|worming|food|kibble|treats|paws?|tail|claws?)\b/iu;
// "Her number is 555 0148" is not the dog's.
const ofHuman =
  /\b(?:his|her) (?:(?:new|phone|mobile|cell|work|home) )*(?:number|phone|mobile|cell|e-?mail|address|job|boss|husband|wife|car|office|flat|house)\b/iu;
const pets = /\b(?:dog|cat|puppy|kitten|rabbit|horse|pony|hamster)\b/iu;
const trade = /^(?:the )?(?:vet|groomer|dog walker|cat sitter|breeder|pet sitter|doctor|dentist)$/i;

// "Sister in law" for Shireen, after "my sister in law is called Shireen".
function roleOf(person: string, { things }: World): string {
  const fact = things.find(
    ({ kind, value }) => kind === 'fact' && value?.toLowerCase() === person.toLowerCase(),
  );
  return fact?.title.replace(/['’]s name$/i, '') ?? '';
}
