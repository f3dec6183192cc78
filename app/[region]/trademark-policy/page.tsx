/** How our names and marks may be used. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/trademark-policy');

export const generateMetadata = page.generateMetadata;
export default page.Page;
