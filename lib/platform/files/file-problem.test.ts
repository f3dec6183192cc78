import { fileProblem } from './file-problem.ts';
import { acceptedBy, LIMITS } from './limits.ts';

it('lets a file through that is just as large as may be', () => {
  expect(fileProblem({ name: 'cv.pdf', size: LIMITS.cv.maxBytes }, 'cv')).toBeUndefined();
});

it('says how large a file is and how large it may be, never the same figure twice', () => {
  expect(fileProblem({ name: 'cv.pdf', size: LIMITS.cv.maxBytes + 1 }, 'cv')).toBe(
    '‘cv.pdf’ has 5.1 MB. Choose a file of at most 5 MB.',
  );
  expect(fileProblem({ name: 'me.png', size: 14_230_000 }, 'picture')).toBe(
    '‘me.png’ has 14.3 MB. Choose a file of at most 2 MB.',
  );
});

it('says of a field that was left alone what may be chosen', () => {
  expect(fileProblem({ name: '', size: 0 }, 'cv')).toBe(
    'Choose a file: PDF or Word (.docx), at most 5 MB.',
  );
});

it('shows no more than the beginning of a long name', () => {
  const said = fileProblem({ name: `${'x'.repeat(300)}.pdf`, size: 0 }, 'cv');
  expect(said).toMatch(/^There is nothing in ‘x{60}…’/);
});

it('offers by the picker what the rule takes', () => {
  expect(acceptedBy('cv')).toBe('.pdf,.docx');
});
