/** A page of a few paragraphs and a link, as static as a page can be. */
import Link from 'next/link';

const paragraphs = Array.from(
  { length: 20 },
  (_, index) =>
    `Paragraph ${index + 1}: a static page has words, and these words are here so that it has some.`,
);

export default function Page() {
  return (
    <main>
      <h1>A bare page</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Link href="/" prefetch={false}>
        The same page
      </Link>
    </main>
  );
}
