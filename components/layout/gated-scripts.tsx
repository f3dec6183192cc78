/** The scripts of content/site/scripts.yaml as mere text; components/islands/consent-gate.ts starts them. */
import type { ConsentScript } from '@/content/schemas/cookies';

export function GatedScripts({ scripts }: { scripts: ConsentScript[] }) {
  return scripts.map(({ id, category, src, cookies }) => (
    <script
      key={id}
      type="text/plain"
      data-consent={category}
      data-src={src}
      data-cookies={cookies.map(({ name }) => name).join(' ')}
    />
  ));
}
