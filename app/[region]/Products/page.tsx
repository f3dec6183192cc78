/** The overview of the six modules. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/Products');

export const generateMetadata = page.generateMetadata;
export default page.Page;
