/** The head of the homepage: four slides, each a platform line beside its drawing. Holds the h1. */
import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/drawings/drawing';
import { Button } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLinks } from '../shared/action-link';

type Props = { section: SectionOf<'hero-slider'> };

export function HeroSlider({ section }: Props) {
  const { id, label, slides } = section;
  const t = useTranslations('slider');
  return (
    <section
      id={id}
      aria-label={label}
      aria-roledescription={t('carousel')}
      className="drafting-grid bg-primarybg"
    >
      <div className="slider">
        <SliderControls labels={slides.map((slide) => slide.label)} />
        <div className="slider-track" aria-live="polite">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset.
            <div
              key={slide.id}
              role="group"
              aria-roledescription={t('slide')}
              aria-label={slide.label}
              className="slide"
            >
              <Slide slide={slide} isFirst={index === 0} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** They come before the slides, so that who hears the page can stop it first. Worked by enhancement.tsx. */
function SliderControls({ labels }: { labels: string[] }) {
  const t = useTranslations('slider');
  return (
    <div className="slider-controls wrap js-only">
      <Button variant="tool" data-play={t('play')} data-pause={t('pause')}>
        {t('play')}
      </Button>
      <Button variant="tool" data-step={-1} aria-label={t('previous')}>
        <Arrow className="rotate-180" />
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset. */}
      <div role="group" aria-label={t('slides')} className="flex">
        {labels.map((name, index) => (
          <button
            key={name}
            type="button"
            className="dot"
            aria-label={name}
            aria-current={index === 0}
          />
        ))}
      </div>
      <Button variant="tool" data-step={1} aria-label={t('next')}>
        <Arrow />
      </Button>
    </div>
  );
}

type SlideProps = { slide: Props['section']['slides'][number]; isFirst: boolean };

function Slide({ slide, isFirst }: SlideProps) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div
      id={slide.id}
      className="wrap grid *:min-w-0 gap-x-8 gap-y-7 pt-2 pb-8 sm:pb-10 grid:grid-cols-12 grid:items-center grid:pt-4 grid:pb-14"
    >
      <div className="@container grid:col-span-5">
        <p className="label mb-3">{slide.label}</p>
        <Heading className="text-4xl">{slide.title}</Heading>
        <RichText
          text={slide.text}
          className="mt-4 max-w-[44ch] text-lg text-muted leading-normal"
        />
        <ActionLinks primary={slide.primary} secondary={slide.secondary} className="mt-6" />
      </div>
      <div className="grid:col-span-7">
        <Drawing drawing={slide.drawing} />
      </div>
    </div>
  );
}

function Arrow({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 12" className={className} width="20" height="12">
      <path d="M0 6h18M13 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
