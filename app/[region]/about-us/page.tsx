/** The company. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/about-us');

export const generateMetadata = page.generateMetadata;
export default page.Page;
