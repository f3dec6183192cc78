/** Support requests. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/support');

export const generateMetadata = page.generateMetadata;
export default page.Page;
