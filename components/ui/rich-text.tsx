/** Places running text whose markup was checked and sanitised when the content was read. */
import { classes } from './classes';

type Props = {
  text: { html: string };
  as?: 'p' | 'span' | 'div' | 'dd' | 'li' | 'blockquote';
  className?: string;
};

export function RichText({ text, as: Tag = 'p', className }: Props) {
  return (
    <Tag
      className={classes('prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the content schemas
      dangerouslySetInnerHTML={{ __html: text.html }}
    />
  );
}
