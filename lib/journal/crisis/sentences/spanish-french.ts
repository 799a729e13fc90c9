import type { Sentences } from '@/lib/journal/crisis/sentences/sentences';

/** Written before the patterns, and used while they were made. */
export const inSpanishAndFrench: Sentences[] = [
  {
    language: 'es',
    kind: 'explicit',
    texts: [
      'Quiero matarme.',
      'me quiero morir',
      'He pensado en suicidarme esta semana',
      'Ya no quiero vivir más.',
      'Estoy pensando en quitarme la vida',
      'Anoche me corté otra vez los brazos',
      'Tengo pensamientos suicidas y no se lo he dicho a nadie.',
      'quisiera estar muerta',
      'voy a acabar con mi vida',
      'Tengo ganas de hacerme daño',
      'me voy a su1cidar',
    ],
  },
  {
    language: 'es',
    kind: 'veiled',
    texts: [
      'No le veo sentido a seguir viviendo.',
      'Todos estarían mejor sin mí.',
      'No tengo ninguna razón para vivir',
      'Ojalá no despertara mañana',
      'ya no puedo más, quiero desaparecer para siempre',
    ],
  },
  {
    language: 'es',
    kind: 'idiom',
    texts: [
      'Me muero de risa con mi hermano',
      'Este tráfico me está matando',
      'Me muero de hambre, voy a cocinar',
      'Casi me muero de vergüenza en la reunión',
      'Mataría por un café ahora mismo',
      'Me corté el pelo hoy y me gusta',
      'Estoy muerta de cansancio',
    ],
  },
  {
    language: 'es',
    kind: 'negation',
    texts: [
      'Nunca me suicidaría.',
      'No quiero morir, quiero ver crecer a mis hijos.',
      'No pienso en matarme, solo estoy cansado',
      'ya no quiero morirme, la terapia ayuda',
    ],
  },
  {
    language: 'es',
    kind: 'other',
    texts: [
      'Mi abuela murió el lunes y la echo de menos.',
      'La película trata del suicidio.',
      'Mi amiga me dijo que quería matarse y no supe qué decir',
      'Leí una noticia sobre la prevención del suicidio',
      'Me preocupa que mi hermano se haga daño',
    ],
  },
  {
    language: 'fr',
    kind: 'explicit',
    texts: [
      "J'ai envie de mourir.",
      'je veux me tuer',
      'Je pense au suicide depuis des semaines.',
      "J'ai envie d'en finir avec la vie",
      'je ne veux plus vivre',
      "j'ai des idées noires, je pense à me suicider",
      'Je me suis encore scarifiée hier soir.',
      "j'ai envie de me faire du mal",
      'Je vais mettre fin à mes jours',
      "J'aimerais être mort",
      'jai envie de me foutre en l air',
    ],
  },
  {
    language: 'fr',
    kind: 'veiled',
    texts: [
      "Je n'ai plus aucune raison de vivre.",
      'Tout le monde serait mieux sans moi.',
      'À quoi bon continuer à vivre',
      'je voudrais m’endormir et ne plus jamais me réveiller',
      "La vie ne vaut plus la peine d'être vécue",
    ],
  },
  {
    language: 'fr',
    kind: 'idiom',
    texts: [
      "J'étais mort de rire devant cette vidéo",
      'Ces embouteillages me tuent',
      'Je meurs de faim, vivement le dîner',
      "J'ai failli mourir de honte",
      'Je tuerais pour un café',
      'Je me suis coupé en cuisinant',
      'Je suis crevée, je veux juste dormir',
    ],
  },
  {
    language: 'fr',
    kind: 'negation',
    texts: [
      'Je ne me suiciderais jamais.',
      "Je n'ai pas envie de mourir, j'ai envie de vivre autrement.",
      'je ne veux pas mourir',
      'Je ne pense pas au suicide, je suis juste fatiguée',
    ],
  },
  {
    language: 'fr',
    kind: 'other',
    texts: [
      'Mon grand-père est mort mardi.',
      'Le film parle du suicide, il était dur.',
      'Elle m’a dit qu’elle voulait se tuer',
      'J’ai peur que mon frère se fasse du mal',
      'Lu un article sur la prévention du suicide chez les jeunes',
    ],
  },
];
