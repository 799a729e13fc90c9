import { expect, test } from 'vitest';
import { understand } from './understand';

test.each([
  ['my door code is Heron_4!', 'door code', 'Heron_4!'],
  ['remember my password is lake!!', 'password', 'lake!!'],
  ['the wifi password is a+b, c; fine?', 'wifi password', 'a+b, c; fine?'],
  ['change my passcode to N0w!', 'passcode', 'N0w!'],
  ['remember my password is `it’s  mine`', 'password', '`it’s  mine`'],
  ['my wifi password is “Come in! 9, ok”', 'wifi password', 'Come in! 9, ok'],
  ['remember my motto is "Onward!"', 'motto', 'Onward!'],
  ['my password is blue7.', 'password', 'blue7.'],
  ['my password is four tall ships sail.', 'password', 'four tall ships sail'],
  ['my locker code is 77-31.', 'locker code', '77-31'],
  ['my pin is 9031, thanks', 'pin', '9031'],
  ['could you remember my pin is 9031?', 'pin', '9031'],
  ['my cat is called Tom!', 'cat', 'Tom'],
])('%s: is kept to the letter', (text, key, value) => {
  expect(understand(text)).toMatchObject([{ tool: 'store_info', input: { key, value } }]);
});

test('two codes in one sentence are two facts', () => {
  expect(understand('our gate code is *7# and the garage code is #90*').map(({ input }) => input)).toEqual([
    { key: 'gate code', value: '*7#' },
    { key: 'garage code', value: '#90*' },
  ]);
  expect(understand('remind me to tell Jo the code is 5 and the pin is 6')).toHaveLength(1);
});

test('the stop before another sentence is no part of a code', () => {
  expect(understand('my gate code is *5#. add milk')[0]?.input).toEqual({ key: 'gate code', value: '*5#' });
});

test('a doubt about a code is nothing to keep', () => {
  for (const text of ['my wifi password is wrong?', 'the wifi password is case sensitive?'])
    expect(understand(text)[0]).toMatchObject({ tool: null });
});
