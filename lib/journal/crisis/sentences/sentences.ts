/** Sentences of one kind: those who write explicit or veiled ones speak of themselves, all others do not. */
export interface Sentences {
  language: 'en' | 'es' | 'fr' | 'de' | 'pt';
  kind: 'explicit' | 'veiled' | 'idiom' | 'negation' | 'other';
  texts: string[];
}
