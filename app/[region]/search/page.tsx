/** The search of the site. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/search');

export const generateMetadata = page.generateMetadata;
export default page.Page;
