import { expect, test } from 'vitest';
import { readRows } from '@/testing/corpora/read-rows';
import { detectLanguage, replyInLanguage } from './language';

const foreign = {
  es: [
    '¿Me puedes avisar el jueves para renovar el pasaporte?',
    'Apunta que el fontanero viene el lunes por la mañana',
    'Que tareas me quedan para esta semana',
    'Hola',
    'cambia la cena con Marta al sábado',
  ],
  fr: [
    'Peux-tu me rappeler de renouveler mon passeport jeudi ?',
    'Note que le plombier vient lundi matin',
    'Quelles tâches me restent cette semaine',
    'Bonjour !',
    'deplace le diner avec Marthe a samedi',
  ],
  de: [
    'Kannst du mich am Donnerstag an den neuen Pass erinnern?',
    'Notier bitte, dass der Klempner am Montag früh kommt',
    'Welche Aufgaben habe ich diese Woche noch',
    'Hallo',
    'verschieb das Abendessen mit Marta auf Samstag',
  ],
  pt: [
    'Você pode me avisar na quinta para renovar o passaporte?',
    'Anota que o encanador vem na segunda de manhã',
    'Quais tarefas ainda tenho para esta semana',
    'Olá!',
    'muda o jantar com a Marta para sábado',
  ],
};

test.each(Object.entries(foreign))(
  'messages in %s are told from English and from each other',
  (language, texts) => {
    for (const text of texts) expect([text, detectLanguage(text)]).toEqual([text, language]);
  },
);

test.each([
  'remind me to call Señora Núñez at 4',
  'add crème brûlée and pain de campagne to the bakery list',
  'dinner at Zum Goldenen Hirsch with Jürgen on friday',
  'our flat is in Rua da Boavista',
  'gracias!',
  'déjà vu',
  'no',
  'die',
  'Das Boot saturday 9pm',
  'how do you say good night in portuguese',
  'João said “muito obrigado” to me today',
  '',
])('“%s” is English', (text) => {
  expect(detectLanguage(text)).toBe('en');
});

test('spoken English requests are English', () => {
  const requests = readRows<{ text: string }>('requests-en.jsonl');
  expect(requests.filter(({ text }) => detectLanguage(text) !== 'en')).toEqual([]);
});

test('each language has an answer of its own, and the answer is in that language', () => {
  for (const language of ['es', 'fr', 'de', 'pt'] as const)
    expect(detectLanguage(replyInLanguage(language).replace(/[“„«].*?[”“»]/g, ''))).toBe(language);
});
