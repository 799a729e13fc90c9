import type { Sentences } from '@/lib/journal/crisis/sentences/sentences';

/** Written when the rule was finished, to know what to expect of it. */
export const heldOutEnd: Sentences[] = [
  {
    language: 'en',
    kind: 'explicit',
    texts: [
      'Work was ok. In the shower I caught myself thinking that I would be less trouble dead, I want to kill myself more and more.',
      'My challenge today was not cutting. I lost.',
      'I have been googling how many pills it takes to die',
      'Every morning I wake up disappointed that I am still alive',
      'idk man i just wanna not be alive anymore',
      'Stood at the platform edge and nearly stepped in front of the train',
      'The voice keeps telling me to kill myself',
      'i scratched my arms open again',
    ],
  },
  {
    language: 'en',
    kind: 'negation',
    texts: ['For the first time in years I did not think about dying', 'I am safe, no plans to hurt myself'],
  },
  {
    language: 'en',
    kind: 'other',
    texts: [
      'Mark told me he tried to end his life in college',
      'We lost a colleague to suicide, the funeral was today',
    ],
  },
  {
    language: 'es',
    kind: 'explicit',
    texts: [
      'El reto de hoy fue no matarme',
      'llevo una semana con ganas de morirme y nadie lo nota',
      'Me corté los brazos en el baño de la oficina',
      'Pienso que el suicidio es mi única salida',
      'No quiero seguir con vida',
    ],
  },
  { language: 'es', kind: 'negation', texts: ['Hoy no tuve ganas de morirme, qué alivio'] },
  { language: 'es', kind: 'other', texts: ['Marta me contó que su padre se quitó la vida'] },
  {
    language: 'fr',
    kind: 'explicit',
    texts: [
      'Ce soir je veux juste que ça s’arrête, je vais me tuer',
      'j’ai recommencé à me scarifier après six mois',
      'Je me réveille chaque matin déçue d’être en vie',
      'Je n’ai plus la force de vivre',
      'J’ai écrit ma lettre d’adieu et compté les comprimés',
    ],
  },
  { language: 'fr', kind: 'negation', texts: ['Aujourd’hui je n’ai pas pensé à mourir une seule fois'] },
  { language: 'fr', kind: 'other', texts: ['Ma cousine a perdu son mari par suicide'] },
  {
    language: 'de',
    kind: 'explicit',
    texts: [
      'Die Herausforderung heute: mich nicht umzubringen.',
      'Ich hab mir gestern Nacht wieder in den Arm geschnitten',
      'Jeden Morgen bin ich enttäuscht, dass ich noch lebe',
      'Ich will einfach nicht mehr aufwachen',
      'Ich habe einen Abschiedsbrief geschrieben',
    ],
  },
  { language: 'de', kind: 'negation', texts: ['Heute habe ich kein einziges Mal ans Sterben gedacht'] },
  { language: 'de', kind: 'other', texts: ['Eine Kollegin hat ihren Mann durch Suizid verloren'] },
  {
    language: 'pt',
    kind: 'explicit',
    texts: [
      'O desafio de hoje foi não me matar',
      'Acordo todo dia triste por ainda estar viva',
      'Hoje me cortei no banheiro do trabalho',
      'já escrevi minha carta de despedida e separei os remédios',
      'Eu só queria morrer dormindo',
    ],
  },
  { language: 'pt', kind: 'negation', texts: ['Hoje não pensei em morrer nenhuma vez'] },
  { language: 'pt', kind: 'other', texts: ['Minha colega perdeu o marido por suicídio'] },
];
