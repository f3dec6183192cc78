/** The search of the site. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/search');

export const generateMetadata = page.generateMetadata;
export default page.Page;
