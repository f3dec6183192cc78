/** Valid HTML by the standard, as `html-validate` knows it. */
import { HtmlValidate, type Message, type ResolvedConfig, StaticConfigLoader } from 'html-validate';
import { type Check, placeOf } from './finding.ts';

/** Works the settings out once: the loader of the library does so for each page, a tenth of all checks. */
class OneConfig extends StaticConfigLoader {
  private readonly resolved = super.getConfigFor('page.html');

  override getConfigFor(): ResolvedConfig | Promise<ResolvedConfig> {
    return this.resolved;
  }
}

const validator = new HtmlValidate(
  new OneConfig({ root: true, extends: ['html-validate:standard'] }),
);

/** React's own output for a form whose action is a function of the server. */
const isFromReact = ({ ruleId, message }: Message) =>
  ruleId === 'attribute-allowed-values' && message === 'Attribute "action" has invalid value ""';

export const checkMarkup: Check = (page) => {
  const { results } = validator.validateStringSync(page.html, page.file);
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !isFromReact(message))
    .map((message) => ({
      page: `/${page.region}${page.page}`,
      place: placeOf(page, page.html.lastIndexOf('<', message.offset)),
      problem: `${message.message} (${message.ruleId})`,
      mend: message.ruleUrl ?? 'see the rules of html-validate',
    }));
};
