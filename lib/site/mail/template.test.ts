/** A template as somebody writes it while the site runs. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderTemplate } from './template';

test('a changed template is taken by the next mail, without a restart', () => {
  const root = mkdtempSync(join(tmpdir(), 'templates-'));
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
  const put = (file: string, text: string) => writeFileSync(join(root, 'content/mail', file), text);
  try {
    mkdirSync(join(root, 'content/mail'), { recursive: true });
    put('frame.html', '{{title}} {{content}}');
    const written = ['Hello', 'Good day'].map((greeting) => {
      put('note.txt', `${greeting}, {{name}}`);
      put('note.html', `Title: ${greeting}\nPreview: A note\n\n<p>{{name}}</p>`);
      return renderTemplate('note', { name: 'A & B' }, 'USA');
    });
    expect(written).toEqual([
      { text: 'Hello, A & B', html: 'Hello <p>A &amp; B</p>' },
      { text: 'Good day, A & B', html: 'Good day <p>A &amp; B</p>' },
    ]);
  } finally {
    cwd.mockRestore();
    rmSync(root, { recursive: true });
  }
});
