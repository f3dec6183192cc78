/** All articles. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/Blogs');

export const generateMetadata = page.generateMetadata;
export default page.Page;
