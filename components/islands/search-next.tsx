/** What a visitor can do for whom the search found nothing. */
type Props = { words: Record<'next' | 'nextAsk' | 'nextHelp' | 'nextProducts', string> };

export function SearchNext({ words }: Props) {
  const ways = [
    { href: '/contact-us#message', label: words.nextAsk },
    { href: '/help', label: words.nextHelp },
    { href: '/Products', label: words.nextProducts },
  ];
  return (
    <section aria-label={words.next} className="mt-4">
      <p className="label border-line-strong border-b pb-2">{words.next}</p>
      <ul>
        {ways.map(({ href, label }) => (
          <li key={href} className="border-line border-b">
            <a
              href={href}
              data-hit
              className="block py-2.5 hover:underline hover:underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
