/** Data protection: duties, rights, processors. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/data-protection');

export const generateMetadata = page.generateMetadata;
export default page.Page;
