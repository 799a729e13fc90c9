import { normalizeForMatch } from '@/lib/words/match-words';

const irregular = `
arrive arrival
be been
begin began begun
bleed bled
bring brought
build built
buy bought
catch caught
come came
deliver delivery
depart departure
do did done
draw drew drawn
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed
feel felt
find found
fly flew flown
forget forgot forgotten
get got gotten
give gave given
go went gone
grow grew grown
hear heard
hold held
keep kept
know knew known
lead led
leave left
lend lent
lose lost
make made
meditate meditation
meet met
pay paid
rehearse rehearsal
renew renewal
revise revision
ride rode ridden
ring rang rung
run ran
say said
see saw seen
sell sold
send sent
show shown
sing sang sung
sleep slept
speak spoke spoken
spend spent
swim swam swum
take took taken
teach taught
tell told
think thought
throw threw thrown
wake woke woken
wear wore worn
win won
write wrote written
child children
foot feet
man men
mouse mice
person people
tooth teeth
wife wives
woman women
knife knives
`;

const baseOf = new Map(
  irregular
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [base = '', ...forms] = line.split(' ');
      return forms.map((form) => [form, base] as const);
    }),
);

/** Returns the irregular past forms of a verb: "take" gives "took" and "taken". */
export function irregularForms(base: string): string[] {
  return [...baseOf].flatMap(([form, own]) => (stem(own) === base ? [form] : []));
}

/** Returns the same key for all forms of a word, such as "take" and "took". The key itself may be no word. */
export function baseForm(word: string): string {
  const known = bases.get(word);
  if (known !== undefined) return known;
  if (bases.size >= maxBases) bases.clear();
  const plain = normalizeForMatch(word).replace(/(?:'s|s')$/, '');
  const base = stem(baseOf.get(plain) ?? plain);
  bases.set(word, base);
  return base;
}

const bases = new Map<string, string>();
const maxBases = 5000;

/** Returns a word without a common ending: "calling" gives "call". */
export function stem(word: string): string {
  const bare = word.replace(/(?:'s|s')$/, '');
  if (bare.length < 4) return bare;
  const cut = bare.replace(/(?:ing|ies|es|ed|s|y|e)$/, (end) => (bare.length - end.length >= 3 ? '' : end));
  // "Planned" doubles the last letter of "plan", but "call" and "pass" end in a double letter
  // anyway.
  const isDoubled = /(?:ing|ed)$/.test(bare) && /([bdgmnprt])\1$/.test(cut);
  return isDoubled ? cut.slice(0, -1) : cut;
}
