import type { Sentences } from '@/lib/journal/crisis/sentences/sentences';

/** Written last, against the rule as it stands; the figures of its first run are in docs/decisions/081-crisis-rule.md. */
export const heldOutLast: Sentences[] = [
  {
    language: 'en',
    kind: 'explicit',
    texts: [
      'I really considered driving off the cliff on the way home',
      'Yesterday I held a knife to my wrist and cried',
      "honest answer: I hope I don't wake up tomorrow",
      "if this doesn't get better by spring I'll end my life",
      'the self harm started again after the breakup',
      'Feeling: suicidal. Highlight: nothing.',
    ],
  },
  {
    language: 'en',
    kind: 'veiled',
    texts: [
      "I keep thinking they'd all be happier if I just died",
      'I have no future and nothing to live for',
    ],
  },
  {
    language: 'en',
    kind: 'idiom',
    texts: [
      'I would rather die than eat that casserole again',
      'We killed time at the station',
      'My social battery is dead',
    ],
  },
  {
    language: 'en',
    kind: 'negation',
    texts: ["I wasn't going to kill myself, I just needed a break", 'never once wanted to end it all'],
  },
  {
    language: 'en',
    kind: 'other',
    texts: [
      "Our neighbor's son hanged himself, it is so sad",
      'She asked the class what they know about self-harm',
    ],
  },
  {
    language: 'es',
    kind: 'explicit',
    texts: [
      'A ratos solo quiero estar muerto',
      'Esta noche me voy a tomar todas las pastillas',
      'Me he vuelto a cortar los brazos',
      'no aguanto más, me quiero matar',
    ],
  },
  {
    language: 'es',
    kind: 'veiled',
    texts: ['Siento que soy una carga para mi familia', 'Ya no le encuentro sentido a la vida'],
  },
  {
    language: 'es',
    kind: 'idiom',
    texts: ['Mi jefe me va a matar cuando vea esto', 'Estoy muerto después del gimnasio'],
  },
  {
    language: 'es',
    kind: 'negation',
    texts: ['No soy suicida, solo estoy agotado', 'Nunca he querido morir'],
  },
  {
    language: 'es',
    kind: 'other',
    texts: ['Se suicidó el hermano de mi vecina', 'El libro cuenta la vida de un poeta que se mató'],
  },
  {
    language: 'fr',
    kind: 'explicit',
    texts: [
      "J'ai failli sauter du balcon hier",
      "Je veux que ma vie s'arrête",
      'Je me fais du mal depuis trois semaines',
      'je pense à en finir une bonne fois',
    ],
  },
  {
    language: 'fr',
    kind: 'veiled',
    texts: ["Ma vie n'a plus de sens", 'Si je disparaissais, personne ne le verrait'],
  },
  {
    language: 'fr',
    kind: 'idiom',
    texts: ["Je suis mort de trouille avant l'examen", 'Mon chef va me tuer'],
  },
  {
    language: 'fr',
    kind: 'negation',
    texts: ["Je n'ai pas d'idées suicidaires", 'Je ne me suis jamais fait du mal'],
  },
  {
    language: 'fr',
    kind: 'other',
    texts: ["Le frère de Paul s'est pendu l'an dernier", 'Nous avons parlé du suicide en cours de philo'],
  },
  {
    language: 'de',
    kind: 'explicit',
    texts: [
      'Ich habe gestern versucht, mich umzubringen',
      'Ich stelle mir vor, vom Dach zu springen',
      'Die Suizidgedanken sind wieder da',
      'ich will einfach nur noch sterben',
    ],
  },
  {
    language: 'de',
    kind: 'veiled',
    texts: ['Mein Leben hat keinen Sinn mehr', 'Keiner würde merken, wenn ich weg wäre'],
  },
  {
    language: 'de',
    kind: 'idiom',
    texts: ['Mein Chef bringt mich um, wenn das nicht fertig wird', 'Ich lach mich tot'],
  },
  {
    language: 'de',
    kind: 'negation',
    texts: ['Ich hatte nie Suizidgedanken', 'Ich würde mir nie das Leben nehmen'],
  },
  {
    language: 'de',
    kind: 'other',
    texts: [
      'Der Bruder meiner Kollegin hat Selbstmord begangen',
      'In der Schule gab es einen Vortrag über Suizid',
    ],
  },
  {
    language: 'pt',
    kind: 'explicit',
    texts: [
      'Cheguei a pensar em me jogar da janela',
      'Não vejo mais razão para viver, quero acabar com tudo',
      'Sinto vontade de me matar todos os dias',
      'os pensamentos suicidas voltaram',
    ],
  },
  {
    language: 'pt',
    kind: 'veiled',
    texts: ['Sou um peso para todo mundo', 'Minha vida não faz mais sentido'],
  },
  {
    language: 'pt',
    kind: 'idiom',
    texts: ['Meu chefe vai me matar amanhã', 'Estou morta depois da academia'],
  },
  { language: 'pt', kind: 'negation', texts: ['Não tenho pensamentos suicidas', 'Nunca quis morrer'] },
  {
    language: 'pt',
    kind: 'other',
    texts: ['O tio da Ana cometeu suicídio', 'O livro conta a história de um homem que se mata'],
  },
];
