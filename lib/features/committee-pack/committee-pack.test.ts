/** Which dossier an address asks for, and what is in it. */

import { page as pageSchema } from '../../../content/schemas/page.ts';
import { answeredPage } from '../../composition/answered-page.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { routesBelow } from '../../site/content/routes.ts';
import { anchorsOf } from '../../site/content/texts.ts';
import { MODULES, ROLES, type Role, readChoice } from './choice.ts';
import { dossier } from './dossier.ts';
import { titleBlock } from './title-block.ts';

const SECTORS = routesBelow('/Company');

test('an address is read by what it knows', () => {
  const choice = readChoice(
    { role: 'CFO', module: ['PAY', 'XYZ', 'HRIS'], sector: 'Legal' },
    SECTORS,
  );
  expect(choice).toEqual({ role: 'CFO', modules: ['HRIS', 'PAY'], sector: 'Legal' });
  expect(readChoice({ role: '../CFO', module: '<b>', sector: '__proto__' }, SECTORS)).toEqual({
    modules: [],
  });
});

describe.each(REGIONS)('in the edition %s', (region) => {
  test.each(ROLES)('the %s gets a part of their own', (role) => {
    expect(dossier({ role, modules: [] }, region)).toHaveLength(1);
  });
  test.each(SECTORS)('a committee in the sector %s reads its problem and its rules', (sector) => {
    const [part] = dossier({ sector, modules: [] }, region);
    const types = part?.sections.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['problem', 'rules']));
  });

  test('the largest dossier has every anchor once and a footnote for every claim', async () => {
    const query = { role: 'CEO', module: [...MODULES], sector: 'Healthcare' };
    const page = await answeredPage('/committee-pack', region, query);
    const anchors = anchorsOf(pageSchema.shape.sections, page.sections).map(({ value }) => value);
    expect(anchors.filter((value, index) => anchors.indexOf(value) < index)).toEqual([]);
    expect(page.footnotes.map(({ number }) => number)).toEqual(
      page.footnotes.map((_, index) => index + 1),
    );
    const parts = page.sections.find(({ type }) => type === 'committee-pack');
    const links = parts?.type === 'committee-pack' ? (parts.answer?.parts ?? []) : [];
    expect(links).toHaveLength(MODULES.length + 2);
    for (const { href } of links) expect(anchors).toContain(href.slice(1));
  });

  test('the dossier stands in place of the page, with a title block and no call to act', async () => {
    const query = { role: 'CFO', module: 'PAY', sector: 'Legal' };
    const { sections } = await answeredPage('/committee-pack', region, query);
    const [head, contents] = sections;
    expect(head).toMatchObject({
      type: 'page-intro',
      id: 'dossier',
      heading: 'Dossier for the CFO',
      facts: [
        { value: 'CFO' },
        { value: 'PAY' },
        { value: 'Legal' },
        {
          value: expect.stringMatching(region === 'USA' ? /\d, 20\d\d · USA/ : /\w 20\d\d · India/),
        },
      ],
    });
    expect(contents).toMatchObject({ type: 'committee-pack' });
    expect(sections.map(({ type }) => type)).not.toContain('closing');
    expect(sections.filter(({ type }) => type === 'page-intro')).toHaveLength(1);
  });

  test('a reader gets what answers their own question, under the name of its part', () => {
    const typesFor = (role?: Role) =>
      dossier({ ...(role && { role }), modules: ['PAY'] }, region)
        .find(({ id }) => id.startsWith('products-pay'))
        ?.sections.map(({ type }) => type);
    expect(typesFor('CFO')).toEqual(['figures', 'pricing']);
    expect(typesFor('COO')).toEqual(['problem', 'anatomy']);
    expect(typesFor('CTO')).not.toContain('pricing');
    const labels = dossier({ modules: ['PAY', 'HCM'] }, region).flatMap(({ sections }) =>
      sections.map((section) => ('label' in section ? section.label : '')),
    );
    for (const label of labels) expect(label).toMatch(/^(PAY|HCM).* · [A-Z]/);
  });

  test('a CFO reads prices before the trade and the role, everybody else after them', () => {
    const first = (role: Role) =>
      dossier({ role, modules: ['PAY'], sector: 'Legal' }, region)[0]?.sections[0]?.type;
    expect(first('CFO')).toBe('figures');
    expect(first('CEO')).not.toBe('figures');
    expect(dossier({ role: 'CFO', modules: ['PAY'], sector: 'Legal' }, region)).toHaveLength(3);
  });

  test('the date is that of the edition’s own clock', () => {
    const late = new Date('2026-11-24T20:00:00Z');
    const facts = titleBlock({ modules: [] }, region, late).facts ?? [];
    expect(facts.at(-1)?.value).toContain(
      region === 'USA' ? 'November 24, 2026' : '25 November 2026',
    );
  });

  test('nothing chosen is said', async () => {
    const page = await answeredPage('/committee-pack', region, { module: 'none' });
    const pack = page.sections.find(({ type }) => type === 'committee-pack');
    expect(pack).toMatchObject({ answer: { modules: [], parts: [] } });
  });
});
