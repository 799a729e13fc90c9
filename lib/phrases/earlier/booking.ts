import type { Thing, World } from '@/lib/phrases/phrase';

const arranging =
  /^(?:book|schedule|arrange|reserve|organi[sz]e|sort(?: out)?|set up|fix up|find|call|ring|phone|text|email|message|contact|chase|ask|see about)\b|^get (?:an? |the |my |our |his |her |\p{L}+[’']s )?(?:\p{L}+ ){1,4}(?:\p{L}+ed|cut|done|seen to|looked at|in|out|over|round|mot)$|^get (?:some(?:one|body)|an? \p{L}+) to\b|^(?:make|get) an? (?:appointment|appt|booking)\b/iu;
const appointments =
  /\b(?:appointment|appt|check-?up|service|mot|haircut|(?:eye|hearing|blood|smear) test|viewing|survey|repair|fitting|consultation|scan|x-?ray|jabs?|vaccination|inspection|grooming|clean(?:ing)?)$|\b(?:appointment|appt)\b/i;

export interface Booking {
  /** Null if the task was only talked about. */
  thing: Thing | null;
  /** What the appointment is called: "car service" for "book the car in for a service". */
  name: string;
}

/** Returns the task of the last messages that asks for an appointment with others. */
export function lastBooking(world: World): Booking | null {
  for (const { thing: told, how } of world.mentions.slice(0, maxMentions)) {
    const thing = how === 'deleted' ? undefined : world.things.find(({ id }) => id === told.id);
    if (thing && isBooking(thing)) return { thing, name: nameOf(thing.title) };
  }
  // "The tap drips, must ring the plumber" is not on a list yet.
  const task = (world.lastMessage ?? '')
    .slice(0, maxRead)
    .split(/[,.;!?\n]+/)
    .map((clause) => clause.replace(wanting, '').trim())
    .findLast(asks);
  return task ? { thing: null, name: nameOf(task) } : null;
}

const maxMentions = 8;
const maxRead = 200;
const wanting =
  /^ *(?:(?:i|we|so|and|ok|also|please|remind me|really|just) )*(?:(?:need|have|want|ought|got|must|should|will|going|gotta|better|had better|trying)(?: to)? )*(?:to )?/i;

// "Call the bank" and "text Anna" ask for no appointment, "call the plumber" does.
const reaching = /^(?:find|call|ring|phone|text|email|message|contact|chase|ask|see about)\b/i;
const serving =
  /\b(?:dentist|doctors?|gp|surgery|clinic|hospital|vet|opticians?|physio|chiropodist|hygienist|plumber|electrician|builder|roofer|gardener|painter|decorator|cleaner|sweep|mechanic|garage|handyman|engineer|locksmith|repair(?:man| man| guy|er)?|boiler|gas man|hairdresser|barber|salon|groomer|photographer|tutor|tree|gutters?|window|pest|surveyor|solicitor|mover|removal|tyre|dealer|specsavers)/i;

function asks(title: string): boolean {
  return arranging.test(title) && (!reaching.test(title) || serving.test(title));
}

function isBooking({ kind, title, isDone, rule }: Thing): boolean {
  if (kind === 'reminder') return !rule && asks(title);
  return kind === 'todo' && !isDone && (asks(title) || appointments.test(title));
}

const works: [RegExp, string][] = [
  [/ (?:tested)$/i, ' test'],
  [/ (?:serviced)$/i, ' service'],
  [/ (?:checked(?: over| out| up)?|looked at|seen to)$/i, ' check'],
  [/ (?:cleaned)$/i, ' cleaning'],
  [/ (?:repaired|fixed|mended)$/i, ' repair'],
  [/ (?:inspected)$/i, ' inspection'],
  [/ (?:vaccinated)$/i, ' vaccination'],
  [/ (?:groomed)$/i, ' grooming'],
  [/ (?:installed|fitted)$/i, ' fitting'],
  [/ (?:painted)$/i, ' painting'],
  [/ (?:trimmed)$/i, ' trim'],
  [/ (?:done|sorted)$/i, ''],
];

function nameOf(title: string): string {
  let name = title
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/,.*$| about .*$| (?:asap|soon|ideally|if possible|at some point)$/i, '')
    // "Call the dentist to book a check-up" is about the check-up.
    .replace(/^.{3,40} to (?=(?:book|arrange|schedule|make|get) )/i, '')
    .replace(
      /^(?:book|arrange|schedule|make|get) (?:an? |the )?(?:appointment|appt|booking|slot) (?:with|for|at|to) /i,
      '',
    )
    .replace(/^get some(?:one|body) (?:in |out )?to /i, '');
  const isHad = /^get\b/i.test(name);
  name = name
    .replace(
      /^(?:book|schedule|arrange|reserve|organi[sz]e|sort out|sort|set up|fix up|find|call|ring|phone|text|email|message|contact|chase|ask|see about|get|make)(?: up)? /i,
      '',
    )
    .replace(/^(?:an?|the|my|our) /i, '')
    // "Car in for a service".
    .replace(/ in for (?:an?|the|its|his|her|their) /i, ' ')
    .replace(/ in (?=(?:with|at) )| (?:in|out|over|round)$/i, '');
  if (!isHad) return name;
  const work = works.find(([form]) => form.test(name));
  if (/^hair cut$/i.test(name)) return 'haircut';
  if (!work) return name.replace(/^(?:an? )?(\p{L}+) to .*$/iu, '$1');
  // "Eyes tested" is an eye test.
  return name.replace(work[0], '').replace(/(?<=\p{L}{2}[^s\P{L}])s$/iu, '') + work[1];
}
