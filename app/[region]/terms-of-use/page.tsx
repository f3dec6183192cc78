/** Terms of use. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/terms-of-use');

export const generateMetadata = page.generateMetadata;
export default page.Page;
