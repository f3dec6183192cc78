/** An offer of one's own and the six plans: what is taken, what is refused, and what the mails say. */
import { eq } from 'drizzle-orm';
import { servedForm } from '../../composition/served-forms.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { REGIONS, type Region } from '../../platform/region/region.ts';
import { issueFormToken } from '../../platform/security/form-token.ts';
import { tokens } from '../../site/content/brand.ts';
import { getPage } from '../../site/content/pages.ts';
import { fillTokens } from '../../site/content/tokens.ts';
import { providersIn } from '../../site/countries/countries.ts';
import { dataRegionOptions } from '../../site/countries/data-regions.ts';
import { type RegionOption, regionOptions } from '../../site/countries/region-options.ts';
import { readValues } from '../../site/forms/form.ts';
import { formById } from '../../site/forms/known-forms.ts';
import { composeMail } from '../../site/mail/frame.ts';
import { moneyOf } from '../../site/prices/money.ts';
import { priceListOf } from '../../site/prices/price-list.ts';
import { fieldWords } from '../submissions/field-words.ts';
import { acknowledgement, desk } from '../submissions/mails.ts';
import { submissions } from '../submissions/tables.ts';
import { FREE_USERS, PLAN_NAMES, PLANS } from './plans.ts';
import { priceOf } from './price.ts';
import { customPlanSchema, signUpSchema } from './schema.ts';

/** The first cloud region of each country in content/site/countries.yaml, and one elsewhere. */
const [IN_INDIA, IN_USA] = (['INDIA', 'USA'] as const).map(
  (region) => dataRegionOptions(region)[1] ?? { value: '', label: '' },
) as [RegionOption, RegionOption];
const [IN_GERMANY] = regionOptions(providersIn('DE', 'USA') ?? []);

const person = { name: 'Ada Lovelace', email: 'ada@example.com', company: 'Analytical Engines' };
const custom = {
  ...person,
  heads: '1,20,000',
  modules: ['hris', 'pay'],
  term: 'other',
  dataRegion: IN_INDIA.value,
};
const signUp = { ...person, plan: 'Premium', heads: '85', start: 'january' };

/** The form section of a plan's page. */
function formOf(page: string, region: Region) {
  const section = getPage(page, region).sections.find(({ type }) => type === 'form');
  if (section?.type !== 'form') throw new Error(`no form on ${page}`);
  return section;
}
const fieldsOf = (result: { error?: { issues: { path: PropertyKey[] }[] } }) =>
  result.error?.issues.map(({ path }) => path[0]);

describe('a custom plan', () => {
  test('takes numbers as each country writes them', () => {
    for (const heads of ['120000', '120,000', '1,20,000', ' 120 000 '])
      expect(customPlanSchema.parse({ ...custom, heads }).heads).toBe('120000');
  });

  test('leaves the plan and who runs HCM to the offer', () => {
    const open = { plan: '', service: '' };
    expect(customPlanSchema.parse({ ...custom, ...open })).toMatchObject(open);
  });

  test.each([
    ['heads', '0'],
    ['heads', 'many'],
    ['heads', '-5'],
    ['heads', '1e5'],
    ['heads', '12.5'],
    ['modules', []],
    ['modules', ['crm']],
    ['modules', Array(7).fill('hris')],
    ['modules', 'hris'],
    ['term', 'ten-years'],
    ['dataRegion', `${IN_INDIA.value}-mars-1`],
    ['dataRegion', '__proto__'],
    ['dataRegion', 'elsewhere-XX'],
    ['dataRegion', IN_INDIA.value.slice(0, -1)],
    ['message', 'x'.repeat(4001)],
    ['plan', 'Enterprice'],
    ['service', '__proto__'],
  ])('%s %j is refused', (field, value) => {
    const result = customPlanSchema.safeParse({ ...custom, [field]: value });
    expect(new Set(fieldsOf(result))).toEqual(new Set([field]));
  });

  test.each(REGIONS)('offers the cloud regions of %s, and every choice is taken', (region) => {
    const { options } = formOf('/plan', region);
    const labels = options.dataRegion?.map(({ label }) => label) ?? [];
    expect(labels.includes(IN_INDIA.label)).toBe(region === 'INDIA');
    expect(labels.includes(IN_USA.label)).toBe(region === 'USA');
    for (const { value } of options.dataRegion ?? [])
      expect(customPlanSchema.safeParse({ ...custom, dataRegion: value }).success).toBe(true);
    for (const { value } of options.modules ?? [])
      expect(customPlanSchema.safeParse({ ...custom, modules: [value] }).success).toBe(true);
    for (const { value } of options.term ?? [])
      expect(customPlanSchema.safeParse({ ...custom, term: value }).success).toBe(true);
  });
});

test.each([
  ...(IN_GERMANY ? [[IN_GERMANY.value, IN_GERMANY.label]] : []),
  ['elsewhere-NP', 'In another country: Nepal'],
])('a region of another country, %s, is taken, and the desk reads %s', (dataRegion, label) => {
  expect(customPlanSchema.safeParse({ ...custom, dataRegion }).success).toBe(true);
  for (const region of REGIONS)
    expect(fieldWords('plan', { dataRegion }, region)).toEqual([
      expect.objectContaining({ name: 'dataRegion', value: label }),
    ]);
});

describe('a plan sign-up', () => {
  test.each(['Gold', 'premium', 'Enterprise', '', '../Free', '__proto__'])(
    'to the plan %j is refused',
    (plan) => {
      expect(fieldsOf(signUpSchema.safeParse({ ...signUp, plan }))).toContain('plan');
    },
  );

  test('needs a month, but for the Free plan', () => {
    const { start: _, ...without } = signUp;
    expect(fieldsOf(signUpSchema.safeParse(without))).toEqual(['start']);
    expect(signUpSchema.safeParse({ ...without, plan: 'Free', heads: '25' }).success).toBe(true);
  });

  test('to Free ends where the promise ends', () => {
    const free = { ...signUp, plan: 'Free' };
    expect(fieldsOf(signUpSchema.safeParse({ ...free, heads: '26' }))).toEqual(['heads']);
    for (const region of REGIONS)
      expect(fillTokens('{promise:free-users}', tokens[region])).toBe(`up to ${FREE_USERS} users`);
  });

  test.each(PLANS)('stands on the page of %s, for that plan alone', (plan) => {
    for (const region of REGIONS) {
      const { form, given, options } = formOf(`/plan/subscribe-${plan}`, region);
      expect(given).toEqual({ plan });
      const definition = formById(form);
      const data = new FormData();
      for (const [name, value] of Object.entries({ ...signUp, heads: '9', plan }))
        data.set(name, value);
      expect(signUpSchema.safeParse(readValues(definition, data)).success).toBe(true);
      if (plan !== 'Free') expect(options.start).toHaveLength(13);
    }
  });
});

/** As a visitor without scripts sends it, with the token of the first answer. */
async function sendPlainly(id: string, fields: Record<string, string | string[]>) {
  const served = servedForm(id);
  if (!served) throw new Error(`no form ${id}`);
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...fields, website: '' }))
    for (const one of [value].flat()) data.append(name, one);
  const headers = new Headers({
    host: 'localhost:3000',
    'x-forwarded-for': '192.0.2.7',
    cookie: 'region=INDIA',
  });
  const values = readValues(served.form, data);
  const review = await served.send(headers, values, true);
  if (review.status !== 202) return review;
  return served.send(headers, { ...values, token: issueFormToken(Date.now() - 60_000) }, false);
}
async function rowOf(response: Response) {
  const { reference } = await response.json();
  const db = await getDb();
  const [row] = await db.select().from(submissions).where(eq(submissions.reference, reference));
  if (!row) throw new Error(`no row: ${response.status}`);
  return row;
}

describeOnEveryDatabase('without scripts', () => {
  test('a custom plan is stored with every module, and the desk reads it in words', async () => {
    const offer = { ...custom, plan: 'enterprise', service: 'set-up' };
    const row = await rowOf(await sendPlainly('customPlanForm', offer));
    expect(row).toMatchObject({ kind: 'plan', region: 'INDIA', email: person.email });
    expect(row.details.modules).toBe('hris, pay');
    const { text, subject } = composeMail('desk', row.id, desk.write(row));
    expect(subject).toBe(`${row.reference} Request for an offer, Enterprise: Ada Lovelace`);
    expect(text).toContain('Modules: HRIS, PAY');
    expect(text).toContain('Plan: Enterprise');
    expect(text).toContain('Who runs HCM: Set up and migrated by us');
    expect(text).toContain(IN_INDIA.label);
    // Its term is not on the price list.
    const answer = composeMail('acknowledgement', row.id, acknowledgement.write(row));
    expect(answer.text).toContain('How it becomes an offer');
    expect(answer.text).toContain('no such term');
  });

  test('a custom plan of a listed term comes with its price, which both mails tell', async () => {
    // HRIS is part of every offer, ticked or not.
    const asked = { heads: '1,200', modules: ['hrms', 'hcm'], term: 'one-year' };
    const row = await rowOf(await sendPlainly('customPlanForm', { ...custom, ...asked }));
    const price = priceOf(
      { heads: 1200, modules: ['hris', 'hrms', 'hcm'], term: 'one-year' },
      priceListOf('INDIA'),
    );
    const money = moneyOf('en-IN');
    expect(row.details.price).toContain(`${PLAN_NAMES.Premium}: ${money(price.year)} a year`);
    expect(row.details.price).toContain(`${money(price.threeYears)} over three years`);
    const { text } = composeMail('desk', row.id, desk.write(row));
    expect(text).toContain(`By the price list: ${row.details.price}`);
    const answer = composeMail('acknowledgement', row.id, acknowledgement.write(row));
    expect(answer.text.replace(/\s+/g, ' ')).toContain(row.details.price);
    for (const line of ['Number of people: 1200', 'Modules: HRIS, HRMS, HCM', IN_INDIA.label])
      expect(answer.text).toContain(line);
    for (const typed of [person.company, person.name]) expect(answer.text).not.toContain(typed);
  });

  test('no module ticked is told beside the boxes', async () => {
    const { modules: _, ...none } = custom;
    const response = await sendPlainly('customPlanForm', none);
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({ modules: 'Tick at least one module.' });
  });

  test('a sign-up is stored under the name of its plan, as every text writes it', async () => {
    const row = await rowOf(
      await sendPlainly('plan-sign-up', {
        ...signUp,
        email: 'kim@example.com',
        plan: '3Enterprice',
      }),
    );
    expect(row.details.plan).toBe(PLAN_NAMES['3Enterprice']);
    const { text, subject } = composeMail('desk', row.id, desk.write(row));
    expect(subject).toBe(`${row.reference} Plan sign-up, Enterprise, three years: Ada Lovelace`);
    expect(text).toContain('First month: January');
    const answer = composeMail('acknowledgement', row.id, acknowledgement.write(row));
    const rate = priceListOf('INDIA').plans['three-years'].enterprise;
    for (const body of [answer.html, answer.text]) {
      expect(body).toContain('What comes before the plan begins');
      expect(body).toContain(`Plan: ${PLAN_NAMES['3Enterprice']}`);
      expect(body).toContain('First month: January');
      expect(body).toContain(`${moneyOf('en-IN')(85 * 12 * rate)} a year`);
      expect(body).not.toMatch(/\{\{|Ada|Analytical/);
    }
  });

  test('a plan that no page has is refused', async () => {
    const response = await sendPlainly('plan-sign-up', { ...signUp, plan: 'Gold' });
    expect(response.status).toBe(422);
  });
});
