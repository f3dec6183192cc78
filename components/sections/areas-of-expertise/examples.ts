/** Examples of what our people can do. */
import { type Examples, heads, long, longRich, many, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'areas-of-expertise',
    heading: 'What our engineers work with',
    groups: [
      {
        title: 'Data',
        text: rich('Pipelines that can run twice without harm.'),
        skills: [
          'PostgreSQL and Oracle',
          'Snowflake and BigQuery',
          'dbt, Airflow',
          'Change data capture',
          'Kafka',
          'Data quality rules',
          'Power BI',
        ],
      },
      {
        title: 'Cloud',
        text: rich('Three providers, one way to describe them.'),
        skills: [
          'AWS, Azure and Google Cloud',
          'Terraform',
          'Kubernetes',
          'Networks and private links',
          'Cost reports by team',
        ],
      },
      {
        title: 'Applications',
        skills: [
          'TypeScript and React',
          'Java and Spring',
          'C# and .NET',
          'Python',
          'SAP ABAP',
          'COBOL',
        ],
      },
      {
        title: 'Security',
        text: rich('With a report that an auditor can file.'),
        skills: ['Access reviews', 'Single sign-on', 'Penetration tests', 'Threat models'],
      },
    ],
  },
  minimal: {
    ...heads.minimal,
    type: 'areas-of-expertise',
    groups: many(3, (number) => ({ title: `Group ${number}`, skills: ['One', 'Two', 'Three'] })),
  },
  longest: {
    ...heads.longest,
    type: 'areas-of-expertise',
    groups: many(8, (number) => ({
      title: `${number} ${long(48)}`,
      text: longRich(240),
      skills: many(10, (skill) => `${skill} ${long(57)}`),
    })),
  },
} satisfies Examples<'areas-of-expertise'>;
