/** Data protection: duties, rights, processors. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/data-protection');

export const generateMetadata = page.generateMetadata;
export default page.Page;
