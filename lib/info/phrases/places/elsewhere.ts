import type { Heard, PhraseCall } from '@/lib/phrases/phrase';
import { placeZone } from '@/lib/time/places';

/** Returns a call that says how times can follow the user, if "I'm in Lisbon until friday" tells of another zone. */
export function zoneHint({ text, world }: Heard): PhraseCall[] {
  const place = /^in (?<place>\p{L}[\p{L} ’'-]*?)(?= (?:until|till?|from|for|this|next|on|since)\b|$)/iu.exec(
    text('value'),
  )?.groups?.place;
  const zone = place && /^(?:i|we)(?:['’]?(?:m|re))?$/i.test(text('who')) ? placeZone(place) : null;
  const hint = `Your times stay in ${world.zone}. To have them in ${place}, say “set my time zone to ${place}”.`;
  return zone && zone !== world.zone ? [{ tool: 'recall', input: { text: hint, items: [] } }] : [];
}
