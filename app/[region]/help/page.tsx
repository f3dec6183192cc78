/** Help with the site and the products. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/help');

export const generateMetadata = page.generateMetadata;
export default page.Page;
