/** What we offer, for whom the search found nothing. Without an answer the search has said enough. */
import useSWR from 'swr';
import { QUIET, read } from '@/lib/platform/api-client/read';
import type { Messages } from '@/lib/site/content/messages';

type Product = { code: string; name: string; path: string; brochure: string };

export function Products({ words }: { words: Messages['search'] }) {
  const { data = [], isLoading } = useSWR<Product[]>('/product', read, QUIET);
  if (isLoading) return <p className="text-muted">{words.productsLoading}</p>;
  if (data.length === 0) return null;
  return (
    <nav aria-label={words.products} className="mt-6">
      <p className="label border-line-strong border-b pb-2">{words.products}</p>
      <ul>
        {data.map(({ code, name, path, brochure }) => (
          <li
            key={code}
            className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2.5"
          >
            <a href={encodeURI(path)} className="wrap-anywhere font-semibold hover:underline">
              {name}
            </a>
            <a href={brochure} className="inline-link text-sm">
              {words.brochure.replace('{name}', name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
