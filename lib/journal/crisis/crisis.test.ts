import { describe, expect, test } from 'vitest';
import { europe } from '@/lib/journal/crisis/europe';
import { helpLinesFor } from '@/lib/journal/crisis/help-lines';
import { overseas } from '@/lib/journal/crisis/overseas';
import { isQuietAfterCrisis } from '@/lib/journal/crisis/quiet';
import { readsAsCrisis } from '@/lib/journal/crisis/reads-as-crisis';
import { crisisReply } from '@/lib/journal/crisis/reply';
import { commonTimeZones } from '@/lib/time/zones';
import { readRows } from '@/testing/corpora/read-rows';

interface Row {
  language: string;
  kind: 'explicit' | 'veiled' | 'idiom' | 'negation' | 'other' | 'look-alike';
  text: string;
}
const rows = readRows<Row>('crisis.jsonl');

const textsOf = (...kinds: Row['kind'][]) =>
  rows.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
const missed = (texts: string[]) => texts.filter((text) => !readsAsCrisis(text));
const alarmed = (texts: string[]) => texts.filter(readsAsCrisis);

describe('the test sentences', () => {
  test('cover five languages', () => {
    for (const language of ['en', 'es', 'fr', 'de', 'pt'])
      expect(rows.filter((row) => row.language === language).length).toBeGreaterThan(20);
  });

  test('no explicit sentence is missed', () => {
    expect(missed(textsOf('explicit'))).toEqual([]);
  });

  test('at most one veiled sentence in ten is missed', () => {
    const veiled = textsOf('veiled');
    const misses = missed(veiled);
    if (misses.length > 0) console.log('missed, veiled:', misses);
    expect(misses.length).toBeLessThanOrEqual(veiled.length * 0.1);
  });

  test('at most one other sentence in twenty raises a false alarm', () => {
    const others = textsOf('idiom', 'negation', 'other', 'look-alike');
    const alarms = alarmed(others);
    if (alarms.length > 0) console.log('false alarms:', alarms);
    expect(alarms.length).toBeLessThanOrEqual(others.length * 0.05);
  });
});

test('going on with life is told from going on a day', () => {
  const meant = ["I can't go on any longer", 'i cant go on like this', "I don't think I can go on this way"];
  expect(missed([...meant, "I can't go on"])).toEqual([]);
  expect(alarmed(["I can't go on thursday", "I don't think I can go on friday"])).toEqual([]);
});

describe('one sentence of many is enough', () => {
  const day = 'Slept badly, then a long call with the bank. Lunch with Ana was nice and we laughed a lot. ';

  test('anywhere in an entry', () => {
    expect(readsAsCrisis(day)).toBe(false);
    expect(readsAsCrisis(`${day.repeat(5)}I want to kill myself. ${day.repeat(5)}`)).toBe(true);
    expect(readsAsCrisis(`${day}\n\nich will nicht mehr leben\n\n${day}`)).toBe(true);
  });

  test('a denial takes back its own sentence and no other', () => {
    expect(readsAsCrisis("I don't want to die. I want to kill myself.")).toBe(true);
    expect(readsAsCrisis('I want to die!Nobody knows')).toBe(true);
    expect(readsAsCrisis("I don't want to hurt anyone but I want to die")).toBe(true);
    expect(readsAsCrisis("I can't stop thinking about killing myself")).toBe(true);
    expect(readsAsCrisis('why not kill myself')).toBe(true);
  });

  test("somebody else's words and acts beside one's own", () => {
    expect(readsAsCrisis('I told my sister that I want to die')).toBe(true);
    expect(readsAsCrisis('She said "I want to die" and hung up')).toBe(false);
    expect(readsAsCrisis('He told me I should kill myself')).toBe(true);
    expect(readsAsCrisis('I called the suicide hotline last night')).toBe(true);
  });

  test('an attempt of one’s own counts however long ago', () => {
    expect(readsAsCrisis('Ten years ago I tried to kill myself')).toBe(true);
  });
});

describe('disguises', () => {
  test.each([
    'I want to KILL MYSELF',
    'i want to k!ll myself',
    'I want to k i l l myself',
    'i want to commit su*cide',
    'self-harm again tonight',
    'i wanna d1e',
    'I want to kill\u00admy\u200bself',
    '𝐈 𝐰𝐚𝐧𝐭 𝐭𝐨 𝐝𝐢𝐞',
    'I don´t want to live anymore',
    'i dont wanna be alive',
    'ich moechte sterben',
    'JE VEUX MOURIR',
    'no quiero vivir mas',
    '*I want to die*',
  ])('%s', (text) => {
    expect(readsAsCrisis(text)).toBe(true);
  });

  test.each([
    'I ran 5 kms and then 10 kms more',
    'Take the shoes off myself?',
    'no idea',
    '',
    '   ',
    '💀💀💀',
  ])('%s is none', (text) => {
    expect(readsAsCrisis(text)).toBe(false);
  });
});

describe('any text at all', () => {
  const lines: [string, string][] = [
    ['one word', 'a'.repeat(20_000)],
    ['two words', 'want to '.repeat(2500)],
    ['adverbs', `i ${'just really '.repeat(1650)}`],
    ['denials', 'not never no '.repeat(1500)],
    ['single letters', 'a b '.repeat(5000)],
    ['stars', '*'.repeat(20_000)],
    ['commas', 'if i , '.repeat(2800)],
    ['letters that unfold', 'ﷺ'.repeat(20_000)],
    ['phrases that are taken back', 'I never want to die and '.repeat(830)],
  ];

  test.each(lines)('20,000 characters of %s are read within a second', (_, text) => {
    const begun = performance.now();
    expect(readsAsCrisis(text)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  test('is found at the end of 20,000 characters', () => {
    expect(readsAsCrisis(`${'we walked on and talked '.repeat(830)}. I want to kill myself`)).toBe(true);
  });

  test.each([
    '\ud800',
    'I want to die \udc00',
    '死にたい',
    'я устал',
    '\u0000\u202e\u2066',
    'ﷺ'.repeat(500),
    '\u0301'.repeat(2000),
  ])('does not throw on %j', (text) => {
    expect(() => readsAsCrisis(text)).not.toThrow();
  });
});

describe('help lines', () => {
  const countries = [...europe, ...overseas];

  test('the last line is the directory, also for a zone that tells no country', () => {
    for (const zone of [...commonTimeZones, 'Africa/Cairo', 'Mars/Olympus', ''])
      expect(helpLinesFor(zone).at(-1)?.url).toBe('https://findahelpline.com');
    expect(helpLinesFor('UTC')).toHaveLength(1);
    expect(helpLinesFor('Africa/Cairo')).toHaveLength(1);
  });

  test.each([
    ['America/New_York', '988'],
    ['America/Los_Angeles', '988'],
    ['Europe/London', '116 123'],
    ['Europe/Paris', '3114'],
    ['Europe/Berlin', '0800 111 0 111 or 0800 111 0 222'],
    ['Asia/Tokyo', '0120 279 338'],
    ['Asia/Shanghai', '12356'],
    ['Asia/Kolkata', '14416 or 1800 891 4416'],
    ['Asia/Calcutta', '14416 or 1800 891 4416'],
    ['Australia/Sydney', '13 11 14'],
    ['Pacific/Auckland', '1737'],
    ['Asia/Kathmandu', '1166'],
    ['America/Sao_Paulo', '188'],
    ['Europe/Madrid', '024'],
  ])('%s has %s', (zone, phone) => {
    expect(helpLinesFor(zone)[0]?.phone).toBe(phone);
  });

  test('every line names its public source and a way to reach it, and no zone is in two countries', () => {
    const zones = countries.flatMap((country) => country.zones.split(' '));
    expect(new Set(zones).size).toBe(zones.length);
    for (const zone of zones) {
      for (const line of helpLinesFor(zone)) {
        expect(line.source).toMatch(/^https?:\/\//);
        expect(line.phone ?? line.text ?? line.url).toBeTruthy();
      }
    }
  });
});

describe('the answer', () => {
  test('names the emergency services and the lines of the country, and what Sidekick is', () => {
    const reply = crisisReply('Europe/London', true);
    expect(reply).toContain('the emergency services: 999');
    expect(reply).toContain('- Samaritans: call 116 123, day and night');
    expect(reply).toContain('- Shout: text 85258, day and night');
    expect(reply).toContain('https://findahelpline.com');
    expect(reply).toContain('not a human');
    expect(reply).toContain('kept in your journal');
  });

  test('fits a screen, asks nothing and cheers nobody up', () => {
    for (const zone of [
      ...commonTimeZones,
      'Asia/Kathmandu',
      'America/Sao_Paulo',
      'Africa/Cairo',
      'nowhere',
    ]) {
      const reply = crisisReply(zone, true);
      expect(reply.length).toBeLessThan(620);
      expect(reply.replace('1737, need to talk?', '')).not.toMatch(/[?!]/);
    }
  });

  test('gives no number where the zone tells no country', () => {
    expect(crisisReply('UTC', true)).toContain('the emergency services of your country');
    expect(crisisReply('UTC', true)).not.toMatch(/\d/);
  });
});

test('the quiet period is three days from the last text, and none without one', () => {
  const at = new Date('2026-03-01T22:00:00Z');
  expect(isQuietAfterCrisis(null, at)).toBe(false);
  expect(isQuietAfterCrisis(at, at)).toBe(true);
  expect(isQuietAfterCrisis(at, new Date('2026-03-04T21:59:59Z'))).toBe(true);
  expect(isQuietAfterCrisis(at, new Date('2026-03-04T22:00:00Z'))).toBe(false);
  // Another server's clock may be ahead, so a recorded instant may be in the future.
  expect(isQuietAfterCrisis(at, new Date('2026-03-01T21:59:00Z'))).toBe(true);
});
