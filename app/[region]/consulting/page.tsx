/** The consulting home: IT people, services, news. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/consulting');

export const generateMetadata = page.generateMetadata;
export default page.Page;
