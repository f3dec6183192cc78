/** How our names and marks may be used. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/trademark-policy');

export const generateMetadata = page.generateMetadata;
export default page.Page;
