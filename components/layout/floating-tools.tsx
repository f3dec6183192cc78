/**
 * The floating tools, in the lower right corner where a drawing has its title block: back, chat,
 * call, top. Links work as they are, without scripts below the footer;
 * components/islands/floating-tools-watch.tsx adds the rest.
 */
import { ArrowLeft, ArrowUp, type LucideIcon, MessageSquare, Phone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { currentLink, type Place } from '@/components/layout/current-page';
import { flags } from '@/lib/site/content/site';

function Face({ icon: Icon, name }: { icon: LucideIcon; name: string }) {
  return (
    <>
      <Icon aria-hidden="true" size={20} strokeWidth={1.5} />
      <span className="floating-tool-name">{name}</span>
    </>
  );
}

export function FloatingTools({ path }: Place) {
  const t = useTranslations('tools');
  return (
    <nav aria-label={t('label')} className="floating-tools">
      <button type="button" data-tool="back" hidden className="floating-tool">
        <Face icon={ArrowLeft} name={t('back')} />
      </button>
      {flags.chatbot && (
        <button
          type="button"
          data-tool="chat"
          aria-haspopup="dialog"
          className="floating-tool js-only"
        >
          <Face icon={MessageSquare} name={t('chat')} />
        </button>
      )}
      {!currentLink('/contact-us', path) && (
        <a href="/contact-us" data-tool="call" className="floating-tool">
          <Face icon={Phone} name={t('call')} />
        </a>
      )}
      <a href="#content" data-tool="top" className="floating-tool">
        <Face icon={ArrowUp} name={t('top')} />
      </a>
    </nav>
  );
}
