/** All articles. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/Blogs');

export const generateMetadata = page.generateMetadata;
export default page.Page;
