/** Support requests. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/support');

export const generateMetadata = page.generateMetadata;
export default page.Page;
