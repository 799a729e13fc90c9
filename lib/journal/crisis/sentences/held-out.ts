import type { Sentences } from '@/lib/journal/crisis/sentences/sentences';

/** Written after the patterns, to see how they do on what they were not made for. */
export const heldOut: Sentences[] = [
  {
    language: 'en',
    kind: 'explicit',
    texts: [
      'Highlight of the day: none. I stood on the balcony and thought about jumping.',
      'i am so close to killing myself its scary',
      'been cutting again, my thighs this time',
      'Part of me wants to be dead by the weekend',
      'I have the pills counted out and I am ready to take them all tonight',
      'honestly i wanna unalive myself lol',
    ],
  },
  {
    language: 'en',
    kind: 'veiled',
    texts: [
      'What is the point of waking up every day, nobody would notice if I was gone.',
      'I feel like everybody would have it easier if I were not around.',
    ],
  },
  {
    language: 'en',
    kind: 'idiom',
    texts: [
      'These new shoes are murder, my heels are dead',
      'If I hear that song one more time I will die of boredom',
      'Boss wants me to kill the feature before launch',
    ],
  },
  {
    language: 'en',
    kind: 'negation',
    texts: [
      'Therapist asked about self-harm, I told her honestly there is none.',
      "Life is hard but I don't want to end it.",
    ],
  },
  {
    language: 'en',
    kind: 'other',
    texts: [
      'A student at our school committed suicide and everyone is in shock.',
      'My daughter told me her friend cuts herself.',
      'Finished the Sylvia Plath biography, her death still makes me sad',
    ],
  },
  {
    language: 'es',
    kind: 'explicit',
    texts: [
      'A veces pienso que lo mejor sería matarme',
      'hoy estuve a punto de tirarme al metro',
      'No dejo de pensar en el suicidio.',
      'quiero dormir y no despertar nunca mas',
    ],
  },
  { language: 'es', kind: 'veiled', texts: ['La vida no tiene sentido para mí.', 'Sobro en este mundo'] },
  {
    language: 'es',
    kind: 'idiom',
    texts: ['Los zapatos nuevos me matan', 'Casi me muero del susto con el perro'],
  },
  {
    language: 'es',
    kind: 'negation',
    texts: ['Estoy triste pero no quiero hacerme daño', 'Jamás pensaría en quitarme la vida'],
  },
  {
    language: 'es',
    kind: 'other',
    texts: [
      'El padre de Lucía se suicidó el año pasado.',
      'Vi un documental sobre jóvenes que se autolesionan',
    ],
  },
  {
    language: 'fr',
    kind: 'explicit',
    texts: [
      'Parfois je me dis que je ferais mieux de me tuer',
      'jai repris le rasoir, je me suis coupée les bras',
      'J’ai pensé à sauter du pont en rentrant.',
      'jveux mourir',
    ],
  },
  {
    language: 'fr',
    kind: 'veiled',
    texts: [
      'Je ne sers à rien, le monde irait mieux sans moi.',
      'Je voudrais que tout s’arrête pour toujours',
    ],
  },
  {
    language: 'fr',
    kind: 'idiom',
    texts: ['Ma mère va me tuer si je rentre en retard', 'On a failli mourir de froid au marché'],
  },
  {
    language: 'fr',
    kind: 'negation',
    texts: ['Je n’ai aucune envie de me faire du mal', 'Je suis triste mais je ne veux pas en finir'],
  },
  {
    language: 'fr',
    kind: 'other',
    texts: ['Un collègue a fait une tentative de suicide', 'Le roman raconte le suicide d’une actrice'],
  },
  {
    language: 'de',
    kind: 'explicit',
    texts: [
      'Ich halte das nicht mehr aus, ich will tot sein',
      'hab heute überlegt vor den Zug zu springen',
      'Manchmal denke ich, ich sollte mich einfach umbringen.',
      'ich will nimmer leben',
    ],
  },
  {
    language: 'de',
    kind: 'veiled',
    texts: [
      'Es hat doch alles keinen Sinn mehr, ich will nur noch weg sein für immer',
      'Ohne mich hätten es alle leichter',
    ],
  },
  {
    language: 'de',
    kind: 'idiom',
    texts: ['Diese Schuhe bringen mich um', 'Ich könnte sterben für dieses Schnitzel'],
  },
  {
    language: 'de',
    kind: 'negation',
    texts: [
      'Ich bin traurig, aber umbringen würde ich mich nie',
      'Sterben will ich nicht, ich will nur Ruhe',
    ],
  },
  {
    language: 'de',
    kind: 'other',
    texts: [
      'Ein Schüler hat sich das Leben genommen, alle sind geschockt',
      'Mein Onkel wollte nicht mehr leben, sagt Mama',
    ],
  },
  {
    language: 'pt',
    kind: 'explicit',
    texts: [
      'às vezes acho que devia me matar logo',
      'Hoje quase pulei da ponte.',
      'Só penso em morrer.',
      'voltei a me cortar ontem à noite',
    ],
  },
  {
    language: 'pt',
    kind: 'veiled',
    texts: [
      'Ninguém ia sentir minha falta se eu sumisse para sempre',
      'Não tenho forças para continuar vivendo',
    ],
  },
  {
    language: 'pt',
    kind: 'idiom',
    texts: ['Minha mãe vai me matar se eu atrasar', 'Estou morrendo de saudade de você'],
  },
  {
    language: 'pt',
    kind: 'negation',
    texts: ['Estou triste, mas não penso em me machucar', 'Jamais tiraria a minha própria vida'],
  },
  {
    language: 'pt',
    kind: 'other',
    texts: ['O irmão dele se matou no ano passado', 'Assisti a um filme sobre uma moça que quer morrer'],
  },
];
