/** Examples of what our people can do. */
import { type Examples, heads, rich } from '../shared/example-parts';

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
} satisfies Examples<'areas-of-expertise'>;
