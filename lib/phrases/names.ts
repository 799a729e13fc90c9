import type { Heard } from '@/lib/phrases/phrase';
import { agentVerbs } from '@/lib/words/verbs';

const unclear =
  /\b(?:it|its|they|them|he|she|one|ones|that|this|those|there|no|not|don['’]?t|can['’]?t|cant|dont|actually|instead|wait|sorry|same|again|already|both|other|else|what|who|where|when|how|why|which|if|because|only|still|yet|anymore|you|your)\b/i;

export function isPlainName(words: string): boolean {
  return !unclear.test(words) && words.split(' ').length <= 10;
}

/** Nouns for what people want to remember: "code", "size", "address". */
export const keepable =
  /\b(?:name|code|number|pin|password|passcode|passphrase|size|address|email|e-mail|phone|mobile|wifi|wi-fi|network|ssid|plate|seat|gate|room|model|brand|username|user name|login|account|iban|insurance|policy|licen[cs]e|key|keys|locker|combination|combo|colou?r|favou?rite|blood|allergy|allergies|diet|doctor|dentist|landlord|landlady|boss|teacher|plumber|vet|hairdresser|mechanic|lawyer|accountant|therapist|doctor['’]s|booking|reservation|confirmation|reference|flight|train|passport|id|ssn|tax|height|weight|shoe|ring|shirt|wife|husband|partner|son|daughter|brother|sister|mother|father|mom|mum|dad|cat|dog|pet|school|employer|company|job|title|nationality|language|birthplace|hometown|shelf|level|floor|parking|spot|nickname|handle|website|url|serial|vin|battery|filter|type|anniversary gift|order|tracking|member(?:ship)?|bank|branch|extension|alarm|garage|door|safe|bike|lock|recipe|dose|dosage)\b/i;

/** Matches habits: "Ana works on Mondays". They are facts and not events. */
export const habit =
  /\b(?:looks? after|takes? care of|minds|works?|teaches|studies|stays? with|volunteers?|helps? out)\b/i;

export function isForUs({ first, parts }: Pick<Heard, 'first' | 'parts'>): boolean {
  return agentVerbs.has(first) && /^(?:me|us)$/.test(parts[1]?.word ?? '');
}
