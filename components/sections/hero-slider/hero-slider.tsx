/** The head of the homepage: four slides, each a platform line beside its drawing. Holds the h1. */
import { useMessages } from 'next-intl';
import { Drawing } from '@/components/drawings/drawing';
import { Island } from '@/components/islands/island';
import { ButtonLink } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/content/prepare';
import type { SliderStrings } from './island';

type Props = { section: SectionOf<'hero-slider'> };

export function HeroSlider({ section }: Props) {
  const { id, label, slides } = section;
  const { carousel, ...strings } = useMessages().slider as SliderStrings & { carousel: string };
  return (
    <section
      id={id}
      aria-label={label}
      aria-roledescription={carousel}
      className="drafting-grid bg-primarybg"
    >
      <Island
        of="hero-slider"
        section={id}
        labels={slides.map((slide) => slide.label)}
        strings={strings}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            id={slide.id}
            className="wrap grid *:min-w-0 gap-x-8 gap-y-7 pt-2 pb-8 sm:pb-10 grid:grid-cols-12 grid:items-center grid:pt-4 grid:pb-14"
          >
            <div className="grid:col-span-5">
              <p className="label mb-3">{slide.label}</p>
              <SlideTitle first={index === 0}>{slide.title}</SlideTitle>
              <RichText
                text={slide.text}
                className="mt-4 max-w-[44ch] text-lg text-muted leading-normal"
              />
              <p className="mt-6 flex flex-wrap gap-3">
                <ButtonLink href={slide.primary.href}>{slide.primary.label}</ButtonLink>
                <ButtonLink href={slide.secondary.href} variant="secondary">
                  {slide.secondary.label}
                </ButtonLink>
              </p>
            </div>
            <div className="grid:col-span-7">
              <Drawing drawing={slide.drawing} />
            </div>
          </div>
        ))}
      </Island>
    </section>
  );
}

function SlideTitle({ first, children }: { first: boolean; children: string }) {
  const Heading = first ? 'h1' : 'h2';
  return <Heading className="text-4xl">{children}</Heading>;
}
