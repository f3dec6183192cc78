/** What a visitor filled in, as text. The link of an applicant can be opened; it was typed by a stranger. */

const WEB = /^https?:$/;

const isWebAddress = (value: string) => URL.canParse(value) && WEB.test(new URL(value).protocol);

type Props = {
  /** Of the field. */
  name: string;
  value: string;
};

export function FieldValue({ name, value }: Props) {
  if (name !== 'link' || !isWebAddress(value)) return value;
  return (
    <a
      className="inline-link"
      href={value}
      target="_blank"
      rel="noopener noreferrer nofollow"
      referrerPolicy="no-referrer"
    >
      {value}
    </a>
  );
}
