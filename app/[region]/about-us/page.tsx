/** The company. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/about-us');

export const generateMetadata = page.generateMetadata;
export default page.Page;
