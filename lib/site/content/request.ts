/** next-intl's request configuration: the messages of the edition that is being rendered. */
import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_REGION, isRegion, LOCALES } from '../../platform/region/region.ts';
import { getMessages } from './messages.ts';

export default getRequestConfig(async ({ requestLocale }) => {
  // Layouts and pages call setRequestLocale(region), so that nothing reads the request's headers.
  const requested = await requestLocale;
  const region = isRegion(requested) ? requested : DEFAULT_REGION;
  return {
    locale: LOCALES[region],
    messages: getMessages(region),
    timeZone: 'UTC',
    // A missing string stops the build instead of showing its key to a visitor.
    onError(error) {
      throw error;
    },
  };
});
