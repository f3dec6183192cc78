/** Which passwords are refused, and for which reason. */
import { assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { commonPasswords, type PasswordList } from './common-passwords.ts';
import { weaknessOf } from './weakness.ts';

const person = {
  email: 'asha.verma88@kettleworks.in',
  name: 'Meera Nair-Iyer',
  company: 'Kettle & Sons Private Limited',
};
let list: PasswordList;
beforeAll(async () => {
  list = await commonPasswords();
});
const weakness = (password: string, of: Parameters<typeof weaknessOf>[1]['person'] = person) =>
  weaknessOf(password, { person: of, brand: ['Norvant', 'norvant.com'], list });

test.each([
  ['common', ['unbelievable', 'Administrator', 'q1w2e3r4t5y6', 'aaaaaaaaaaaa', '1QAZ2wsx3EDC']],
  [
    'decorated',
    ['Password2026!', 'p4$$w0rd-2026', 'P@ssw0rd!!!!', '!!Sunshine2026', 'we1c0me-2026'],
  ],
  ['decorated', ['let me in 2026!', 'i love you forever', 'f00tb@ll.2025', 'DrAgOn_2024??']],
  ['rows', ['lkjihgfedcba', 'poiuytrewqlk', '987654321000', '9876-9876-9876', 'jjjjkkkkllll']],
  ['rows', ['abcabcabcabc', 'tulip7tulip7', 'vwxyz vwxyz vw', 'X9k!x9k!x9k!', 'hjklhjklhjkl']],
  ['brand', ['Norvant2026!!', 'n0rv@nt-admin', 'norvant.com 26', 'NORVANT NORVANT']],
  [
    'email',
    ['asha.verma88@kettleworks.in', 'ashaverma88!!', '88mreva asha.verma88', 'VERMA88verma88'],
  ],
  ['name', ['Meera-Iyer-2026', 'nairiyer-meera', 'Méera méera 1!', 'iyer nair 2026']],
  ['company', ['Kettle&Sons 26', 'kettle-kettle1', 'k3ttl3-2026-!!', 'limited kettle']],
] as const)('%s: %j are refused', (reason, passwords) => {
  for (const password of passwords)
    expect([password, weakness(password)]).toEqual([password, reason]);
});

test.each([
  'four plain words here',
  'correct horse battery staple',
  'nine quiet looms at dusk',
  'xK9#mQ2$vL7p',
  'चार अलग शब्द यहाँ',
  // Their length is in vowel signs, and in accents that are characters of their own.
  'मेरी बिल्ली है',
  'लाला लीला लोला',
  'e\u0301o\u0302a\u0300u\u0308i\u0301n\u0303',
  'trombone 84729356 kelp',
  // Of their own words and the brand, as long as the rest is a password by itself.
  'Asha sells mangoes in May',
  'why norvant and not tulips?',
])('%j is taken', (password) => {
  expect(weakness(password)).toBeUndefined();
});

test('a piece of a name is no reason against the words that it stands in', () => {
  const mark = { email: 'mark@example.org', name: 'Mark Ann Li' };
  expect(weakness('market stall, blue sky', mark)).toBeUndefined();
  expect(weakness('linen and lilac 7', mark)).toBeUndefined();
  expect(weakness('mark mark market', mark)).toBe('email');
});

test('capitals, letters turned to digits, and signs at the ends save no common password', () => {
  const leet: Record<string, string> = { a: '@', e: '3', i: '1', o: '0', s: '$', t: '7' };
  const disguised = tuple(
    constantFrom('password', 'football', 'sunshine', 'princess', 'baseball', 'superman', 'welcome'),
    integer({ min: 0, max: 255 }),
    string({ unit: constantFrom('!', '?', '2', '0', '9', '.'), minLength: 4, maxLength: 7 }),
  ).map(([word, mask, end]) => {
    const letters = [...word].map((letter, at) => {
      if (!(mask & (1 << at))) return letter;
      return at % 2 ? letter.toUpperCase() : (leet[letter] ?? letter.toUpperCase());
    });
    return letters.join('') + end;
  });
  assert(property(disguised, (password) => expect(weakness(password)).toBeDefined()));
});

test('own words are found in any spelling, and random characters never refused', () => {
  const own = constantFrom('norvant', 'meera', 'iyer', 'kettle', 'asha.verma88');
  const rest = string({ unit: constantFrom('!', '7', '-', '2', ' '), minLength: 1, maxLength: 10 });
  assert(
    property(own, rest, (word, more) => {
      for (const one of [word, word.toUpperCase()]) expect(weakness(one + more)).toBeDefined();
    }),
  );
  const random = string({
    unit: constantFrom(...'bdghkqvwxz!#%&*=?'),
    minLength: 20,
    maxLength: 64,
  });
  const varied = random.filter((text) => new Set(text).size > 8);
  assert(property(varied, (password) => expect(weakness(password)).toBeUndefined()));
});

test('no password of any length that is allowed takes long or fails', () => {
  assert(
    property(string({ unit: 'binary', minLength: 12, maxLength: 256 }), (password) => {
      expect(['string', 'undefined']).toContain(typeof weakness(password));
    }),
  );
});
