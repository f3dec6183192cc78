/** The consulting home: IT people, services, news. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/consulting');

export const generateMetadata = page.generateMetadata;
export default page.Page;
