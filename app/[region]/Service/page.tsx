/** All services. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/Service');

export const generateMetadata = page.generateMetadata;
export default page.Page;
