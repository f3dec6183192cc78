/** A choice as the cookie banner sends it. */
export const consentRecord = () => ({
  consent: true,
  ip: '192.0.2.1',
  country_code: 'INDIA',
  necessary_cookies_consent: true,
  performance_cookies_consent: true,
  marketing_cookies_consent: false,
  analytical_cookies_consent: false,
  functional_cookies_consent: false,
});
