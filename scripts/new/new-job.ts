/** `npm run new job web-developer-4`: the page of an open job, and its route. */
import { KEBAB_CASE } from '../generate/names.ts';
import { cutToName, type Made, quoted, REPLACE, titled } from './made.ts';
import { ROUTES, routeAt } from './taken.ts';

const contentFile = (id: string, title: string, today: string) => `# Job: ${title}.
name: ${quoted(title)}
description: ${REPLACE} what the job is, its place, its pay and its first task, in 70 to 165 characters.
schema: WebPage
sections:
  - type: page-intro
    id: overview
    label: Y · Job
    heading: ${REPLACE} the job and its place, as the main heading
    intro: ${REPLACE} what somebody does in this job and for whom.
    primary: { label: Apply now, href: "#apply" }
    secondary: { label: See pay and duties, href: "#job" }

  - type: job-details
    id: job
    label: The job
    heading: ${REPLACE} the subject of this job
    facts:
      title: ${REPLACE} the title of the job
      employer: "{Brand}"
      team: ${REPLACE} the team
      location: { USA: ${REPLACE} the city and its state, INDIA: ${REPLACE} the city }
      workMode: ${REPLACE} on site or hybrid
      pay: { USA: ${REPLACE} the pay of a year in dollars, INDIA: ${REPLACE} the pay in rupees }
      posted: ${today}
    work:
      - ${REPLACE} the first duty.
      - ${REPLACE} the second duty.
    wanted:
      - ${REPLACE} what somebody has done before
      - ${REPLACE} what somebody knows
    offered:
      - ${REPLACE} what comes with the pay
      - ${REPLACE} what else comes with it
    apply: { label: Apply now, href: "#apply" }
    sample: false

  - type: form
    id: apply
    label: Application form
    heading: Apply for this job
    form: job-application
    given: { jobId: ${id} }
`;

/** @param today ISO date @returns the job with the `id` of its path, or why there can be none */
export function newJob(root: string, id: string, today: string): Made | string {
  if (!KEBAB_CASE.test(id))
    return `"${id}" is no id of a job: lower case words with hyphens, such as web-developer-4.`;
  const page = `/Careers/${id}`;
  const file = `content/pages${page}.yaml`;
  const title = cutToName(titled(id.replace(/-\d+$/, '')));
  if (!title) return `"${id}" begins with a word that is too long for the name of a page.`;
  const there = routeAt(root, page);
  if (there) return `${ROUTES} has ${there} already. Nothing was made.`;
  return {
    files: { [file]: contentFile(id, title, today) },
    added: {
      file: ROUTES,
      text: `- path: ${page}\n  page: ${page}\n  tab: name\n  guarded: true\n  indexed: false\n  takesForm: true\n  takesFiles: true\n  parent: /Careers\n`,
    },
    next: [
      `Write ${file}; \`{ USA: …, INDIA: … }\` gives an edition words of its own wherever you want them.`,
      'npm run content names what is left. /Careers, its search and Quick Apply take the job from its page.',
    ],
  };
}
