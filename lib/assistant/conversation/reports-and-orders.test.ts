import { expect, test } from 'vitest';
import { hold } from '@/testing/conversation';

// Orders of customers, reports that a thing is where it should be, and values that went up. The first message is on a
// Wednesday.
test.each([
  [['new order: Lupita, 3 cakes, friday'], ['order Lupita, 3 cakes 03-12']],
  [
    [
      'new order: Lupita, 3 cakes, friday',
      'another one, Sr Gomez, 24 conchas for saturday',
      'the gomez order is delivered',
    ],
    ['order Lupita, 3 cakes 03-12'],
  ],
  [['take the turkey out of the freezer', "turkey's out of the freezer"], []],
  [['shopping list: filters, razors', 'got filters, they had no razors'], ['razors -']],
  [['when was the last time i cleaned the oven?', 'haha ok then saturday it is'], ['clean the oven 03-13']],
  [
    ['hardware list: 4 hinges, 20mm screws', 'hinges 6 not 4', '20mm should be 25mm'],
    ['25mm screws -', '6 hinges -'],
  ],
  [['ok what else is due in december'], []],
])('%j leaves %j', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each([
  [['rent is 920', 'rent went up to 950', 'how much is rent'], '950'],
  [['rex weighs 23 kilos', 'rex weighs 24 now'], '24 kilos'],
  [['Kim is bringing the pies', 'Dave is bringing the drinks', "what's everyone bringing?"], 'Dave'],
  [['parked level 3 row F', 'moved car to level 5', "where's the car"], 'level 5'],
  [['Gus takes 1.5 cups of kibble, morning and night', 'how much does gus get'], 'morning and night'],
])('%j is answered with %j', async (messages, answer) => {
  expect((await hold(...messages)).reply).toContain(answer);
});
