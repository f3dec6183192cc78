/** The secret of an app that is being added: as a QR code that our server drew, and as text. */
import type { NewApp } from '@/lib/features/second-factor/schema';
import type { FactorWords } from './words';

type Props = { begun: NewApp; words: FactorWords };

export function NewSecret({ begun: { qrCode, secret }, words }: Props) {
  return (
    <div className="mt-4 grid gap-3">
      <p>{words.scan}</p>
      <svg
        role="img"
        aria-label={words.qrCode}
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        shapeRendering="crispEdges"
        className="factor-qr"
      >
        <path d={qrCode.path} />
      </svg>
      <p>{words.typeSecret}</p>
      <p className="wrap-anywhere font-mono">{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
    </div>
  );
}
