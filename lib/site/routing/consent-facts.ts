/** What the guard asks of a visitor, but whether it is a crawler. */

import { clientAddress } from '../../platform/security/client-address.ts';
import type { GuardFacts } from '../consent/guard.ts';
import { consentCookieName } from '../consent/record.ts';
import { cookieText } from '../content/site.ts';
import type { Visit } from './visit.ts';

export const consentFacts = (visit: Visit): Omit<GuardFacts, 'isCrawler'> => ({
  region: visit.region,
  cookie: visit.request.cookies.get(consentCookieName(visit.region))?.value,
  ip: clientAddress(visit.request.headers),
  revision: cookieText[visit.region].revision,
});
