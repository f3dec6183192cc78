/** Which programs count as crawlers: by the user agents of their makers, and by people's browsers. */
import { isCrawler } from './crawler.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S928B Build/AP3A.240905.015.A2; wv)';
const GECKO = '(KHTML, like Gecko)';

test.each([
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [
    'Googlebot for telephones',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 ${GECKO} Chrome/141.0.7390.122 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  ],
  ['bingbot', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  [
    'Applebot',
    `${MAC}/605.1.15 ${GECKO} Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)`,
  ],
  ['DuckDuckBot', 'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)'],
  [
    'GPTBot',
    `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.3; +https://openai.com/gptbot`,
  ],
  [
    'OAI-SearchBot',
    `${MAC}/537.36 ${GECKO} Chrome/131.0.0.0 Safari/537.36; compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot`,
  ],
  [
    'ClaudeBot',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  ],
  [
    'PerplexityBot',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  ],
  ['CCBot', 'CCBot/2.0 (https://commoncrawl.org/faq/)'],
  [
    'Amazonbot',
    `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot) Chrome/119.0.6045.214 Safari/537.36`,
  ],
  [
    'meta-externalagent',
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  ],
  [
    'facebookexternalhit',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  ],
  [
    'LinkedInBot',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  ],
  ['Slackbot', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
])('%s is a crawler', (_, userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

test.each([
  [
    'Chrome',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${GECKO} Chrome/142.0.0.0 Safari/537.36`,
  ],
  [
    'Chrome on Android',
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${GECKO} Chrome/142.0.0.0 Mobile Safari/537.36`,
  ],
  ['Chrome on an iPhone', `${IPHONE} ${GECKO} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`],
  ['Safari', `${MAC}/605.1.15 ${GECKO} Version/26.0 Safari/605.1.15`],
  ['Safari on an iPhone', `${IPHONE} ${GECKO} Version/26.0 Mobile/15E148 Safari/604.1`],
  ['Firefox', 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  [
    'Edge',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${GECKO} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  ],
  ['Opera', `${MAC}/537.36 ${GECKO} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${GECKO} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'a Cubot telephone',
    `Mozilla/5.0 (Linux; Android 12; CUBOT KING KONG 9) AppleWebKit/537.36 ${GECKO} Chrome/141.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'DuckDuckGo’s browser',
    `${IPHONE} ${GECKO} Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
  ],
  ['the Google app', `${IPHONE} ${GECKO} GSA/390.1.825982593 Mobile/15E148 Safari/604.1`],
  [
    'the Facebook app',
    `${IPHONE} ${GECKO} Mobile/15E148 [FBAN/FBIOS;FBAV/535.0.0.47.102;FBBV/806219912;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.6;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5]`,
  ],
  [
    'the Facebook app on Android',
    `${ANDROID} AppleWebKit/537.36 ${GECKO} Version/4.0 Chrome/141.0.7390.122 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/535.0.0.49.72;]`,
  ],
  [
    'the Instagram app',
    `${IPHONE} ${GECKO} Mobile/15E148 Instagram 403.0.0.32.78 (iPhone15,2; iOS 18_6; en_US; en; scale=3.00; 1179x2556; IABMV/1; 801206934)`,
  ],
  [
    'the Instagram app on Android',
    `${ANDROID} AppleWebKit/537.36 ${GECKO} Version/4.0 Chrome/141.0.7390.122 Mobile Safari/537.36 Instagram 403.0.0.45.80 Android (35/15; 480dpi; 1080x2340; samsung; SM-S928B; e3q; qcom; en_US; 803214567; IABMV/1)`,
  ],
  ['the LinkedIn app', `${IPHONE} ${GECKO} Mobile/15E148 [LinkedInApp]/9.31.4732`],
  ['a program that says nothing', ''],
])('%s is read by a person', (_, userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});

test('what comes after 500 characters is not looked at', () => {
  const padding = 'x'.repeat(500);
  expect(isCrawler(`Mozilla/5.0 (X11; Linux x86_64; rv:144.0) ${padding} Googlebot/2.1`)).toBe(
    false,
  );
});

test('who sends no user agent at all is no crawler', () => {
  expect(isCrawler(null)).toBe(false);
});
