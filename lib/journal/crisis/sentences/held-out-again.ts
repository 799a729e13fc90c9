import type { Sentences } from '@/lib/journal/crisis/sentences/sentences';

/** Written after the first held-out batch had widened the patterns, to see again how they do on what is new. */
export const heldOutAgain: Sentences[] = [
  {
    language: 'en',
    kind: 'explicit',
    texts: [
      'Every time I drive over that bridge I imagine ending my life there.',
      'I was lying in bed planning how to kill myself',
      'tonight I almost swallowed the whole bottle of pills',
      "I'm scared that I will hurt myself tonight.",
      'i rly wanna die rn',
      'Told nobody yet that the suicidal thoughts came back.',
    ],
  },
  {
    language: 'en',
    kind: 'veiled',
    texts: [
      'I am ready for it all to be over.',
      'My kids deserve a better mother, they would do better without me.',
      "Don't think I can keep living like this",
    ],
  },
  {
    language: 'en',
    kind: 'idiom',
    texts: [
      'I thought I would die when he read my poem aloud in class, so funny.',
      'That workout murdered my legs',
      'I would kill to have a free weekend',
    ],
  },
  {
    language: 'en',
    kind: 'negation',
    texts: [
      'Sad today. Not in a suicidal way, just sad.',
      "I haven't hurt myself in two years and I'm proud",
    ],
  },
  {
    language: 'en',
    kind: 'other',
    texts: [
      'Called the hotline for my roommate because she talked about killing herself.',
      'The lecture on suicide statistics was hard to sit through.',
      'In the play Romeo kills himself, the kids cried',
    ],
  },
  {
    language: 'es',
    kind: 'explicit',
    texts: [
      'Llevo días planeando cómo matarme',
      'Me dan ganas de cortarme las venas',
      'no quiero seguir viviendo asi',
      'He vuelto a pensar en el suicidio y me asusta.',
      'intenté suicidarme hace un mes',
    ],
  },
  {
    language: 'es',
    kind: 'veiled',
    texts: ['Quisiera dormirme y no despertar', 'Mi familia estaría mejor si yo no estuviera'],
  },
  { language: 'es', kind: 'idiom', texts: ['Este calor me mata', 'Me morí de la risa en el cine'] },
  {
    language: 'es',
    kind: 'negation',
    texts: ['No he pensado en el suicidio nunca', 'Yo jamás me haría daño'],
  },
  {
    language: 'es',
    kind: 'other',
    texts: [
      'Mi prima intentó suicidarse y estoy preocupada',
      'La serie habla de una chica que se quita la vida',
    ],
  },
  {
    language: 'fr',
    kind: 'explicit',
    texts: [
      'Je pense tout le temps à me tuer',
      'hier j’ai failli avaler tous mes cachets',
      'je ne supporte plus de vivre',
      'J’ai encore eu des pensées suicidaires ce matin.',
      'jai essayé de me pendre la semaine dernière',
    ],
  },
  {
    language: 'fr',
    kind: 'veiled',
    texts: [
      'Plus rien ne me retient ici, je veux partir pour toujours',
      'Je suis un fardeau pour mes proches',
    ],
  },
  {
    language: 'fr',
    kind: 'idiom',
    texts: ['Cette chaleur me tue', 'Je suis morte de fatigue après le sport'],
  },
  {
    language: 'fr',
    kind: 'negation',
    texts: ['Je n’ai jamais pensé à me suicider', 'Non, je ne me fais plus de mal depuis un an'],
  },
  {
    language: 'fr',
    kind: 'other',
    texts: ['Ma voisine s’est suicidée dimanche', 'Mon fils m’a dit qu’un copain veut mourir'],
  },
  {
    language: 'de',
    kind: 'explicit',
    texts: [
      'Ich überlege ständig, wie ich mich umbringen könnte',
      'Gestern stand ich auf der Brücke und wollte springen.',
      'ich hab keine lust mehr zu leben',
      'Ich habe mir wieder die Arme aufgeritzt',
      'Ich wollte mir gestern das Leben nehmen',
    ],
  },
  {
    language: 'de',
    kind: 'veiled',
    texts: ['Ich wäre am liebsten gar nicht mehr da', 'Für meine Familie wäre es besser, wenn ich weg wäre'],
  },
  {
    language: 'de',
    kind: 'idiom',
    texts: ['Die Hitze bringt mich um', 'Vor Lachen wäre ich fast gestorben'],
  },
  {
    language: 'de',
    kind: 'negation',
    texts: ['Ich habe nie daran gedacht, mich umzubringen', 'Ich will leben, nicht sterben'],
  },
  {
    language: 'de',
    kind: 'other',
    texts: [
      'Die Serie über Suizid unter Jugendlichen hat mich berührt',
      'Meine Freundin hat gesagt, sie will sterben',
    ],
  },
  {
    language: 'pt',
    kind: 'explicit',
    texts: [
      'Ando a pensar em matar-me',
      'ontem tentei me enforcar',
      'Não quero mais estar viva.',
      'Tô com vontade de morrer',
      'Eu me corto quando ninguém vê',
    ],
  },
  {
    language: 'pt',
    kind: 'veiled',
    texts: ['Seria melhor para todos se eu não existisse', 'Só queria dormir e não acordar mais'],
  },
  { language: 'pt', kind: 'idiom', texts: ['Esse calor me mata', 'Quase morri do coração com o gol'] },
  {
    language: 'pt',
    kind: 'negation',
    texts: ['Nunca pensei em me matar', 'Não me machuco mais há um ano'],
  },
  {
    language: 'pt',
    kind: 'other',
    texts: ['Meu vizinho tentou se matar', 'A reportagem sobre suicídio entre jovens me deixou triste'],
  },
];
