/** All services. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/Service');

export const generateMetadata = page.generateMetadata;
export default page.Page;
