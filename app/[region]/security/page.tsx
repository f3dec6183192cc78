/** How the site and the products are secured. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/security');

export const generateMetadata = page.generateMetadata;
export default page.Page;
