import type { Sentences } from '@/lib/journal/crisis/sentences/sentences';

/** Written before the patterns, and used while they were made. */
export const inGermanAndPortuguese: Sentences[] = [
  {
    language: 'de',
    kind: 'explicit',
    texts: [
      'Ich will mich umbringen.',
      'ich möchte sterben',
      'Ich will nicht mehr leben.',
      'Ich denke seit Tagen an Selbstmord.',
      'Ich habe Suizidgedanken und traue mich nicht, es zu sagen',
      'Ich habe mich gestern wieder geritzt.',
      'Ich denke darüber nach, mir das Leben zu nehmen',
      'ich bring mich um',
      'Ich wünschte, ich wäre tot',
      'Am liebsten würde ich mir etwas antun.',
      'ICH WILL STERBENNNN',
    ],
  },
  {
    language: 'de',
    kind: 'veiled',
    texts: [
      'Ich sehe keinen Sinn mehr im Leben.',
      'Alle wären ohne mich besser dran.',
      'Ich möchte einschlafen und nie wieder aufwachen',
      'Ich habe keinen Grund mehr zu leben',
      'Ich kann nicht mehr, ich will, dass alles vorbei ist',
    ],
  },
  {
    language: 'de',
    kind: 'idiom',
    texts: [
      'Ich hab mich totgelacht',
      'Der Verkehr bringt mich noch um',
      'Ich sterbe vor Hunger',
      'Ich wäre fast vor Scham gestorben',
      'Für einen Kaffee würde ich gerade töten',
      'Habe mich beim Kochen geschnitten',
      'Ich bin todmüde und will nur schlafen',
    ],
  },
  {
    language: 'de',
    kind: 'negation',
    texts: [
      'Ich würde mich niemals umbringen.',
      'Ich will nicht sterben, ich will meine Kinder aufwachsen sehen.',
      'Ich denke nicht an Selbstmord, ich bin nur müde',
      'Keine Angst, ich tue mir nichts an',
    ],
  },
  {
    language: 'de',
    kind: 'other',
    texts: [
      'Mein Opa ist am Dienstag gestorben.',
      'Der Film handelt von Selbstmord.',
      'Sie sagte, sie wolle sich umbringen',
      'Ich habe Angst, dass mein Bruder sich etwas antut',
      'Im Radio ging es um Suizidprävention',
    ],
  },
  {
    language: 'pt',
    kind: 'explicit',
    texts: [
      'Quero me matar.',
      'eu quero morrer',
      'Não quero mais viver.',
      'Tenho pensado em suicídio todos os dias.',
      'Estou pensando em tirar a minha própria vida',
      'Ontem me cortei de novo.',
      'vontade de me machucar de novo',
      'queria estar morta',
      'vou acabar com a minha vida',
      'Penso em suicidar-me',
      'nao aguento mais viver',
    ],
  },
  {
    language: 'pt',
    kind: 'veiled',
    texts: [
      'Não vejo sentido em continuar vivendo.',
      'Todos estariam melhor sem mim.',
      'Não tenho mais motivo para viver',
      'Queria dormir e nunca mais acordar',
      'a vida não vale a pena',
    ],
  },
  {
    language: 'pt',
    kind: 'idiom',
    texts: [
      'Morri de rir com o meu irmão',
      'Esse trânsito está me matando',
      'Estou morrendo de fome',
      'Quase morri de vergonha na reunião',
      'Eu mataria por um café agora',
      'Cortei o cabelo hoje e gostei',
      'Estou morto de cansaço',
    ],
  },
  {
    language: 'pt',
    kind: 'negation',
    texts: [
      'Eu nunca me mataria.',
      'Não quero morrer, quero ver meus filhos crescerem.',
      'não penso em suicídio, só estou cansada',
      'não quero mais morrer, a terapia ajuda',
    ],
  },
  {
    language: 'pt',
    kind: 'other',
    texts: [
      'Minha avó morreu na segunda e sinto falta dela.',
      'O filme fala de suicídio.',
      'Minha amiga disse que queria se matar e eu não soube o que dizer',
      'Li uma notícia sobre prevenção do suicídio',
      'Tenho medo de que meu irmão se machuque',
    ],
  },
];
