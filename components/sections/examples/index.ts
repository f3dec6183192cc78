/** Examples of every section type: as usual, as little as allowed, as long as allowed. */
import type { Section, SectionOf } from '@/lib/content/prepare';
import { accordion } from './accordion';
import { anatomy } from './anatomy';
import { claimBar } from './claim-bar';
import { closing } from './closing';
import { comparison } from './comparison';
import { contactForm } from './contact-form';
import { cookieList } from './cookie-list';
import { definition } from './definition';
import { displayForm } from './display-form';
import { figures } from './figures';
import { heroSlider } from './hero-slider';
import { integration } from './integration';
import { legend } from './legend';
import { loginForm } from './login-form';
import { offices } from './offices';
import { pageIntro } from './page-intro';
import { partners } from './partners';
import { plans } from './plans';
import { platforms } from './platforms';
import { problem } from './problem';
import { productHero } from './product-hero';
import { products } from './products';
import { progress } from './progress';
import { questions } from './questions';
import { roles } from './roles';
import { rules } from './rules';
import { sectorIndex } from './sector-index';
import { story } from './story';
import { strategy } from './strategy';

type Kind = 'default' | 'minimal' | 'longest';

export const examples = {
  accordion,
  'hero-slider': heroSlider,
  'claim-bar': claimBar,
  definition,
  legend,
  comparison,
  platforms,
  story,
  strategy,
  'sector-index': sectorIndex,
  partners,
  products,
  roles,
  closing,
  'page-intro': pageIntro,
  'product-hero': productHero,
  problem,
  anatomy,
  figures,
  rules,
  integration,
  plans,
  progress,
  questions,
  offices,
  'contact-form': contactForm,
  'login-form': loginForm,
  'cookie-list': cookieList,
  'display-form': displayForm,
} satisfies { [Type in Section['type']]: Record<Kind, SectionOf<Type>> };
