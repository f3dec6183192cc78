/** Which component draws which section type. A type without one fails type-checking. */
import type { ComponentType } from 'react';
import type { Section, SectionOf } from '@/lib/content/prepare';
import { Accordion } from './accordion';
import { Anatomy } from './anatomy';
import { ClaimBar } from './claim-bar';
import { Closing } from './closing';
import { Comparison } from './comparison';
import { ContactForm } from './contact-form';
import { CookieList } from './cookie-list';
import { Definition } from './definition';
import { DisplayForm } from './display-form';
import { Figures } from './figures';
import { HeroSlider } from './hero-slider';
import { Integration } from './integration';
import { Legend } from './legend';
import { LoginForm } from './login-form';
import { Offices } from './offices';
import { PageIntro } from './page-intro';
import { Partners } from './partners';
import { Plans } from './plans';
import { Platforms } from './platforms';
import { Problem } from './problem';
import { ProductHero } from './product-hero';
import { Products } from './products';
import { Progress } from './progress';
import { Questions } from './questions';
import { Roles } from './roles';
import { Rules } from './rules';
import { SectorIndex } from './sector-index';
import { Story } from './story';
import { Strategy } from './strategy';

export const SECTIONS = {
  accordion: Accordion,
  'hero-slider': HeroSlider,
  'claim-bar': ClaimBar,
  definition: Definition,
  legend: Legend,
  comparison: Comparison,
  platforms: Platforms,
  story: Story,
  strategy: Strategy,
  'sector-index': SectorIndex,
  partners: Partners,
  products: Products,
  roles: Roles,
  closing: Closing,
  'page-intro': PageIntro,
  'product-hero': ProductHero,
  problem: Problem,
  anatomy: Anatomy,
  figures: Figures,
  rules: Rules,
  integration: Integration,
  plans: Plans,
  progress: Progress,
  questions: Questions,
  offices: Offices,
  'contact-form': ContactForm,
  'login-form': LoginForm,
  'cookie-list': CookieList,
  'display-form': DisplayForm,
} satisfies { [Type in Section['type']]: ComponentType<{ section: SectionOf<Type> }> };
