/** Open jobs and how we hire. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/Careers');

export const generateMetadata = page.generateMetadata;
export default page.Page;
