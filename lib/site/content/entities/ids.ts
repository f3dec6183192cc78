/** Ids of what has none in the content files: the same for the same name, so that nothing has to keep them. */
import { v5 } from 'uuid';

/** The namespace of this site's entities. */
const ENTITIES = '2c1f1f0e-6f0a-4d0f-9b0a-6a1d9a3b7c52';

/** @param parts what names the entity within the site: region, page, section, position */
export const entityId = (...parts: (string | number)[]): string => v5(parts.join('/'), ENTITIES);
