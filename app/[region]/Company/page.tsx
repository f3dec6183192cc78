/** The 26 sectors, as an overview. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/Company');

export const generateMetadata = page.generateMetadata;
export default page.Page;
