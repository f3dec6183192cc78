/** Open jobs and how we hire. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/Careers');

export const generateMetadata = page.generateMetadata;
export default page.Page;
