/** Help with the site and the products. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/help');

export const generateMetadata = page.generateMetadata;
export default page.Page;
